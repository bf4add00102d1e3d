import { expect, it } from 'vitest';
import { pagesWords } from './summary.ts';

it.each([
  ['one that leads to no other', 1, 1, 1, '1 page found and read'],
  ['all that were found', 6, 6, 6, '6 of 6 pages read'],
  ['some of those that links name', 12, 12, 23, '12 of at least 23 pages read'],
])('pages: %s', (_, pagesRead, pagesChosen, pagesKnown, words) => {
  expect(
    pagesWords({ pagesRead, pagesChosen, pagesKnown, checksMeasured: 1, checksApplicable: 1, weightMeasured: 1 }),
  ).toBe(words);
});
