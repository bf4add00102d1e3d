import { expect, it } from 'vitest';
import { toldOffers } from './told-offers.ts';

const told = (sure: string[], others: string[]) =>
  toldOffers(
    [...sure, ...others].map((value) => ({ value })),
    ({ value }) => sure.includes(value),
  ).map(({ value }) => value);

it('names what is on offer only where few are in doubt beside it', () => {
  expect(told(['Colour'], ['Cuts', 'Styling'])).toEqual([]);
  expect(told(['Colour', 'Cuts'], ['Styling'])).toEqual(['Colour', 'Cuts']);
});

it('takes two wordings of one thing as one', () => {
  expect(told(['Massage'], ['Back massage', 'Massage at home'])).toEqual(['Massage']);
});

it('names what a longer name begins with once', () => {
  expect(told(['Manicure and pedicure', 'Manicure', 'Double room', 'Large double room'], [])).toEqual([
    'Manicure and pedicure',
    'Double room',
    'Large double room',
  ]);
});
