import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function tradeOf(html: string, menu = ''): [string, string] | null {
  const pages = [page(html), ...(menu === '' ? [] : [page(menu, { url: `${HOME}la-carte.html`, role: 'prices' })])];
  const seen = website({ target, pages });
  const { trade } = rateFacts(readFacts(seen), seen);
  return trade && [trade.value.id, trade.certainty];
}

const cart = '<header><a class="cart-link" href="/cart"><svg></svg></a></header>';
const card = (name: string) =>
  `<div class="product-card"><h3>${name}</h3><p>19 €</p><button class="add-to-cart">Lisää</button></div>`;
const cards = ['Lumme', 'Saari', 'Kivi'].map(card).join('');
const returns = '<footer><a href="/returns">Palautukset</a></footer>';

it('a shop is told by its cart, cards and returns, in a language without rules', () => {
  const title = '<title>Lumme ja Saari</title><p>Tervetuloa</p>';
  expect(tradeOf(title + cart + cards + returns)).toEqual(['online-shop', 'likely']);
  expect(tradeOf(title + cart + cards)).toEqual(['online-shop', 'likely']);
  expect(tradeOf(title + cart)).toEqual(['other', 'seen']);
});

it('a sum with a button behind it is a product where there is a cart, of a trade without questions, too', () => {
  const jar = (name: string) => `<article><h3>${name}</h3><div>8,50 €</div><button>Lisää</button></article>`;
  const jars = ['Lumme', 'Saari', 'Kivi'].map(jar).join('');
  const title = '<title>Photographer Larch</title><h1>Photographs of larches</h1>';
  expect(tradeOf(title + cart + jars + returns)).toEqual(['online-shop', 'likely']);
  expect(tradeOf(title + jars)?.[0]).toBe('other');
});

it('a trade that the title names goes before a shop beside it', () => {
  expect(tradeOf(`<title>Bäckerei Larch</title><h1>Larch</h1>${cart}${cards}${returns}`)?.[0]).toBe('bakery');
  expect(tradeOf(`<title>Hotel Larch</title>${cart}${cards}${returns}`)?.[0]).toBe('hotel');
});

it('portals and pages that only one kind of business has tell it with its name', () => {
  const menu = Array.from({ length: 9 }, (_, at) => `<li>Dish ${at} ${at + 7} €</li>`).join('');
  expect(tradeOf('<title>Restaurant Larch</title><h1>Burger</h1>', `<ul>${menu}</ul>`)).toEqual([
    'restaurant',
    'likely',
  ]);
  const booked = '<a href="https://www.doctolib.de/praxis/larch">Termin</a>';
  expect(tradeOf(`<title>Zahnarzt Larch</title>${booked}`)).toEqual(['dentist', 'likely']);
  expect(tradeOf(`<title>Larch</title>${booked}`)).toEqual(['other', 'seen']);
});

it('parts that several trades share tell none of them without a word', () => {
  const dishes = Array.from({ length: 9 }, (_, at) => `<li>Ruoka ${at} ${at + 7} €</li>`).join('');
  const title = '<title>Lumme</title><p>Tervetuloa</p>';
  expect(tradeOf(title + cart + cards, `<ul>${dishes}</ul>`)).toEqual(['other', 'seen']);
  expect(tradeOf(`<title>Bäckerei Lumme</title>${cart}${cards}`, `<ul>${dishes}</ul>`)?.[0]).toBe('bakery');
});
