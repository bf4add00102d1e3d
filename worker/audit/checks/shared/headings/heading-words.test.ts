import { expect, it } from 'vitest';
import { page } from '../../../../testing/audit-builders.ts';
import { headingWords } from './heading-words.ts';

const wordsOf = (html: string): string[] => {
  const { view } = page(html).plain;
  return view.headings.map((one) => headingWords(view, one));
};

it('quotes a heading, and none that a picture is a part of or that was never closed', () => {
  expect(wordsOf('<h1>Larch Lane</h1>')).toEqual(['Larch Lane']);
  expect(wordsOf('<h1 class="name">Larch <b><img src="l.svg"></b>ane</h1><h2>Looms</h2>')).toEqual([
    'a heading with a picture in it',
    'Looms',
  ]);
  expect(wordsOf(`<h1>${'We weave. '.repeat(30)}</h1>`)).toEqual(['a heading of 60 words']);
});
