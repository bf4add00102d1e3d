import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readBusinessName } from '../name/business-name.ts';
import { isRomanceTrade, isRomanceTradeInPlace } from './romance-trades.ts';

it.each([
  'Advocacia Trabalhista',
  'Pasticceria artigianale',
  'Peluquería y estética',
  'Turismo Rural',
  'Cardiologista',
])('is a trade and no name: %s', (text) => expect(isRomanceTrade(text)).toBe(true));

it.each([
  'Fontanero en Sevilla',
  'Mudanças em Braga e em todo o país',
  'Parrucchiera a Torino',
  'Agriturismo in Toscana',
  'Eletricista no Porto',
])('is a trade and a place: %s', (text) => expect(isRomanceTradeInPlace(text)).toBe(true));

it.each(['Talleres Almendro', 'Clínica Dental Varela', 'Pizzeria da Berto', 'Padaria Flor do Trigo', 'Casa en Ronda'])(
  'may be a name: %s',
  (text) => expect(isRomanceTrade(text) || isRomanceTradeInPlace(text)).toBe(false),
);

function nameOf(language: string, title: string, body: string) {
  const url = 'https://someone.github.io/site/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const html = `<html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`;
  return readBusinessName(website({ target, pages: [page(html, { url, role: 'home' })] }))?.value ?? null;
}

it.each([
  [
    'es',
    'Fontanería Olmedilla',
    'Fontanero en Sevilla | Urgencias 24h | Fontanería Olmedilla',
    '<h1>Fontanero en Sevilla</h1>',
  ],
  ['es', 'Autoescuela Trébol', 'Bienvenidos a la web de Autoescuela Trébol', '<h1>Saca tu carnet</h1>'],
  [
    'es',
    'Mudanzas Lozano',
    'Mudanzas baratas en Madrid',
    '<h1>Mudanzas baratas en Madrid</h1><p>En Mudanzas Lozano llevamos 20 años trasladando hogares.</p>',
  ],
  ['pt', 'Transportes Faria, Lda.', 'Transportes Faria, Lda. | Mudanças em Braga', '<h1>Mudanças em Braga</h1>'],
  ['pt', 'Dr. Rui Seabra', 'Dr. Rui Seabra | Cardiologista', '<h1>Cardiologista no Porto</h1>'],
  ['pt', 'Padaria Flor do Trigo', 'Bem-vindo à Padaria Flor do Trigo', '<h1>Pão quentinho toda hora</h1>'],
  [
    'es',
    'Ferretería El Tornillo S.A. de C.V.',
    'Ferretería El Tornillo S.A. de C.V.',
    '<h1>Todo para tu obra</h1><footer>Copyright © Ferretería El Tornillo S.A. de C.V.</footer>',
  ],
])('%s: finds %s', (language, name, title, body) => {
  expect(nameOf(language, title, body)).toBe(name);
});
