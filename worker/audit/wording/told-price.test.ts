import { expect, it } from 'vitest';
import type { Results } from '../../contract/results.ts';
import { toldPrice } from './told-price.ts';

type Facts = Results['facts'];
const price = (what: string) =>
  ({
    value: { what, amount: 4, currency: 'EUR', asShown: '4 €' },
    certainty: 'certain',
    sources: [{ place: 'main > p' }],
  }) as Facts['prices'][number];
const told = (names: string[], services: string[] = []) => {
  const prices = names.map(price);
  return toldPrice(
    prices,
    prices,
    services.map((value) => ({ value }) as Facts['services'][number]),
  )?.value.what;
};

it('one price stands for the others, unless no name says of what', () => {
  expect(told(['Basic', 'Premium', 'Business'])).toBeUndefined();
  expect(told(['Carving', 'Gilding'], ['Gilding'])).toBe('Gilding');
  expect(told(['Feta', 'Feta of the oven'])).toBe('Feta');
  expect(told(['初診料', '再診料'])).toBe('初診料');
});
