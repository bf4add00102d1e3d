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

it('a word or three right below the cards may say how much of it the sums are for', () => {
  const cards = (below: string) => {
    const of = DISHES.slice(1).map((name, at) => `<div class="card"><h3>${name}</h3><h4>${at + 4} €</h4></div>`);
    const html = `<html lang="en"><main><h2>Prices</h2><div class="box"><div class="row">${of.join('')}</div>${below}</div></main></html>`;
    const seen = website({ target, pages: [page(html, { role: 'prices' })] });
    return rateFacts(readFacts(seen), seen).prices.filter(({ certainty }) => certainty === 'certain').length;
  };
  expect(cards('')).toBe(3);
  expect(cards('<p>In kg</p>')).toBe(0);
  expect(cards('<p>All of it is baked by us on the day before and kept cool.</p>')).toBe(3);
});

it('a word or two beside the sum say how much is to be paid, or for how much', () => {
  const cards = (sum: (price: string) => string) =>
    sure((name, at) => `<div class="card"><h3>${name}</h3><div class="row">${sum(`${at + 8},50 €`)}</div></div>`);
  expect(cards((price) => `<div><span>${price}</span></div>`)).toHaveLength(4);
  expect(cards((price) => `<div><small>Medium bowl</small><br><span>${price}</span></div>`)).toEqual([]);
  expect(cards((price) => `<div>${price}</div><div>half a kilo</div>`)).toEqual([]);
  expect(cards((price) => `<div><small>from</small><br><span>${price}</span></div>`)[0]).toBe('Onion soup from 8,50 €');
  expect(cards((price) => `<div>${price}<span>per bowl</span></div>`)[0]).toBe('Onion soup 8,50 € per bowl');
});
