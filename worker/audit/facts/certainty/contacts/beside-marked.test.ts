import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const OURS = '<a href="tel:+442079460123">+44 20 7946 0123</a>';
const DUTY = '<p>Duty line <a href="tel:+441134960200">+44 113 496 0200</a></p>';
const MARKED =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"VeterinaryCare","name":"Elm Vets","telephone":"+44 20 7946 0123"}</script>';

function phones(html: string) {
  const seen = website({ target, pages: [page(`<html lang="en"><h1>Elm Vets</h1>${html}</html>`)] });
  return rateFacts(readFacts(seen), seen).phones.map(({ value, certainty }) => `${value} ${certainty}`);
}

it('a number that neither markup, head, foot nor legal notice gives is likely where the markup gives another', () => {
  const main = `<main><header>${DUTY}</header><p>${OURS}</p></main>`;
  expect(phones(`${MARKED}${main}`)).toEqual(expect.arrayContaining(['+442079460123 certain', '+441134960200 likely']));
  expect(phones(main)).toContain('+441134960200 certain');
  expect(phones(`${MARKED}${main}<footer>${DUTY}</footer>`)).toContain('+441134960200 certain');
});
