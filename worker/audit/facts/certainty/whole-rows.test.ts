import { expect, it } from 'vitest';
import type { Certainty } from '../facts.ts';
import { wholeRows } from './whole-rows.ts';

const entry = (value: string, certainty: Certainty, place = 'main > div.card > h3') => ({
  value,
  certainty,
  sources: [{ pageUrl: 'https://larch.test/', view: 'plain' as const, place, seen: value }],
});
const rated = (entries: readonly { certainty: Certainty }[]) => entries.map(({ certainty }) => certainty);

it('tells the last card of a row as it tells the others, and no entry set otherwise', () => {
  const row = [entry('Coats', 'certain'), entry('Rugs', 'certain'), entry('Snow', 'likely')];
  expect(rated(wholeRows([...row, entry('Read on', 'likely', 'main > a')], () => true))).toEqual([
    'certain',
    'certain',
    'certain',
    'likely',
  ]);
  expect(rated(wholeRows(row, ({ value }) => value !== 'Snow'))).toContain('likely');
});

it('leaves a row most of which is in doubt as it is', () => {
  const row = [entry('Coats', 'certain'), entry('Rugs', 'likely'), entry('Snow', 'likely')];
  expect(rated(wholeRows(row, () => true))).toEqual(['certain', 'likely', 'likely']);
});
