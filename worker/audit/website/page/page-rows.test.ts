import { describe, expect, it } from 'vitest';
import { nameOfLink, piecesOf } from './page-rows.ts';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage(html, 'https://example.test/');

describe('elements side by side', () => {
  const rowsOf = (html: string) => read(html).rows;

  it('are rows, the inner before the outer, with the element around them', () => {
    const card = (name: string) => `<div><h3>${name}</h3><ul><li>One</li><li>Two</li></ul></div>`;
    expect(
      rowsOf(`<main><section><h2>Boats</h2>${card('Canoe')}${card('Kayak')}<p>Call us.</p></section></main>`),
    ).toEqual([
      { from: 2, to: 4, items: [2, 3, 3, 4] },
      { from: 5, to: 7, items: [5, 6, 6, 7] },
      { from: 0, to: 8, items: [1, 4, 4, 7] },
    ]);
  });

  it('count as whole links too, and not in menus or without text', () => {
    expect(rowsOf('<div><a href="/a"><div>A</div><p>B</p></a><a href="/b"><div>C</div><p>D</p></a></div>')).toEqual([
      { from: 0, to: 4, items: [0, 2, 2, 4] },
    ]);
    expect(rowsOf('<nav><ul><li>A</li><li>B</li></ul></nav><div><p></p><p>C</p></div>')).toEqual([]);
  });
});

describe('where elements meet in a text', () => {
  const pieces = (html: string) => read(html).blocks.map(piecesOf);

  it('it can be cut, where a word may begin', () => {
    expect(pieces('<p><b>Ida B.</b><small>Leeds</small></p><p>An <b>apple</b>s and <i>pear</i> tree</p>')).toEqual([
      ['Ida B.', 'Leeds'],
      ['An apples and pear tree'],
    ]);
    expect(pieces('<p><b>Party cone</b><i>from 0.55</i></p><p><b>bo</b>ld and <i>l</i><i>etter</i></p>')).toEqual([
      ['Party cone', 'from 0.55'],
      ['bold and letter'],
    ]);
    expect(pieces('<p><b>Haircut</b><span>30 min</span><br><span>40 €</span></p>')).toEqual([
      ['Haircut', '30 min', '40 €'],
    ]);
  });

  it('a link is called what stands before its explanation', () => {
    const view = read('<div><a href="/a">Cleaning<small>For a tidy home</small></a> <a href="/b">Errands</a></div>');
    expect(view.links.map((link) => nameOfLink(view, link))).toEqual(['Cleaning', 'Errands']);
  });
});
