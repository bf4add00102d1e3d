import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';

const CATALAN =
  'El gelat es fa cada dia al nostre obrador i el venem al centre del poble, amb creps i cafè. Els gustos del dia són al mostrador, per a tots.';
const html = (lang: string, text: string) =>
  `<html lang="${lang}"><body><main>${`<p>${text}</p>`.repeat(6)}</main></body></html>`;

it('a language whose small words are not known is what address and attribute of the page say', () => {
  const spanish =
    'Los helados se hacen cada día en nuestro obrador y son para todos los que nos visitan en el centro del pueblo.';
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const pages = [page(html('es', spanish)), page(html('ca', CATALAN), { url: `${HOME}ca/`, role: 'other' })];
  expect(website({ target, pages }).languages.map(({ value }) => value)).toEqual(['es', 'ca']);
});
