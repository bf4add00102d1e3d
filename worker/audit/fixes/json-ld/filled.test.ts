import { expect, it } from 'vitest';
import { fill } from './filled.ts';

it('writes what is blank and leaves every value as it stands', () => {
  const own = { '@type': 'Dentist', name: 'Praxis Blum', telephone: '', email: 'info@blum.test', foundingDate: '1998' };
  expect(fill(own, { name: 'Blum GmbH', telephone: '+49301', email: 'other@blum.test' })).toBe(true);
  expect(own).toEqual({
    '@type': 'Dentist',
    name: 'Praxis Blum',
    telephone: '+49301',
    email: 'info@blum.test',
    foundingDate: '1998',
  });
  expect(fill(own, { name: 'Blum GmbH' })).toBe(false);
});

it('adds profiles once, however they are spelled', () => {
  const own = { sameAs: 'https://www.instagram.com/blum/#' };
  expect(fill(own, { sameAs: ['https://instagram.com/blum', 'https://www.facebook.com/blum'] })).toBe(true);
  expect(own.sameAs).toEqual(['https://www.instagram.com/blum/#', 'https://www.facebook.com/blum']);
});

it('completes an address of the same place, and no other', () => {
  const own = { address: { streetAddress: 'Hauptstr. 1', addressLocality: 'Bonn' } };
  expect(fill(own, { address: { streetAddress: 'Hauptstr. 1', postalCode: '53111', addressLocality: 'Bonn' } })).toBe(
    true,
  );
  expect(own.address).toEqual({ streetAddress: 'Hauptstr. 1', addressLocality: 'Bonn', postalCode: '53111' });
  const other = { address: { streetAddress: 'Markt 9' } };
  expect(fill(other, { address: { streetAddress: 'Hauptstr. 1', postalCode: '53111' } })).toBe(false);
});

it('adds no second profile of a network to those its owner names', () => {
  const own = { sameAs: ['https://www.instagram.com/larch.salon/'] };
  const known = { sameAs: ['https://instagram.com/larch_salon_spa', 'https://www.tiktok.com/@larchsalon'] };
  expect(fill(own, known)).toBe(true);
  expect(own.sameAs).toEqual(['https://www.instagram.com/larch.salon/', 'https://www.tiktok.com/@larchsalon']);
});
