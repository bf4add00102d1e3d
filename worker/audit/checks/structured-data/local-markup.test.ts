import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
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
const source = { pageUrl: HOME, view: 'plain' as const, place: 'footer > p', seen: 'as seen' };
const hours = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [], byAppointment: false };
/** A website that shows where it is, how to reach it and when it is open. */
const shown = facts({
  addresses: [
    {
      value: { street: 'Hauptstr. 1', postalCode: '10115', locality: 'Berlin', region: null, country: 'DE', text: '' },
      sources: [source],
    },
  ],
  phones: [{ value: '+49301', asShown: '030 1', kind: 'landline', sources: [source] }],
  socialProfiles: [{ value: 'https://instagram.com/praxis', sources: [source] }],
  openingHours: { value: hours, sources: [source] },
});
const dentist = (more: object) => ({ '@type': 'Dentist', name: 'Praxis', ...more });

describe('incomplete-local-address', () => {
  const run = (node: object | null, overrides: Partial<CheckInputs> = {}) =>
    incompleteLocalAddress.run(site(node, { facts: shown, ...overrides }));

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
      evidence: [{ place: 'JSON-LD Dentist', seen: 'missing: address country' }],
    });
    expect(run(dentist({ address: 'Hauptstr. 1, Berlin' }))).toMatchObject({ outcome: 'partial' });
  });

  it('calls no address incomplete that lacks its name alone', () => {
    expect(run({ '@type': 'Dentist', address: ADDRESS })).toMatchObject({ cause: 'nameless' });
  });

  it('fails without address or node', () => {
    expect(run(dentist({}))).toMatchObject({ outcome: 'fail' });
    expect(run(null)).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'nothing that says whose it is' }] });
  });

  it('misses nothing that no page shows', () => {
    const unshown = { facts: facts({}) };
    expect(run(dentist({ address: { ...ADDRESS, streetAddress: '', postalCode: '' } }), unshown)).toMatchObject({
      outcome: 'pass',
    });
    expect(run(dentist({}), unshown)).toMatchObject({ outcome: 'inconclusive' });
  });

  it('does not apply to a business without a place', () => {
    expect(run(null, { isLocal: false })).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('sparse-local-markup', () => {
  const run = (node: object | null, overrides: Partial<CheckInputs> = {}) =>
    sparseLocalMarkup.run(site(node, { facts: shown, ...overrides }));
  const FIVE = {
    telephone: '1',
    openingHours: 'Mo-Fr 9:00-17:00',
    geo: { '@type': 'GeoCoordinates', latitude: 1 },
    url: 'https://x.test',
    image: 'i.jpg',
  };

  it('passes all but one, is partial for half, fails less', () => {
    expect(run(dentist(FIVE))).toMatchObject({
      outcome: 'pass',
      evidence: [{ place: 'JSON-LD Dentist' }],
    });
    expect(run(dentist({ telephone: '1', url: 'u', image: 'i' }))).toMatchObject({ outcome: 'partial' });
    expect(run(dentist({ telephone: '1', url: '' }))).toMatchObject({ outcome: 'fail' });
    const { geo: _geo, ...four } = FIVE;
    expect(run(dentist(four))).toMatchObject({ outcome: 'pass' });
    expect(run(dentist({ ...four, openingHours: ', , , ' }))).toMatchObject({ outcome: 'partial' });
    expect(run(dentist({ ...four, openingHours: ', ,', priceRange: '$$' }))).toMatchObject({ outcome: 'partial' });
    // An organization of no kind has neither hours nor a place on the map; what it is comes first.
    expect(run({ '@type': 'Organization', name: 'X', telephone: '1', url: 'u' })).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'JSON-LD Organization', seen: 'missing: picture' }],
    });
    // A business that shows no number and no hours leaves none out, and a picture is not what customers ask for.
    expect(run(dentist({ url: 'u', image: 'i' }), { facts: facts({}) })).toMatchObject({ outcome: 'inconclusive' });
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
  const run = (node: object | null, found = shown) => sparseOrganizationMarkup.run(site(node, { facts: found }));

  it('counts what tells a business from others', () => {
    const all = { logo: 'l.png', sameAs: ['https://a.test'], telephone: '1', description: 'd' };
    const of = (more: object) => run({ '@type': 'Organization', name: 'X', ...more });
    expect(of(all)).toMatchObject({ outcome: 'pass' });
    expect(of({ ...all, description: '' })).toMatchObject({ outcome: 'pass' });
    expect(of({ logo: 'l', email: 'e' })).toMatchObject({ outcome: 'partial' });
    expect(of({})).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'missing: logo, profiles, contact, description' }],
    });
    expect(run(null)).toMatchObject({ outcome: 'fail' });
  });

  it('credits a legal name, and misses none', () => {
    const some = { logo: 'l.png', telephone: '1' };
    for (const name of ['X GmbH', 'X UG (haftungsbeschränkt)', 'X Pty Ltd'])
      expect(run({ '@type': 'Organization', ...some, name }), name).toMatchObject({
        evidence: [{ place: 'JSON-LD Organization' }],
      });
    expect(run({ '@type': 'Organization', ...some, name: 'KG Gardens' })).toMatchObject({
      evidence: [{ place: 'JSON-LD Organization' }],
    });
  });

  it('misses no profile and no number where the pages show none', () => {
    expect(run({ '@type': 'Organization', name: 'X', logo: 'l', description: 'd' }, facts({}))).toMatchObject({
      outcome: 'pass',
    });
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
    const businessName = { value: 'Larch Dentist', certainty: 'certain' as const, sources: [] };
    return genericBusinessType.run({ ...base, facts: { ...base.facts, businessName, trade: trade(id) } });
  };

  it('passes a type of its own, and asks for no other where schema.org has none', () => {
    expect(run(dentist({}), 'dentist')).toMatchObject({ outcome: 'pass' });
    expect(run({ '@type': 'LocalBusiness', name: 'X' }, 'cleaner')).toMatchObject({ outcome: 'not_applicable' });
  });

  it('takes no type that schema.org does not have for a kind of business', () => {
    expect(run({ '@type': 'DentalService', name: 'X' }, 'dentist')).toMatchObject({ outcome: 'inconclusive' });
    expect(run({ '@type': ['DentalService', 'Dentist'], name: 'X' }, 'dentist')).toMatchObject({ outcome: 'pass' });
    expect(run({ '@type': ['LocalBusiness', 'gr:Dentist'], name: 'X' }, 'dentist')).toMatchObject({ outcome: 'pass' });
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

it('takes of descriptions that leave out the same that of the home page', () => {
  const block = (more: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...dentist(more) })}</script>`;
  const inner = page(block({ telephone: '1', award: 'Best', email: 'a@b.example' }), {
    url: `${HOME}team`,
    role: 'other',
  });
  const pages = [inner, page(block({ telephone: '1' }))];
  expect(sparseLocalMarkup.run(inputs({ pages, facts: shown }))).toMatchObject({ evidence: [{ pageUrl: HOME }] });
});
