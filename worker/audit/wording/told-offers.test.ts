import { expect, it } from 'vitest';
import { toldOffers } from './told-offers.ts';

const told = (sure: string[], others: string[]) =>
  toldOffers(
    [...sure, ...others].map((value) => ({ value })),
    ({ value }) => sure.includes(value),
  ).map(({ value }) => value);

it('names what is sure, whatever else is in doubt', () => {
  expect(told(['Colour'], ['Cuts', 'Styling'])).toEqual(['Colour']);
});

it('names what a longer name begins with once', () => {
  expect(told(['Manicure and pedicure', 'Manicure', 'Double room', 'Large double room'], [])).toEqual([
    'Manicure and pedicure',
    'Double room',
    'Large double room',
  ]);
});
