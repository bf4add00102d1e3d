import { expect, it } from 'vitest';
import { readEnding } from './announced/ending-rules.ts';
import type { Found } from './latin/latin-found.ts';
import { readBehindStreet } from './latin/latin-rules.ts';

const STREET: Found = {
  street: 'Rua Larga',
  hasNumber: false,
  units: [],
  names: [],
  region: null,
  code: null,
  isTownNext: false,
  country: null,
};

it('says what the parts behind a street tell and which of them nothing takes, and changes neither', () => {
  const parts = Object.freeze(['45', 'Sala 3', 'Centro', 'Lages SC', 'aberto todos os dias', 'Brasil']);
  const start = Object.freeze({ ...STREET, units: Object.freeze([]), names: Object.freeze([]) });
  expect(readBehindStreet(parts, start, 'BR')).toEqual({
    found: { ...STREET, street: 'Rua Larga, 45', hasNumber: true, units: ['Sala 3'], names: ['Lages'], region: 'SC' },
    left: ['aberto todos os dias', 'Brasil'],
  });
  expect(start).toEqual(STREET);
});

it('takes no more of a part than is an address: what cannot be a place before a country is left whole', () => {
  expect(readBehindStreet(['reservas en Chile'], STREET, 'CL')).toEqual({ found: STREET, left: ['reservas en Chile'] });
});

it('takes the end off an address rule by rule and leaves its street and its town', () => {
  const pieces = Object.freeze(['Plot 14', 'Larch Road', 'Surat', 'Gujarat.', 'India', 'Pin Code: 788734']);
  expect(readEnding(pieces, 'IN')).toEqual({
    found: {
      postalCode: '788734',
      region: 'Gujarat',
      country: 'IN',
      town: null,
      namesLand: true,
      endsInLand: true,
    },
    left: ['Plot 14', 'Larch Road', 'Surat'],
  });
});
