import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { picturesWithoutAltText } from './pictures-without-alt-text.ts';

it('counts slides that wait their turn with the one on show, where all bear its empty word', () => {
  const slides = (alt: string) => {
    const html = [0, 1, 2]
      .map((i) => `<div ${i > 0 ? 'hidden' : ''}><img src="s${i}.jpg" alt="${alt}"></div>`)
      .join('');
    return runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] })).seen;
  };
  expect(slides('Image')).toEqual([0, 1, 2].map(() => 'Image (the text of 3 pictures)'));
  expect(slides('Our oven at night')).toEqual(['Our oven at night']);
});

it('asks for no words for what a page is tiled with, nor for the corners of a frame drawn from it', () => {
  const tiles = ['top', 'side'].flatMap((name) => Array.from({ length: 9 }, () => `<img src="${name}.png">`)).join('');
  const frame = `<section><b><img src="corner.png"><i>${tiles}</i></b></section>`;
  const run = (html: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] }));
  expect(run(`${frame}<img src="oven.jpg" alt="Our oven at night">`)).toMatchObject({ outcome: 'pass' });
  expect(run(`${frame}<img src="oven.jpg">`).seen).toEqual(['no text for oven.jpg']);
  expect(run('<img src="dot.png" style="width: 10px; height: 10px">').outcome).toBe('not_applicable');
});

it('takes a picture in place of the text of its page for none that decorates', () => {
  const menu = Array.from({ length: 8 }, (_, i) => `<img src="m${i}.png" alt="Part ${i}">`).join('');
  const run = (html: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(html)] }));
  const drawn = Array.from({ length: 4 }, (_, i) => `<p><img src="words${i}.png" alt=""></p>`).join('');
  expect(run(menu + drawn)).toMatchObject({ outcome: 'partial', cause: 'all-declared-empty' });
  expect(run(`<p>${'We bake at night. '.repeat(9)}</p>${menu}${drawn}`).outcome).toBe('pass');
});

it('asks for no other words for the sign of a telephone that bears the number beside it', () => {
  const outcome = (beside: string) =>
    runCheck(picturesWithoutAltText, inputs({ pages: [page(`<p><img src="p.png" alt="0161 496 0949">${beside}</p>`)] }))
      .outcome;
  expect(outcome('Call us: 0161 496 0949')).toBe('not_applicable');
  expect(outcome('Call us')).not.toBe('not_applicable');
});

it('takes the number of a picture in its row for no text of the link around it', () => {
  const row = (title: string) =>
    [1, 2, 3]
      .map((i) => `<a href="/b${i}.jpg" title="${title}${i}"><img src="/s${i}.jpg" alt="customer"></a>`)
      .join('');
  const run = (title: string) => runCheck(picturesWithoutAltText, inputs({ pages: [page(row(title))] }));
  expect(new Set(run('').seen)).toEqual(new Set(['customer (the text of 3 pictures)']));
  expect(run('Our dog no. ').outcome).toBe('not_applicable');
});
