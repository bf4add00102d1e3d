import { expect, it } from 'vitest';
import { ownCalling } from './own-calling.ts';

it.each([
  ['Larch Solicitors', 'lawyer', 'Lawyer', 'Solicitors'],
  ['Larch Plumbing', 'plumber', 'Plumber', null],
  ['Gasthaus Lärche', 'restaurant', 'Restaurant', 'Gasthaus'],
  ['Larch & Sons', 'lawyer', 'Lawyer', null],
] as const)('%s, %s, is told as %s or its own word', (name, id, label, own) => {
  expect(ownCalling(name, id, label)).toBe(own);
});
