import { describe, expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { unwrittenBlocks } from './unwritten-blocks.ts';

const texts = (html: string) => unwrittenBlocks(page(html).plain.view).map(({ text }) => text);
const card = (heading: string, text: string) => `<div><h3>${heading}</h3><p>${text}</p></div>`;

describe('blocks that hold the place of a text', () => {
  it('are headings of dots alone', () => {
    expect(texts('<h1>...</h1><h2>Our kilns…</h2>')).toEqual(['...']);
    expect(texts('<p>...</p>')).toEqual([]);
  });

  it('are cards of the same words, broken off by dots, three times and more', () => {
    const alike = card('Kiln', 'A few words on this kiln....');
    expect(texts(alike.repeat(3) + card('Wheel', 'Turns both ways.'))).toHaveLength(3);
    expect(texts(alike + card('Kiln', 'A few words on this kiln.... .') + alike)).toHaveLength(3);
    expect(texts(alike.repeat(2))).toEqual([]);
  });

  it('are no calls to act that stand on a page again and again, and no teasers', () => {
    expect(texts(card('Ready to fire?', 'Ask us for a date today.').repeat(4))).toEqual([]);
    const cut = card('Kiln', 'For sale: a kiln of fire brick, built in Leeds, used for two winters and mended...');
    expect(texts(cut.repeat(12))).toEqual([]);
    expect(texts(['Kiln', 'Wheel', 'Glaze'].map((name) => card(name, 'More on this soon...')).join(''))).toEqual([]);
  });
});
