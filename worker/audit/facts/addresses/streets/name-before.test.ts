import { expect, it } from 'vitest';
import { mayBeginWithName, withoutAddressee } from './name-before.ts';

const ADDRESS = { postalCode: '50996', locality: 'Köln', region: null, country: 'DE' };

it.each([
  ['Dachdecker Ida Ahorn Weißer Straße 32', 'Weißer Straße 32', 'Weißer Straße 32'],
  ['Haus 4, Weißer Straße 32', 'Weißer Straße 32', 'Haus 4, Weißer Straße 32'],
  ['Via Vittorio Veneto 1', 'Veneto 1', 'Via Vittorio Veneto 1'],
  ['Weißer Straße 32 D', 'Weißer Straße 32', 'Weißer Straße 32 D'],
])('%s, in data %s, is %s', (street, stated, expected) => {
  const address = { ...ADDRESS, street, text: `${street}, 50996 Köln` };
  expect(withoutAddressee(address, [stated])).toMatchObject({ street: expected, text: `${expected}, 50996 Köln` });
});

it.each([
  ['Dachdecker Ida Ahorn Weißer Straße 32', true],
  ['Bäckerei Ida Ahorn Hauptstraße 5', true],
  ['Neue Kölner Hauptstraße 5', false],
  ['Weißer Straße 32', false],
  ['An der alten Poststraße 5', false],
  ['Dr. Ida Ahorn Straße 4', false],
  ['Calle de Nuestra Señora Mayor 4', false],
])('%s may begin with a name: %s', (street, expected) => {
  expect(mayBeginWithName(street)).toBe(expected);
});
