import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery } from '../../../testing/two-businesses.ts';
import { shownOn } from '../../website/page/shown-text.ts';
import { jsonLdFixes } from './json-ld.ts';
import type { JsonNode } from './json-node.ts';
import { isUnproven } from './unproven-values.ts';

const NOW = Date.UTC(2026, 10, 22);
const shown = shownOn([
  page('<p>Rye loaf 64,95 €</p><p>4.9 of 534 reviews</p><p>We bake at five, and the shop opens at seven.</p>'),
]);
const isDoubted = (node: JsonNode) => isUnproven(node, shown, NOW);

describe('what stands in markup and on no page', () => {
  it('is a price, a range or a number of votes', () => {
    expect(isDoubted({ '@type': 'AggregateOffer', lowPrice: '39.95', highPrice: 64.95 })).toBe(true);
    expect(isDoubted({ '@type': 'AggregateOffer', lowPrice: 64.95, highPrice: '64,95' })).toBe(false);
    expect(isDoubted({ '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '347' })).toBe(true);
    expect(isDoubted({ '@type': 'AggregateRating', ratingValue: '4.9', reviewCount: '534' })).toBe(false);
    expect(isDoubted({ '@type': 'Offer', price: 'on request' })).toBe(false);
  });

  it('is another answer than the page gives', () => {
    expect(isDoubted({ '@type': 'Answer', text: 'We bake at five, and the shop opens at <b>seven</b>.' })).toBe(false);
    expect(isDoubted({ '@type': 'Answer', text: 'Open at nine on weekdays, closed every Monday.' })).toBe(true);
  });

  it('is an offer whose last day is over', () => {
    expect(isDoubted({ '@type': 'Offer', price: 64.95, priceValidUntil: '2025-12-31' })).toBe(true);
    expect(isDoubted({ '@type': 'Offer', price: 64.95, priceValidUntil: '2026-12-31' })).toBe(false);
  });
});

it('a block that holds such a value is not written anew, and what is new stands beside it', () => {
  const home = (price: string) =>
    bakery({
      home: {
        main: `<p>Roggenbrot 4,20 €</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Bäckerei Sommerfeld","makesOffer":{"@type":"Offer","name":"Roggenbrot","price":"${price}","priceCurrency":"EUR"}}</script>`,
      },
    });
  expect(fixesOf(jsonLdFixes, home('4.20')).contents.join()).toContain('"4.20"');
  const doubted = fixesOf(jsonLdFixes, home('3.10'));
  expect(doubted.contents.join()).not.toContain('3.10');
  expect(doubted.written.every(({ fix }) => fix.before === null)).toBe(true);
});
