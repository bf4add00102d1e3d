import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { oneSentence } from './one-sentence.ts';

const SENTENCE = 'A short account of the maker, of what she does and of how she came to it.';
const card = (name: string, text = SENTENCE) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`;
const found = (...cards: string[]) => oneSentence(page(`<main><h1>Larch</h1>${cards.join('')}</main>`));

it('sees a list of cards that all say the same, and none that holds another or a label', () => {
  const again = Array.from({ length: 3 }, () => card('Larbo urnimo'));
  expect(found(...again)).toMatchObject([{ seen: SENTENCE }]);
  expect(found(...again, card('Ada Larch'))).toEqual([]);
  expect(found(...again.slice(1))).toEqual([]);
  expect(found(...['Ada', 'Bea', 'Cleo'].map((name) => card(name)))).toEqual([]);
  expect(found(...again.map(() => card('Larbo urnimo', 'Read more')))).toEqual([]);
});
