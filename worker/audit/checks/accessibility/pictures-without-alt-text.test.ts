import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { picturesWithoutAltText } from './pictures-without-alt-text.ts';

it('asks for no words for what a page is tiled with, nor for the corners of a frame drawn from it', () => {
  const tiles = ['top', 'side'].flatMap((name) => Array.from({ length: 9 }, () => `<img src="${name}.png">`)).join('');
  const frame = `<section><b><img src="corner.png"><i>${tiles}</i></b></section>`;
  const run = (html: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] }));
  expect(run(`${frame}<img src="oven.jpg" alt="Our oven at night">`)).toMatchObject({ outcome: 'pass' });
  expect(run(`${frame}<img src="oven.jpg">`).seen).toEqual(['no text for oven.jpg']);
  expect(run('<img src="dot.png" style="width: 10px; height: 10px">').outcome).toBe('not_applicable');
});

it('takes a picture in place of the text of its page for none that decorates', () => {
  const MENU = ['Soups', 'Bread', 'Wine', 'Fish', 'Cakes', 'Teas', 'Beer', 'Eggs'];
  const menu = Array.from({ length: 8 }, (_, i) => `<img src="m${i}.png" alt="${MENU[i]}">`).join('');
  const run = (html: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] }));
  const drawn = Array.from({ length: 4 }, (_, i) => `<p><img src="words${i}.png" alt=""></p>`).join('');
  expect(run(menu + drawn)).toMatchObject({ outcome: 'partial', cause: 'all-declared-empty' });
  expect(run(`<p>${'We bake at night. '.repeat(9)}</p>${menu}${drawn}`).outcome).toBe('pass');
});

it('takes one picture without a text for a fault, however many have one', () => {
  const many = ['Oven', 'Counter', 'Rye', 'Oats', 'Bagel', 'Plum cake', 'Baker', 'Street', 'Door', 'Sacks', 'Mill']
    .map((alt) => `<img src="${alt}.jpg" alt="${alt}">`)
    .join('');
  const run = (html: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] }));
  expect(run(`${many}<img src="hero.jpg">`)).toMatchObject({ outcome: 'partial', seen: ['no text for hero.jpg'] });
  expect(run(`${many}<img src="hero.jpg" alt="IMG_2041.jpg">`).outcome).toBe('inconclusive');
  expect(run(many).outcome).toBe('pass');
});

it('praises no texts that a template left, and takes them for no fault', () => {
  const run = (...texts: string[]) =>
    runCheck(
      picturesWithoutAltText,
      inputs({ pages: [page(texts.map((alt, at) => `<img src="p${at}.jpg" alt="${alt}">`).join(''))] }),
    ).outcome;
  expect(run('Bild', 'Our oven')).toBe('inconclusive');
  expect(run('Slide 1', 'Our oven')).toBe('inconclusive');
  expect(run('Product 1', 'Product 2', 'Product 3')).toBe('inconclusive');
  expect(run('Rye loaf', 'Our oven', 'Our shop 2')).toBe('pass');
});
