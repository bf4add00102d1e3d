import { expect, it } from 'vitest';
import { withOwnTown } from './as-written.ts';

const address = { street: 'Larchlane 1', postalCode: '4695 BJ', locality: 'Larchdyke', region: null, country: 'NL' };

it('names the town in the words of an address whose street stands behind its code', () => {
  const twice = { ...address, text: 'Larchlane 1, 4695BJ Larchlane' };
  expect(withOwnTown(twice).text).toBe('Larchlane 1, 4695BJ Larchdyke');
  expect(withOwnTown({ ...twice, locality: null }).text).toBe('Larchlane 1, 4695BJ');
});

it('leaves a street that bears the name of its town', () => {
  const same = { ...address, street: 'Larchdyke 1', text: 'Larchdyke 1, 4695BJ Larchdyke' };
  expect(withOwnTown(same)).toBe(same);
  const plain = { ...address, text: 'Larchlane 1, 4695BJ Larchdyke' };
  expect(withOwnTown(plain)).toBe(plain);
});

it('names the town where the province stands in its place', () => {
  const other = { ...address, street: 'Via Larice 1, Fraz. Olmo', postalCode: '33044', locality: 'Larchdyke' };
  expect(withOwnTown({ ...other, text: 'Via Larice 1, Fraz. Olmo, 33044 Elms' }).text).toBe(
    'Via Larice 1, Fraz. Olmo, 33044 Larchdyke',
  );
  const whole = { ...other, text: 'Via Larice 1, Larchdyke, 33044 Elms' };
  expect(withOwnTown(whole)).toBe(whole);
});
