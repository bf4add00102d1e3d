import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readPrices } from './prices.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const pricesOf = (html: string, rendered?: string) =>
  readPrices(
    website({
      target,
      pages: [page(html, rendered === undefined ? {} : { rendered })],
      language: null,
      country: 'DE',
    }),
  ).map(({ value }) => `${value.what} = ${value.asShown}`);
const cards = (old: string) =>
  `<main><div class="c"><h3>Cut</h3><p>${old} 40 €</p></div><div class="c"><h3>Colour</h3><p>70 €</p></div></main>`;

describe('a sum that is struck through', () => {
  it.each([
    ['as text of old', cards('<s>50 €</s>')],
    ['as deleted', cards('<del>50 €</del>')],
    ['by its style', cards('<span style="color: red; text-decoration: line-through">50 €</span>')],
  ])('is no price: %s', (_, html) => {
    expect(pricesOf(html)).toEqual(['Cut = 40 €', 'Colour = 70 €']);
  });

  it('is none either where only a browser sees the line, and elsewhere it is one', () => {
    const served = cards('<span class="was">50 €</span>').replace('70 €', '50 €');
    const drawn = served.replace('class="was"', 'class="was" data-answerable-struck=""');
    expect(pricesOf(served, drawn)).toEqual(['Cut = 40 €', 'Colour = 50 €']);
    expect(pricesOf(served)).toContain('Cut = 50 €');
  });
});

describe('words beside a sum', () => {
  const two = (write: (name: string, sum: string) => string) =>
    pricesOf(`<main><ul>${write('Acacia honey', '8 €')}${write('Lime honey', '9 €')}</ul></main>`);

  it.each([
    ['a size that several have', '500 g jar', ['Acacia honey = 8 €', 'Lime honey = 9 €']],
    ['the button of each card', 'Order →', ['Acacia honey = 8 €', 'Lime honey = 9 €']],
    ['what comes on top', '+ osat', ['Acacia honey = 8 € + osat', 'Lime honey = 9 € + osat']],
  ])('name no item behind it: %s', (_, words, prices) => {
    expect(two((name, sum) => `<li><h3>${name}</h3><div>${sum} ${words}</div></li>`)).toEqual(prices);
  });

  it.each(['Deposit:', '4 pack', 'alkaen'])('before it are told with it: %s', (words) => {
    expect(two((name, sum) => `<li><h3>${name}</h3><div>${words} ${sum}</div></li>`)).toEqual([
      `Acacia honey = ${words} 8 €`,
      `Lime honey = ${words} 9 €`,
    ]);
  });

  it('that begin with the letters of a currency are no sum', () => {
    expect(pricesOf('<main><p>© 2023 Audley Prints</p><p>Frame 20 EUR</p></main>')).toEqual(['Frame = 20 EUR']);
  });
});
