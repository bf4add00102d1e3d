import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import type { CheckInputs } from '../inputs.ts';
import { genericBusinessType } from './generic-business-type.ts';
import { incompleteLocalAddress } from './incomplete-local-address.ts';
import { sparseLocalMarkup } from './sparse-local-markup.ts';
import { sparseOrganizationMarkup } from './sparse-organization-markup.ts';

const site = (node: object | null, overrides: Partial<CheckInputs> = {}) => {
  const html = node
    ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`
    : '<p>x</p>';
  return inputs({ pages: [page(html)], ...overrides });
};
const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: 'Hauptstr. 1',
  addressLocality: 'Berlin',
  postalCode: '10115',
  addressCountry: 'DE',
};
const dentist = (more: object) => ({ '@type': 'Dentist', name: 'Praxis', ...more });

describe('incomplete-local-address', () => {
  const run = (node: object | null, overrides = {}) => incompleteLocalAddress.run(site(node, overrides));

  it('passes name and full address, or the area served', () => {
    expect(run(dentist({ address: ADDRESS }))).toMatchObject({ outcome: 'pass' });
    expect(run(dentist({ areaServed: 'Leeds' }))).toMatchObject({ outcome: 'pass' });
    expect(run(dentist({ address: { ...ADDRESS, postalCode: '', addressCountry: 'HK' } }))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('is partial for an incomplete or undivided address', () => {
    expect(run(dentist({ address: { ...ADDRESS, addressCountry: '' } }))).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD Dentist', seen: 'nothing on address country' }],
    });
    expect(run(dentist({ address: 'Hauptstr. 1, Berlin' }))).toMatchObject({ outcome: 'partial' });
  });

  it('fails without address or node', () => {
    expect(run(dentist({}))).toMatchObject({ outcome: 'fail' });
    expect(run(null)).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'nothing that describes a business' }] });
  });

  it('does not apply to a business without a place', () => {
    expect(run(null, { isLocal: false })).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('sparse-local-markup', () => {
  const run = (node: object | null, overrides = {}) => sparseLocalMarkup.run(site(node, overrides));
  const FIVE = {
    telephone: '1',
    openingHours: 'Mo-Fr 9:00-17:00',
    geo: { '@type': 'GeoCoordinates', latitude: 1 },
    url: 'https://x.test',
    image: 'i.jpg',
  };

  it('passes five of six, is partial for three, fails two', () => {
    expect(run(dentist(FIVE))).toMatchObject({
      outcome: 'pass',
      evidence: [{ place: 'JSON-LD Dentist, 5 of 6' }],
    });
    expect(run(dentist({ telephone: '1', url: 'u', image: 'i' }))).toMatchObject({ outcome: 'partial' });
    expect(run(dentist({ telephone: '1', url: '' }))).toMatchObject({ outcome: 'fail' });
    expect(run(dentist({ ...FIVE, openingHours: ', , , ' }))).toMatchObject({ outcome: 'partial' });
    expect(run(dentist({ ...FIVE, openingHours: ', ,', priceRange: '$$' }))).toMatchObject({ outcome: 'pass' });
  });

  it('does not apply to a business without a place', () => {
    expect(run(null, { isLocal: false })).toMatchObject({ outcome: 'not_applicable' });
  });

  it('is partial for what only JavaScript shows', () => {
    const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...dentist(FIVE) })}</script>`;
    expect(sparseLocalMarkup.run(inputs({ pages: [page('<p>x</p>', { rendered: html })] }))).toMatchObject({
      outcome: 'partial',
    });
  });
});

describe('sparse-organization-markup', () => {
  const run = (node: object | null) => sparseOrganizationMarkup.run(site(node));

  it('counts what tells a business from others', () => {
    const all = { logo: 'l.png', sameAs: ['https://a.test'], telephone: '1', description: 'd', legalName: 'X Ltd' };
    expect(run({ '@type': 'Organization', name: 'X', ...all })).toMatchObject({ outcome: 'pass' });
    expect(run({ '@type': 'Organization', name: 'X', logo: 'l', email: 'e', description: 'd' })).toMatchObject({
      outcome: 'partial',
    });
    for (const name of ['X GmbH', 'X UG (haftungsbeschränkt)', 'X Pty Ltd'])
      expect(run({ '@type': 'Organization', ...all, name, legalName: '' }), name).toMatchObject({ outcome: 'pass' });
    expect(run({ '@type': 'Organization', ...all, name: 'KG Gardens', legalName: '' })).toMatchObject({
      outcome: 'partial',
    });
    expect(run({ '@type': 'Organization', name: 'X' })).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: expect.stringMatching(/^nothing on logo, profiles, .*founding date$/) }],
    });
    expect(run(null)).toMatchObject({ outcome: 'fail' });
  });
});

describe('generic-business-type', () => {
  const trade = (id: 'dentist' | 'cleaner') => ({
    value: { id, label: id, confidence: 1 },
    certainty: 'certain' as const,
    sources: [],
  });
  const run = (node: object | null, id: 'dentist' | 'cleaner', overrides = {}) => {
    const base = site(node, overrides);
    return genericBusinessType.run({ ...base, facts: { ...base.facts, trade: trade(id) } });
  };

  it('passes a type of its own, and a generic one where schema.org has no other', () => {
    expect(run(dentist({}), 'dentist')).toMatchObject({ outcome: 'pass' });
    expect(run({ '@type': 'LocalBusiness', name: 'X' }, 'cleaner')).toMatchObject({ outcome: 'pass' });
  });

  it('is partial for LocalBusiness and fails Organization, naming the better type', () => {
    expect(run({ '@type': 'LocalBusiness', name: 'X' }, 'dentist')).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: 'LocalBusiness "X"; schema.org has Dentist' }],
    });
    expect(run({ '@type': 'Organization', name: 'X' }, 'dentist')).toMatchObject({ outcome: 'fail' });
  });

  it('does not apply without a node or a place', () => {
    expect(run(null, 'dentist')).toMatchObject({ outcome: 'not_applicable' });
    expect(run(dentist({}), 'dentist', { isLocal: false })).toMatchObject({ outcome: 'not_applicable' });
  });
});
