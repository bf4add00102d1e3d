import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FRAME = '<html lang="en"><body><h1>Larch boards</h1>';
const HOURS = '<h2>Opening hours</h2><p>Mon-Fri 9:00-17:00</p>';

function certainty(plain: string, drawn: string, missesData: boolean) {
  const home = page(FRAME + plain, { rendered: FRAME + drawn });
  if (home.rendered) home.rendered.missesData = missesData;
  const seen = website({ target, pages: [home] });
  return rateFacts(readFacts(seen), seen).openingHours?.certainty;
}

it('what scripts draw is not certain while data they asked for did not arrive', () => {
  expect(certainty('', HOURS, false)).toBe('certain');
  expect(certainty('', HOURS, true)).toBe('likely');
  expect(certainty(HOURS, HOURS, true)).toBe('certain');
});

const pairs = (...entries: [string, string][]) =>
  `<html lang="en"><body><main><h1>FAQ</h1>${entries.map(([ask, say]) => `<h2>${ask}</h2><p>${say}</p>`).join('')}</main></body></html>`;
const ORDER: [string, string] = ['How do I order?', 'Write to us, and we set a day on which you fetch it.'];
const PLACE: [string, string] = ['Where do I fetch it?', 'At our stand in Larchford, on the square.'];

function certainties(served: string, rendered: string) {
  const seen = website({ target, pages: [page(served, { url: `${HOME}faq`, role: 'faq', rendered })] });
  return rateFacts(readFacts(seen), seen).faq.map(({ value, certainty }) => `${value.question} ${certainty}`);
}

it('a question or an answer that a script replaces is not certain', () => {
  const served = pairs(ORDER, PLACE);
  expect(certainties(served, served)).toEqual(['How do I order? certain', 'Where do I fetch it? certain']);
  const paused = pairs(['When can I order?', 'Orders are paused.'], PLACE);
  expect(certainties(served, paused).slice(0, 2)).toEqual(['How do I order? likely', 'Where do I fetch it? certain']);
  const moved = pairs(ORDER, ['Where do I fetch it?', 'At our stand in Elmham.']);
  expect(certainties(served, moved)).toEqual(['How do I order? certain', 'Where do I fetch it? likely']);
});
