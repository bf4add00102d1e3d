import { expect, it } from 'vitest';
import { countingLines } from './recommendations.ts';
import { townsOf } from './where-it-is.ts';

const at = (locality: string | null, certainty: 'certain' | 'likely' = 'certain') => ({
  value: { street: 'Mill Lane 1', postalCode: null, locality, region: null, country: null, text: 'Mill Lane 1' },
  sources: [],
  isVisited: true as const,
  certainty,
});
const told = (...addresses: ReturnType<typeof at>[]) => {
  const { names, isAll } = townsOf(addresses, ({ certainty }) => certainty === 'certain');
  return [names, isAll];
};

it('names every town of a business with several houses, and says where there may be more', () => {
  expect(told(at('Leeds'))).toEqual([['Leeds'], true]);
  expect(told(at('Leeds'), at('York'), at('Leeds'))).toEqual([['Leeds', 'York'], true]);
  expect(told(at('Leeds'), at('York', 'likely'))).toEqual([['Leeds'], false]);
  expect(told(at('Leeds'), at('York'), at('Hull'), at('Ripon'))[0]).toEqual([]);
});

it('says of as many lines as stand below that they are listed', () => {
  const how = 'Correct each element we list. We list 3 of at least 4.';
  expect(countingLines(how, 3)).toBe(how);
  expect(countingLines(how, 2)).toBe('Correct each element we list. We list 2 of at least 4.');
  expect(countingLines(how, 1)).toBe('Correct each element we list. This is one of at least 4.');
  expect(countingLines('Correct it.', 1)).toBe('Correct it.');
});
