import { expect, it } from 'vitest';
import { facts } from '../../testing/audit-builders.ts';
import { wordsFor } from './words-for.ts';

const fact = (value: string, more: object = {}) => ({ value, certainty: 'certain', sources: [], ...more });
const told = (kind: 'businessName' | 'addresses' | 'phones', some: object) =>
  wordsFor([kind, 'your own'], facts(some as never) as never);

it('quotes a name, as a brand may be all it is', () => {
  expect(told('businessName', { businessName: fact('Larch & Fir') })).toBe('the name “Larch & Fir”');
});

it('counts what there is several of, and names what a number is for', () => {
  const landline = fact('+441', { kind: 'landline' });
  expect(told('phones', { phones: [landline] })).toBe('your own');
  expect(told('phones', { phones: [landline, fact('+442', { kind: 'mobile' })] })).toBe('2 phone numbers');
  expect(told('phones', { phones: [fact('+443', { kind: 'whatsapp' })] })).toBe('your WhatsApp number');
  expect(told('phones', { phones: [fact('+444', { kind: 'text' })] })).toBe('where to send you a message');
  const addresses = ['1 Elm Row', '9 Ash Hill'].map((street) => ({ ...fact(''), value: { street } }));
  expect(told('addresses', { addresses })).toBe('2 addresses');
});
