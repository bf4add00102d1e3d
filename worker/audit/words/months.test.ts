import { expect, it } from 'vitest';
import { MONTH_NAME, monthOf } from './months.ts';

it.each([
  ['January', 1],
  ['Jänner', 1],
  ['févr', 2],
  ['MÄRZ', 3],
  ['maerz', 3],
  ['Mrt', 3],
  ['aout', 8],
  ['setembro', 9],
  ['ottobre', 10],
  ['dez', 12],
  ['Larch', null],
])('%s is month %s', (name, month) => expect(monthOf(name)).toBe(month));

it('finds the whole of a name that begins as a shorter one', () => {
  expect('12 septembre 2026, 3 août'.match(new RegExp(MONTH_NAME, 'g'))).toEqual(['septembre', 'août']);
});
