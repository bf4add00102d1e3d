import { expect, it } from 'vitest';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { headedParts } from './answer-title.ts';

const headed = (title: string) => {
  const results = {
    facts: { addresses: [{ value: { locality: 'Larchford' } }] },
    pages: [{ url: 'https://larch.test/', role: 'home', title }],
  } as unknown as Results;
  const citations = { cite: () => [1] } as unknown as Citations;
  return headedParts(results, { name: 'Larch & Son', citations }).map(({ text }) => text);
};

it('the title of the home page is quoted where it says more than name and town', () => {
  expect(headed('Larch & Son | violins and bows')).toEqual([
    'The title of its home page is “Larch & Son | violins and bows”.',
  ]);
  expect(headed('Larch & Son, Larchford | Home')).toEqual([]);
  expect(headed('Larch & Son')).toEqual([]);
  expect(headed('Larch & Son - violins and bows | index')).toEqual([]);
  expect(headed('| violins and bows')).toEqual(['The title of its home page is “violins and bows”.']);
});
