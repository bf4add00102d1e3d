import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const SPANISH = `<main><h2>Nuestros servicios</h2><ul><li>Cambio de aceite</li><li>Puesta a punto</li></ul>
  <h2>Precios</h2><ul><li>Cambio de aceite: 40 €</li></ul>
  <h2>Reseñas</h2><blockquote>Me atendieron muy bien y la bici quedó como nueva, gracias.</blockquote><p>— Ana Alerce</p></main>`;
const FRENCH = `<main><h2>Nos services</h2><ul><li>Vidange complète</li><li>Mise au point</li></ul>
  <h2>Tarifs</h2><ul><li>Vidange complète : 40 €</li></ul>
  <h2>Avis</h2><blockquote>Très bien accueillie, et le vélo est comme neuf, merci beaucoup.</blockquote><p>— Ana Alerce</p></main>`;
const alternate = (code: string, path: string) => `<link rel="alternate" hreflang="${code}" href="${path}">`;
const ALTERNATES = alternate('es', '/') + alternate('fr', '/version-francaise') + alternate('x-default', '/');

const counts = (spanish: string, french: string, path: string) => {
  const pages = [page(spanish), page(french, { url: new URL(path, HOME).href, role: 'other' })];
  const { services, prices, reviews } = readFacts(website({ target, pages, language: 'es', country: 'ES' }));
  return [services.length, prices.length, reviews.length];
};
const inFolder = (lang: string, body: string) => `<html lang="${lang}"><body>${body}</body></html>`;
const named = (lang: string, body: string) =>
  `<html lang="${lang}"><head>${ALTERNATES}</head><body>${body}</body></html>`;

it.each([
  ['in the folder of its language', inFolder('es', SPANISH), inFolder('fr', FRENCH), '/fr/', [2, 1, 1]],
  ['named as an alternate', named('es', SPANISH), named('fr', FRENCH), '/version-francaise', [2, 1, 1]],
  [
    'with its code at the end of the name',
    inFolder('es', SPANISH),
    inFolder('fr', FRENCH),
    '/index-fr.html',
    [2, 1, 1],
  ],
  ['a page of its own', inFolder('es', SPANISH), inFolder('fr', FRENCH), '/taller', [4, 2, 2]],
  ['a folder that names no language of the page', inFolder('es', SPANISH), inFolder('es', FRENCH), '/fr/', [4, 2, 2]],
  ['all there is', inFolder('es', '<h1>Taller</h1>'), inFolder('fr', FRENCH), '/fr/', [2, 1, 1]],
])('counts what another language says once: %s', (_, spanish, french, path, found) => {
  expect(counts(spanish, french, path)).toEqual(found);
});
