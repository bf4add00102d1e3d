import { expect, it } from 'vitest';
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
