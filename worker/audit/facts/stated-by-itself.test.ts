import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { cleanName } from './name/clean-name.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const read = (...pages: string[]) =>
  readFacts(
    website({
      target,
      pages: pages.map((html, at) => page(html, at === 0 ? {} : { url: `${HOME}${at}`, role: 'about' })),
      country: 'ES',
    }),
  );

it('an address describes no business', () => {
  const of = (text: string) => read(`<html lang="es"><main><p>${text}</p></main></html>`).description?.value ?? null;
  expect(of('Calle del Alerce, 13, 20008, Donostia-San Sebastián (Guipúzcoa)')).toBeNull();
  expect(of('Vendemos pescado fresco de la costa desde 1958 en el centro.')).not.toBeNull();
});

it('a name keeps the mark that closes its quotation', () => {
  expect(cleanName('Salon "The Blue Larch"')).toBe('Salon "The Blue Larch"');
  expect(cleanName('"The Blue Larch"')).toBe('The Blue Larch');
});

it('a label is no evidence of a language, and a quotation is given the page it stands on', () => {
  const [german] = read('<html lang="de"><main><p>Speisekarte Deutsch</p></main></html>').languages;
  expect(german?.sources[0]).toMatchObject({ place: 'html[lang]', seen: 'lang="de"' });
});
