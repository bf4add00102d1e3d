import { describe, expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { readBusinessName } from './business-name.ts';
import { isGenericTrade, isNameLike } from './name-like.ts';

describe('a trade alone is no name', () => {
  it.each([
    'Zahnarztpraxis',
    'Restaurant',
    'Your local plumber',
    'Physiotherapie',
    'Clínica Dental',
    'The Law Firm',
    '歯科',
    'Gärtnerei',
    'Akkerbouwbedrijf',
    'Hoveniers',
  ])('%s', (name) => expect(isGenericTrade(name)).toBe(true));
  it.each(['Zahnarztpraxis Dr. Moorbach', 'Physiotherapie am Wehr', 'Kapsalon Miek', 'Hotel Post', 'Dental Sonora'])(
    'but %s',
    (name) => expect(isGenericTrade(name)).toBe(false),
  );
});

it.each([
  ['Akkerbouwbedrijf Terpstra', 'Terpstra'],
  ['Gasthof Lindenruh', 'Lindenruh'],
])('the trade before a name belongs to it: %s', (title, heading) => {
  const url = 'https://example.test/';
  const html = `<title>${title}</title><h1>${heading}</h1><p>${heading} heet u welkom.</p><footer>© ${heading}</footer>`;
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  expect(
    readBusinessName(website({ target, pages: [page(html, { url })], language: 'nl', country: 'NL' }))?.value,
  ).toBe(title);
});

it.each([
  [
    '純喫茶ひだまり ホームページ - Index',
    '<a href="/">Top</a><img class="logo" src="l.png" alt="純喫茶 ひだまり">',
    '純喫茶 ひだまり',
  ],
  ['Hem', '<a href="/">Hem</a><h1>Lindbergs åkeri</h1><p>Lindbergs åkeri kör.</p>', 'Lindbergs åkeri'],
])('the word for the home page is no name: %s', (title, body, expected) => {
  const url = 'https://example.test/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const pages = [page(`<title>${title}</title><header>${body}</header>`, { url })];
  const name = readBusinessName(website({ target, pages, language: null, country: null }))?.value;
  expect(name?.replace(/\s/g, '')).toBe(expected.replace(/\s/g, ''));
});

it('reads the brand written in the header without a link', () => {
  const url = 'https://example.test/';
  const html = (logo: string) =>
    `<title>Kinderopvang Lariks | Latem</title><header><div class="c-logo"><p class="c-logo__text">${logo}</p></div></header><h1>Uw kind</h1><footer>© Tom Beek</footer>`;
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const nameOf = (logo: string) =>
    readBusinessName(website({ target, pages: [page(html(logo), { url })], language: 'nl', country: 'BE' }))?.value;
  expect(nameOf('Kinderopvang<br>Lariks')).toBe('Kinderopvang Lariks');
  expect(nameOf('K|L')).not.toBe('K|L');
});

it('names a practice in full although its brand link says only what it is', () => {
  const url = 'https://praxis-moorbach.test/';
  const html = `<title>Zahnarztpraxis Dr. Moorbach & Dr. Teske</title><header><a href="/" class="logo">Zahnarztpraxis</a></header>
    <h1>Zahnarztpraxis</h1><p>Willkommen in der Zahnarztpraxis.</p>`;
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const pages = [page(html, { url })];
  expect(readBusinessName(website({ target, pages, language: 'de', country: 'DE' }))?.value).toBe(
    'Zahnarztpraxis Dr. Moorbach & Dr. Teske',
  );
});

it.each([
  // Slides and services set as main headings are entries of a list.
  [
    'LGM Teske / Startseite',
    '<div class="c"><h1>Grünpflege</h1></div><div class="c"><h1>Grünpflege Extra</h1></div>',
    'LGM Teske',
  ],
  ['Start', '<div class="c"><h1>Malerbetrieb Teske</h1></div>', 'Malerbetrieb Teske'],
  // Whose it is may follow the name; the logo says only that.
  [
    'Salon Lichtblick by Ines Moorbach | Ulm',
    '<a href="/"><img class="logo" src="l.png" alt="Ines Moorbach Logo"></a><p>Ines Moorbach</p><footer>© Salon Lichtblick by Ines Moorbach</footer>',
    'Salon Lichtblick by Ines Moorbach',
  ],
])('the name in the title goes before what a part of the page is called: %s', (title, body, expected) => {
  const url = 'https://example.test/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const pages = [page(`<title>${title}</title><main>${body}</main>`, { url })];
  expect(readBusinessName(website({ target, pages, language: 'de', country: 'DE' }))?.value).toBe(expected);
});

it.each([
  [
    'Accueil - Le Clos des Aulnes, chambres d’hôtes en Bresse',
    '<p>Le Clos des Aulnes vous accueille.</p>',
    'Le Clos des Aulnes',
  ],
  ['Bienvenue sur le site de la Boulangerie Morvel', '<h1>Le goût du pain</h1>', 'Boulangerie Morvel'],
  ['Willkommen auf der Website der Tischlerei Teske', '<h1>Holz</h1>', 'Tischlerei Teske'],
  ['Teske, Moorbach und Partner', '<p>Teske, Moorbach und Partner</p>', 'Teske, Moorbach und Partner'],
])('a welcome before a name and what it is behind it are no part of it: %s', (title, body, expected) => {
  const url = 'https://example.test/';
  const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
  const pages = [page(`<title>${title}</title><main>${body}</main>`, { url })];
  expect(readBusinessName(website({ target, pages, language: null, country: null }))?.value).toBe(expected);
});

it('reads who welcomes in a heading where no title and no main heading says it', () => {
  const header = '<nav><a href="/">Home <span>(current)</span></a><a href="/contact">Contact</a></nav>';
  const pages = [page(`${header}<main><h2>Bienvenue sur le site de Larix Danse !</h2></main>`)];
  const target = {
    typedUrl: 'https://example.test/',
    homeUrl: 'https://example.test/',
    scopeUrl: 'https://example.test/',
    isPrivate: false,
    aliasHost: null,
  };
  expect(readBusinessName(website({ target, pages, language: 'fr', country: 'BE' }))?.value).toBe('Larix Danse');
});

it('takes a promise in a title for no name', () => {
  for (const text of ['24/7 Emergency Service', 'Best Plumber in Elmton']) expect(isNameLike(text)).toBe(false);
  for (const text of ['24/7 Locks', 'Best Plumbing', 'Top Cuts']) expect(isNameLike(text)).toBe(true);
});

it.each([
  ['hero.jpg', 'Rooms at Larkmoor', false],
  ['hero.jpg', 'Greatlake Rooms', true],
  ['logo.png', 'since 1990', true],
])(
  'a picture, %s, beside the words of a logo bears the name where they or its file say so: %s',
  (src, words, isRead) => {
    const url = 'https://example.test/';
    const logo = `<div class="logo"><img src="${src}" alt="Greatlake"><span>${words}</span></div>`;
    const html = `<title>Holidays · Greatlake</title><header>${logo}</header><p>Two beds and a view.</p>`;
    const target = { typedUrl: url, homeUrl: url, scopeUrl: url, isPrivate: false, aliasHost: null };
    const found = readBusinessName(website({ target, pages: [page(html, { url })], language: 'en', country: 'GB' }));
    const isFromPicture = (found?.sources ?? []).some(({ place }) => place.includes('img[alt]'));
    expect(isFromPicture).toBe(isRead);
  },
);
