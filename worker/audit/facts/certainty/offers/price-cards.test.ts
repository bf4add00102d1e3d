import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const DISHES = ['Onion soup', 'Fish stew', 'Lamb pie', 'Plum cake'];
const sure = (card: (dish: string, at: number) => string) => {
  const html = `<html lang="en"><main><h2>Our menu</h2><div class="menu">${DISHES.map(card).join('')}</div></main></html>`;
  const seen = website({ target, pages: [page(html, { role: 'prices' })] });
  return rateFacts(readFacts(seen), seen).prices.flatMap(({ value, certainty }) =>
    certainty === 'certain' ? [`${value.what} ${value.asShown}`] : [],
  );
};
const dish = (name: string, sum: string, more = '') =>
  `<div class="dish"><div class="name">${name}</div>${more}<div class="sum">${sum}</div></div>`;

it('a sum alone in its element, on a card that names one item as all cards beside it do', () => {
  expect(sure((name, at) => dish(name, `${at + 8},50 €`, '<div class="how">With bread and herbs</div>'))).toEqual([
    'Onion soup 8,50 €',
    'Fish stew 9,50 €',
    'Lamb pie 10,50 €',
    'Plum cake 11,50 €',
  ]);
});

it('words beside the sum, or a second sum on most cards, leave it in doubt', () => {
  expect(sure((name, at) => dish(name, `${at + 8},50 € on Fridays with a drink of the house`))).toEqual([]);
  expect(sure((name, at) => dish(name, `${at + 8},50 €`, '<div class="small">4,50 €</div>'))).toEqual([]);
});
