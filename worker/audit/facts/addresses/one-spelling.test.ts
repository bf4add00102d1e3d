import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import type { FactSource } from '../facts.ts';
import { readAddresses } from './addresses.ts';
import { isOneSpelling, spellsStreet } from './one-spelling.ts';

const HOME = 'https://larch-boards.example/';
const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it.each([
  ['Larchgasse 4, 9020 Elmdorf', 'Larchgasse 4', true],
  ['LARCHGASSE 4 · 9020 Elmdorf', 'Larchgasse 4', true],
  ['Larchgasse 4/Tür 2, 9020 Elmdorf', 'Larchgasse 4', false],
  ['Larchgasse 42, 9020 Elmdorf', 'Larchgasse 4', false],
  ['Larchg. 4, 9020 Elmdorf', 'Larchgasse 4', false],
])('%s spells %s: %s', (text, street, expected) => {
  expect(spellsStreet(text, street)).toBe(expected);
});

const address = { postalCode: '9020', locality: 'Elmdorf', region: null, country: 'AT', text: '' };
const at = (seen: string): FactSource => ({ pageUrl: HOME, view: 'plain', place: 'p', seen });

it('two spellings on the website are none to enter anywhere', () => {
  const one = { ...address, street: 'Larchgasse 4' };
  expect(isOneSpelling(one, [at('Larchgasse 4, 9020 Elmdorf'), at('9020 Elmdorf')])).toBe(true);
  expect(isOneSpelling(one, [at('Larchgasse 4, 9020 Elmdorf'), at('Larchgasse 4/Tür 2, 9020 Elmdorf')])).toBe(false);
});

it('the line of an address spells the street as its field does', () => {
  const home = page('<main><h1>Larch</h1><p>Larchgasse 4, 9020 Elmdorf</p></main>', { url: HOME });
  const notice = page('<main><h1>Impressum</h1><p>Larchgasse 4/Tür 2, 9020 Elmdorf, Österreich</p></main>', {
    url: `${HOME}impressum`,
    role: 'legal',
  });
  const [found] = readAddresses(website({ target: TARGET, pages: [home, notice], language: 'de', country: 'AT' }));
  expect(found?.value.street).toBe('Larchgasse 4');
  expect(found?.value.text).not.toContain('/');
});
