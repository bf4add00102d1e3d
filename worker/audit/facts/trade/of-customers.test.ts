import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';
import { withoutCustomers } from './of-customers.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function tradeOf(html: string) {
  const seen = website({ target, pages: [page(html)] });
  const { trade } = rateFacts(readFacts(seen), seen);
  return trade && [trade.value.id, trade.certainty];
}

const home = (title: string, heading: string, markup: object | null = null) =>
  `<html lang="en"><head><title>${title}</title>${
    markup
      ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...markup })}</script>`
      : ''
  }</head><body><main><h1>${heading}</h1><p>${heading}, all week in Larchford and around. Our estate agency is on the green.</p></main></body></html>`;

it('takes no trade for certain that its customers are of', () => {
  expect(tradeOf(home('Estate agent in Larchford', 'Your estate agent in Larchford'))).toEqual([
    'real-estate',
    'certain',
  ]);
  expect(tradeOf(home('Lit window signs for estate agents', 'Have your estate agency seen at night'))).not.toContain(
    'certain',
  );
});

it('takes no service for certain whose website sells goods', () => {
  const goods = {
    '@type': 'Product',
    name: 'Lit sign',
    offers: { '@type': 'Offer', price: '38', priceCurrency: 'GBP' },
  };
  const rated = { '@type': 'Product', name: 'Larch', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } };
  const titles = ['Estate agent in Larchford', 'Your estate agent in Larchford'] as const;
  expect(tradeOf(home(...titles, rated))).toEqual(['real-estate', 'certain']);
  expect(tradeOf(home(...titles, goods))).toEqual(['real-estate', 'likely']);
});

it.each([
  ['schilder fur immobilienmakler', 'schilder fur '],
  ['websites voor alle makelaars in larchstad', 'websites voor alle  in larchstad'],
  ['immobilienmakler fur larchstadt', 'immobilienmakler fur larchstadt'],
])('%s', (text, left) => {
  expect(withoutCustomers(text, 'real-estate')).toBe(left);
});

it('takes no café for certain that is a name, a cart and goods in cards', () => {
  const cards = ['Espresso 250 g', 'Moka 3 cups', 'Olive oil 1 l']
    .map((name) => `<div class="product-card"><h3>${name}</h3><p class="product-price">€ 14.00</p></div>`)
    .join('');
  const shop = (more: string) =>
    `<html lang="it"><head><title>Caffè Larch - Shop Online | Caffè e olio</title></head><body><header>Caffè Larch</header><main>
     <h1>Caffè Larch</h1><p>Il caffè e l'olio, direttamente a casa tua.</p>${more}</main><footer>© Caffè Larch</footer></body></html>`;
  expect(tradeOf(shop(''))).toEqual(['cafe', 'certain']);
  expect(tradeOf(shop(`${cards}<a href="/cart">Carrello</a>`))).not.toEqual(['cafe', 'certain']);
});
