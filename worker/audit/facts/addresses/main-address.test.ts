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

it('a letter behind the number is another door, and the one most pages give comes first', () => {
  const read = (...texts: string[]) => {
    const pages = texts.map((text, nth) =>
      page(`<main><p>${text}</p></main>`, { url: `${HOME}${nth || ''}`, role: nth === 0 ? 'home' : 'contact' }),
    );
    return readAddresses(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
  };
  const at = (house: string) => `Mühlgasse ${house}, 79098 Freiburg`;
  const found = read(at('22'), at('22A'), at('22'));
  expect(found.map(({ value, conflictsWith }) => [value.street, conflictsWith])).toEqual([
    ['Mühlgasse 22', [1]],
    ['Mühlgasse 22A', [0]],
  ]);
  expect(read(at('22'), at('22 A'))).toHaveLength(1);
});

it('takes no date for a street', () => {
  expect(streets('<p>Published 24/02/2026, Elmton, TX 75201</p>')).toEqual([]);
});

it('a town ends where most places end it, in a line without stops too', () => {
  const hours = 'Mühlgasse 22, 79098 Freiburg Mo bis Do 8:30 - 16:30 Uhr';
  const towns = (...texts: string[]) => {
    const pages = texts.map((text, nth) =>
      page(`<main><p>${text}</p></main>`, { url: `${HOME}${nth || ''}`, role: nth === 0 ? 'home' : 'contact' }),
    );
    const found = readAddresses(website({ target: TARGET, pages, language: 'de', country: 'DE' }));
    return found.map(({ value }) => value.locality);
  };
  const plain = 'Mühlgasse 22, 79098 Freiburg';
  expect(towns(hours)).not.toEqual(['Freiburg']);
  expect(towns(hours, plain, plain)).toEqual(['Freiburg']);
});
