import { expect, it } from 'vitest';
import { page, website } from '../../../../testing/audit-builders.ts';
import { readAddresses } from '../addresses.ts';
import { isShortened } from './fuller-text.ts';

const HOME = 'https://seefeld-lack.example/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('names the town in full where one of both writes it out', () => {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'AutoRepair',
    name: 'Seefeld Lack',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Neue Halde 4',
      postalCode: '65799',
      addressLocality: 'Seefeld am Tannegg',
      addressCountry: 'DE',
    },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(markup)}</script><main><p>Neue Halde 4, 65799 Seefeld a. Tg.</p></main>`;
  const home = page(html, { url: HOME, role: 'contact' });
  const [address] = readAddresses(website({ target: TARGET, pages: [home], language: 'de', country: 'DE' }));
  expect(address?.value.locality).toBe('Seefeld am Tannegg');
});

it('writes the street in the letters of most pages, not in those of a slip', () => {
  const home = page('<main><address>Neue Halde 4, 65799 Seefeld</address></main>', { url: HOME, role: 'home' });
  const legal = page(
    '<main><h1>Impressum</h1><address>NEue Halde 4, 65799 Seefeld (Lack), Deutschland</address></main>',
    {
      url: `${HOME}impressum`,
      role: 'legal',
    },
  );
  const read = readAddresses(website({ target: TARGET, pages: [home, legal], language: 'de', country: 'DE' }));
  expect(read.map(({ value }) => value.text)).toEqual(['Neue Halde 4, 65799 Seefeld']);
});

it('tells one house in one way, with the door that another page adds or without', () => {
  const home = page('<main><address>Neue Halde 4, 65799 Seefeld</address></main>', { url: HOME, role: 'home' });
  const legal = page('<main><h1>Impressum</h1><address>Neue Halde 4/Tür 2, 65799 Seefeld</address></main>', {
    url: `${HOME}impressum`,
    role: 'legal',
  });
  const read = readAddresses(website({ target: TARGET, pages: [home, legal], language: 'de', country: 'DE' }));
  expect(read.map(({ value }) => [value.street, value.text])).toEqual([
    ['Neue Halde 4', 'Neue Halde 4, 65799 Seefeld'],
  ]);
});

it.each([
  ['Seefeld a. Tg', 'Seefeld am Tannegg', true],
  ['Seefeld', 'Seefeld am Tannegg', false],
  ['St. Brunnen', 'Sankt Brunnen', false],
  ['Seefeld a. Tg', 'Brunnen', false],
  ['Seefeld a. Tg', 'Seefeld a. T.', false],
])('%s beside %s: %s', (town, other, expected) => {
  expect(isShortened(town, other)).toBe(expected);
});
