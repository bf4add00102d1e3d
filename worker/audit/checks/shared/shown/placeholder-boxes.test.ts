import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { placeholderBoxes } from './placeholder-boxes.ts';

const box = (text: string, more = '') => `<div><div class="pic-placeholder">${more}<small>${text}</small></div></div>`;
const found = (...parts: string[]) => {
  const { unfilled, possible } = placeholderBoxes([page(`<main><h1>Larch</h1>${parts.join('')}</main>`)]);
  return [unfilled, possible].map((all) => all.map(({ seen }) => seen));
};
const TEXTS = ['Larbo: the mill at noon urnimo', 'Larbo: two mules urnimo', 'Larbo: flour on oak urnimo'];

it('texts of one pattern in boxes for pictures were never replaced', () => {
  expect(found(...TEXTS.map((text) => box(text)))).toEqual([TEXTS, []]);
  const ends = ['Mill at noon urnimo', 'Our two mules urnimo', 'Flour on oak urnimo'];
  expect(found(...ends.map((text) => box(text)))).toEqual([ends, []]);
});

it('one text in box after box of a page was never replaced either', () => {
  const again = Array.from({ length: 3 }, () => 'Larbo urnimo');
  expect(found(...again.map((text) => box(text)))).toEqual([again, []]);
  expect(found(...again.slice(1).map((text) => box(text)))).toEqual([[], again.slice(1)]);
});

it('what one page shows again and again was not replaced on another that shows it once', () => {
  const shop = page(Array.from({ length: 3 }, () => box('Larbo urnimo')).join(''));
  const home = page(box('Larbo urnimo'), { url: 'https://larch.test/home' });
  expect(placeholderBoxes([home, shop]).unfilled).toHaveLength(4);
});

it('of one or two nobody can tell', () => {
  expect(found(...TEXTS.slice(1).map((text) => box(text)))).toEqual([[], TEXTS.slice(1)]);
});

it('a picture, something to click, a name for a script, or no such box is none', () => {
  expect(found(...TEXTS.map((text) => box(text, '<img src="a.jpg" alt="">')))).toEqual([[], []]);
  expect(found(...TEXTS.map((text) => box(text, '<a href="/map">Map</a>')))).toEqual([[], []]);
  expect(found('<div id="film-placeholder"><p>Larbo the film urnimo</p></div>')).toEqual([[], []]);
  expect(found(...TEXTS.map((text) => `<p class="caption">${text}</p>`))).toEqual([[], []]);
});

it('nor is what a script replaces', () => {
  const html = (inside: string) => `<main><h1>Larch</h1>${inside}</main>`;
  const drawn = html('<div><div class="pic-placeholder"><img src="a.jpg" alt=""></div></div>');
  const late = page(html(TEXTS.map((text) => box(text)).join('')), { rendered: drawn });
  expect(placeholderBoxes([late])).toEqual({ unfilled: [], possible: [] });
});
