import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { guessCountry } from './country.ts';
import { countryOfTowns } from './country-of-towns.ts';

describe('the country of towns a website says it is in', () => {
  it.each<[string, string[], string | null]>([
    ['es', ['La mejor comida en Ahuachapán', 'Visítanos en Ahuachapán Centro'], 'SV'],
    ['pt', ['Atendimento em Joinville e região', 'Consultório em Blumenau'], 'BR'],
    ['pt', ['Estamos em Vila Nova de Famalicão', 'Obras em Matosinhos'], 'PT'],
    ['es', ['Visítanos en Ahuachapán'], null],
    ['es', ['Nacimos en Ahuachapán', 'Vivimos en Ahuachapán', 'Trabajamos en Logroño'], null],
    ['es', ['Clases en Córdoba', 'Clases en Córdoba'], null],
    ['it', ['Studio in Lecce', 'Studio in Lecce'], null],
  ])('%s: %s', (language, lines, country) => expect(countryOfTowns(lines, language)).toBe(country));
});

it('breaks silence alone', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const country = (html: string) =>
    guessCountry(website({ target, pages: [page(`<html lang="es"><body>${html}</body></html>`)], language: 'es' }));
  const text = '<p>Pizzas en Ahuachapán</p><p>Visítanos en Ahuachapán</p>';
  expect(country(text)).toBe('SV');
  expect(country(`${text}<p>Tel. +34 941 000 000</p>`)).toBe('ES');
  expect(country('<p>Pizzas</p>')).toBe('ES');
});
