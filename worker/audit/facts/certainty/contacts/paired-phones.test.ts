import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FIRST = ['12 Larch Lane', 'Bath BA1 2AB', '+44 20 7946 0123'] as const;
const SECOND = ['7 Birch Road', 'York YO1 7HH', '+44 20 7946 0124'] as const;

function paired(html: string) {
  const map = [FIRST, SECOND].map(([street]) => `<a href="https://maps.google.com/?q=${street}">Map</a>`).join('');
  const seen = website({
    target,
    pages: [page(`<html lang="en"><head><title>Larch Pizza</title></head><body>${html}${map}</body></html>`)],
  });
  return rateFacts(readFacts(seen), seen).addresses.map(({ certainty, phone }) => [certainty, phone ?? null]);
}

const number = (shown: string) => `<p><a href="tel:${shown.replace(/ /g, '')}">${shown}</a></p>`;
const card = ([street, town, phone]: readonly [string, string, string], isFirst: boolean) => {
  const address = `<address>${street}, ${town}</address>`;
  return `<div class="card">${isFirst ? number(phone) : ''}${address}${isFirst ? '' : number(phone)}</div>`;
};

it('a number goes with the place it stands with in every card', () => {
  const own = [
    ['certain', '+442079460123'],
    ['certain', '+442079460124'],
  ];
  expect(paired(card(FIRST, false) + card(SECOND, false))).toEqual(own);
  const other = [
    ['certain', null],
    ['certain', null],
  ];
  // Both below the last one, and one above the first: which is whose?
  expect(paired(card(FIRST, true) + card(SECOND, false))).toEqual(other);
});
