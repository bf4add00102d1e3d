import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readPhones } from './phones.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const LISTED = [
  'Jean Morvel',
  'Lise Tanguay',
  'Guy Brassard',
  'Anne Lirette',
  'Paul Nolin',
  'Rita Simard',
  'Léo Caron',
  'Marc Viau',
];

function read(line: (name: string, number: string) => string, home: string) {
  const lines = LISTED.map((name, at) => line(name, `819-737-20${72 + at}`));
  const pages = [
    page(`<html lang="fr"><body><h1>Municipalité</h1>${home}</body></html>`),
    page(`<html lang="fr"><body><ul>${lines.join('')}</ul></body></html>`, {
      url: `${HOME}services.html`,
      role: 'services',
    }),
  ];
  const { phones, otherPhones } = readPhones(website({ target: TARGET, pages, language: 'fr', country: 'CA' }));
  return [phones.length, otherPhones.length];
}

const OWN = '<p>Tél. : 819-737-1170</p>';

it('leaves the numbers of a list of whom to call to those who are listed', () => {
  expect(read((name, number) => `<li>Comité : ${name} (${number})</li>`, OWN)).toEqual([1, LISTED.length]);
});

it.each<[what: string, line: (name: string, number: string) => string, home: string]>([
  ['no number stands elsewhere', (name, number) => `<li>Comité : ${name} (${number})</li>`, ''],
  ['they are called phones', (name, number) => `<li>${name}, tél. : ${number}</li>`, OWN],
  ['nobody is named', (_, number) => `<li>${number}</li>`, OWN],
])('reads them where %s', (_, line, home) => {
  expect(read(line, home)).toEqual([LISTED.length + (home === '' ? 0 : 1), 0]);
});
