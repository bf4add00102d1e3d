import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readPrices } from './prices.ts';
import { readServices } from './services.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const site = (html: string) =>
  website({ target, pages: [page(`<main>${html}</main>`)], language: null, country: null });
const servicesOf = (html: string) => readServices(site(html)).map(({ value }) => value);
const card = (name: string, sum: string) => `<li><h2>${name}</h2><p>Rich, creamy and flaky.</p><p>${sum}</p></li>`;

it('cards of one shape, each with a sum, are the offer, whatever their currency', () => {
  const cards = ['Classic Tart', 'Mango Tart', 'Coffee Tart'].map((name) =>
    card(name, 'P190 /box of 4 | P280 /box of 6'),
  );
  expect(servicesOf(cards.join(''))).toEqual(['Classic Tart', 'Mango Tart', 'Coffee Tart']);
});

it('cards without sums, with other letters each, or few of them are not', () => {
  const cards = (sums: string[]) => sums.map((sum, at) => card(`Larch ${'abc'[at]}`, sum)).join('');
  expect(servicesOf(cards(['By the lake', 'In town', 'On the hill']))).toEqual([]);
  expect(servicesOf(cards(['Bus B12', 'Tram T34', 'Road A56']))).toEqual([]);
  expect(servicesOf(cards(['P190', 'P200']))).toEqual([]);
});

it('cards named by what their sums are reckoned by are none', () => {
  const cards = (sums: string[]) =>
    ['Per Dag', 'Per Week', 'Per Maand'].map((name, at) => card(name, sums[at] ?? '')).join('');
  expect(servicesOf(cards(['€25 / dag', '€150 / week', '€450 / maand']))).toEqual([]);
  expect(servicesOf(cards(['€25', '€150', '€450']))).toEqual([]);
  expect(servicesOf(['Pro Wax', 'Pro Wash', 'Bike'].map((name) => card(name, '€25 / bike')).join(''))).toEqual([
    'Pro Wax',
    'Pro Wash',
    'Bike',
  ]);
});

it('a variant is offered under the name that says of what', () => {
  const offer = {
    '@type': 'Offer',
    name: 'Dermapen — Face',
    price: 760,
    priceCurrency: 'EUR',
    itemOffered: { '@type': 'Service', name: 'Face' },
  };
  const node = { '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Larch', makesOffer: [offer] };
  const html = `<script type="application/ld+json">${JSON.stringify(node)}</script><ul><li>Face 760 €</li><li>Hands 760 €</li></ul>`;
  expect(servicesOf(html)).toEqual(['Dermapen — Face']);
  expect(readPrices(site(html)).map(({ value, sources }) => [value.what, sources.length])).toEqual([
    ['Dermapen — Face', 2],
    ['Hands', 1],
  ]);
});

it('a card that is a link as a whole is called as its heading', () => {
  const card = (name: string) =>
    `<a class="card" href="/services/${name}"><h3>${name}</h3><p>Time for the two of you</p></a>`;
  expect(servicesOf(card('Larch massage') + card('Fern massage'))).toEqual(['Larch massage', 'Fern massage']);
});
