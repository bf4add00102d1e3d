import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readAddresses } from './addresses.ts';

const HOME = 'https://larchfell.example/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const streets = (html: string) => {
  const home = page(`<main>${html}</main>`, { url: HOME, role: 'contact' });
  const found = readAddresses(website({ target: TARGET, pages: [home], language: 'en', country: 'US' }));
  return found.map(({ value }) => value.street);
};

const HEAD = '<p>220 W 5th St, Elmton, TX 75201</p>';
const OTHER = '<p>10 Larch Rd, Larchfell, TX 78701</p>';

it.each([
  ['a branch', `<h3>Branch Office</h3>${OTHER}<h3>Head Office</h3>${HEAD}`],
  ['a factory', `<h3>Factory</h3>${OTHER}<h3>Office</h3>${HEAD}`],
  ['a project', `<h3>Recent project</h3>${OTHER}<h3>Visit us</h3>${HEAD}`],
])('puts the seat before %s', (_, html) => {
  expect(streets(html)).toEqual(['220 W 5th St', '10 Larch Rd']);
});

it('keeps the order of equal offices', () => {
  expect(streets(`<h3>Larchfell Office</h3>${OTHER}<h3>Elmton Office</h3>${HEAD}`)).toEqual([
    '10 Larch Rd',
    '220 W 5th St',
  ]);
});
