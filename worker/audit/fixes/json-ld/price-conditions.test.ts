import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { hasPriceCondition } from './price-conditions.ts';

const card = (name: string, sum: string) => `<div class="card"><h3>${name}</h3><p>${sum}</p></div>`;
const GRID = card('Soup table', '€ 12.50') + card('Roast table', '€ 32.00');
const has = (html: string) => hasPriceCondition(page(html), ['€ 12.50', '€ 32.00']);

describe('hasPriceCondition', () => {
  it.each([
    ['a sentence about all prices', `<p>All prices are per person, at least ten of them.</p><main>${GRID}</main>`],
    ['the same in another language', `<main>${GRID}</main><p>Alle prijzen gelden voor groepen van tien.</p>`],
    ['a unit in a line below', `<main>${GRID}<p>per person</p></main>`],
    ['a least number', `<main>${GRID}<p>Minimum 10 guests</p></main>`],
  ])('is told by %s', (_, html) => expect(has(html)).toBe(true));

  it.each([
    ['sums alone', `<main>${GRID}</main>`],
    ['what the list is called', `<h1>Menu and all of our prices</h1><main>${GRID}</main>`],
    ['a link', `<main>${GRID}</main><a href="/more">See all of our prices here</a>`],
  ])('is not told by %s', (_, html) => expect(has(html)).toBe(false));
});
