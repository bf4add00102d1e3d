import { expect, it } from 'vitest';
import { fixesOf, websiteOf } from '../../../testing/fixes-of.ts';
import { jsonLdFixes } from './json-ld.ts';
import type { JsonNode } from './json-node.ts';
import { notInText } from './not-in-text.ts';
import type { PageMarkup, Part } from './page-markup.ts';

const placement = (links: string) => {
  const html = `<html lang="en"><head><title>Larch Yard</title></head><body><header><a href="/">Larch Yard</a></header>
    <main><h1>Larch Yard</h1><p>Write to us: <a href="mailto:us@larchyard.co.uk">us@larchyard.co.uk</a></p></main>
    <footer>${links}<p>© 2026 Larch Yard</p></footer></body></html>`;
  const website = websiteOf('https://larchyard.co.uk/', [{ path: '/', role: 'home', html }]);
  return fixesOf(jsonLdFixes, website).written.map(({ fix }) => fix.placement)[0];
};
const profile = (name: string) => `<a href="https://www.facebook.com/${name}">Facebook</a>`;

it('names the trade among what is left out where the type says none', () => {
  expect(placement('')).toMatch(
    /Not in this text: trade \(type\), .*profiles \(sameAs\)\. If schema\.org has a type .* in place of “Organization”\./,
  );
});

it('names profiles that the website links to and that are not settled', () => {
  expect(placement(profile('larchyard') + profile('larch.yard.old'))).toMatch(
    /Not in this text: .*profiles \(sameAs\)/,
  );
});

const business = { '@type': 'Bakery', '@id': '#business', name: 'Larch', url: 'https://larch.example/' };
const text = (added: JsonNode[], holds: Part[] = []): PageMarkup => ({ blocks: null, added, holds: new Set(holds) });
const asked = { seen: [], profiles: [], website: false };

it('tells of the website what it lacks itself', () => {
  const website = { '@type': 'WebSite', name: 'Larch' };
  expect(notInText(text([business, website]), { ...asked, website: true })).toBe(
    'Not in this text: url of the WebSite node.',
  );
  expect(notInText(text([{ ...website, url: 'https://larch.example/' }]), { ...asked, website: true })).toBeNull();
  expect(notInText(text([business]), { ...asked, website: true })).toBe('Not in this text: WebSite node.');
});

it('names by its finished text what the checks named as missing', () => {
  const seen = ['missing: place on the map, picture, postal code', 'not named as your logo: larch.png'];
  const filled = {
    ...business,
    hasMap: 'https://maps.example/1',
    address: { '@type': 'PostalAddress', postalCode: '1' },
  };
  expect(notInText(text([filled]), { ...asked, seen })).toBe('Not in this text: picture (image) and logo.');
  expect(notInText(text([{ ...filled, logo: 'https://larch.example/larch.png' }]), { ...asked, seen })).toBeNull();
});

it('tells of profiles that it names in part', () => {
  const profiles = ['https://www.facebook.com/larch', 'https://www.instagram.com/larch'];
  const named = { ...business, telephone: '1', email: 'a', address: 'b', openingHours: 'c', sameAs: profiles[0] ?? '' };
  const note = (sameAs: JsonNode[string]) =>
    notInText(text([{ ...named, sameAs }], ['business']), { ...asked, profiles });
  expect(note(profiles[0] ?? '')).toBe('Not in this text: further profiles (sameAs).');
  expect(note(['https://facebook.com/larch/', 'https://instagram.com/larch'])).toBeNull();
});
