import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import type { RenderedPage } from '../../../website/read-pages.ts';
import { replacedTexts } from './replaced-texts.ts';

const line = (text: string, more = '') => `<main><h1>Rowan Ices</h1><p class="note">${text}</p>${more}</main>`;
const replaced = (plain: string, rendered: string) =>
  replacedTexts(page(plain, { rendered }) as RenderedPage).map(({ served, shown }) => [served, shown]);

it('finds a line that a script takes away for another one', () => {
  const [open, closed] = ['Open daily from 11 or 12', 'Winter break, see you next season'];
  expect(replaced(line(open), line(closed))).toEqual([[open, closed]]);
  expect(replaced(line(open), line(open))).toEqual([]);
  // It still stands there, or stood there before.
  expect(replaced(line(open), line(closed, `<h2>${open}</h2>`))).toEqual([]);
  expect(replaced(line(open, `<h2>${closed}</h2>`), line(closed))).toEqual([]);
});

it('finds none in what waits, in labels, in changed figures, and in lists', () => {
  expect(replaced(line('We are loading the flavours…'), line('Lemon, plum and hazel'))).toEqual([]);
  expect(replaced(line('Menu'), line('Close the menu'))).toEqual([]);
  expect(replaced(line('Joined by 20 happy guests'), line('Joined by 500 happy guests'))).toEqual([]);
  const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(replaced(list('one cup of lemon', 'two of plum'), list('a box of rye', 'the oat for four'))).toEqual([]);
});
