import { expect, it } from 'vitest';
import { findAddresses } from './address-texts.ts';

const read = (text: string) =>
  findAddresses(
    text.split('\n').map((line) => ({ text: line, tag: 'p', landmark: null, foreign: null })),
    'AR',
  ).map(({ address: { street, locality } }) => `${street} | ${locality}`);

it('reads the town of each branch above its pin', () => {
  const hours = 'Horarios de atención\nLun a Sáb 8:00 a 20:00';
  expect(read(`Boulogne\n📍 Antonio Sauce 2102\n${hours}\nEl Talar\n📍 Irigoitía 1815\n${hours}`)).toEqual([
    'Antonio Sauce 2102 | Boulogne',
    'Irigoitía 1815 | El Talar',
  ]);
});

it('takes no heading over a single pin for a town, nor a label', () => {
  expect(read('Visítanos\n📍 Antonio Sauce 2102\nHorarios de atención')).toEqual([]);
  expect(read('Dirección\n📍 Antonio Sauce 2102\nLun a Sáb 8:00 a 20:00\nDirección\n📍 Irigoitía 1815')).toEqual([]);
});
