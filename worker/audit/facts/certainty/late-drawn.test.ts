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
