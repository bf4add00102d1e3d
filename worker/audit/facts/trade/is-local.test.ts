import { describe, expect, it } from 'vitest';
import { facts, HOME, page } from '../../../testing/audit-builders.ts';
import type { TradeId } from '../../trades/index.ts';
import type { Facts } from '../facts.ts';
import { isLocal } from './is-local.ts';

const trade = (id: TradeId, confidence = 0.9): Partial<Facts> => ({
  trade: { value: { id, label: id, confidence }, sources: [] },
});
const address = (pageUrl: string): Partial<Facts> => ({
  addresses: [
    {
      value: { street: 'Am Markt 3', postalCode: '53111', locality: 'Bonn', region: null, country: 'DE', text: '' },
      sources: [{ pageUrl, view: 'plain', place: 'p', seen: 'Am Markt 3, 53111 Bonn' }],
    },
  ],
});
const imprint = page('<h1>Impressum</h1>', { url: `${HOME}impressum`, role: 'legal' });

describe('a local business', () => {
  it.each([
    ['a local trade', trade('plumber'), '<h1>x</h1>', true],
    [
      'a type of local business',
      {},
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"x"}</script>',
      true,
    ],
    ['a map beside an address', address(HOME), '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', true],
    ['a service area', {}, '<p>Serving Leeds and all of West Yorkshire</p>', true],
    [
      'software with an address in its imprint',
      { ...trade('software'), ...address(`${HOME}impressum`) },
      '<h1>x</h1>',
      false,
    ],
    [
      'an organisation without more',
      {},
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"x"}</script>',
      false,
    ],
    ['the town of its address in its title', address(HOME), '<title>Pottery at Bonn market</title><h1>x</h1>', true],
    [
      'a town in title and description',
      {},
      '<title>Pottery in Bonn</title><meta name="description" content="Bowls and cups from Bonn."><h1>x</h1>',
      true,
    ],
    ['a town in its title alone', {}, '<title>Pottery in Bonn</title><h1>x</h1>', null],
    ['the town of its imprint in its title', address(`${HOME}impressum`), '<title>Bonn pots</title><h1>x</h1>', null],
    ['in the town of its imprint', address(`${HOME}impressum`), '<title>Pottery in Bonn</title><h1>x</h1>', true],
    ['half a word like the town', address(HOME), '<title>Bonnets for everybody</title><h1>x</h1>', null],
    ['a page that tells nothing', {}, '<h1>Hello</h1>', null],
    ['an unsure trade', trade('plumber', 0.2), '<h1>Hello</h1>', null],
  ] as const)('%s', (_, found, html, expected) => {
    expect(isLocal(facts(found), [page(html), imprint], 'DE')).toBe(expected);
  });
});
