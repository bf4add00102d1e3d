import { expect, it } from 'vitest';
import { fixesOf } from '../../../testing/fixes-of.ts';
import { bakery } from '../../../testing/two-businesses.ts';
import { jsonLdFixes } from './json-ld.ts';

const ROOT = 'https://baeckerei-sommerfeld.test/';
const block = (node: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`;
const name = 'Bäckerei Sommerfeld';

/** The blocks to paste for the home page, with what each check promises. */
function pasted(...nodes: object[]) {
  const { written } = fixesOf(jsonLdFixes, bakery({ home: { main: nodes.map(block).join('') } }));
  const fix = written.find(({ fix: { pageUrl } }) => pageUrl === ROOT);
  const texts = [...(fix?.fix.content ?? '').matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  return { checkIds: fix?.checkIds ?? [], nodes: texts.map(([, text = '']) => JSON.parse(text)) };
}

const shop = { '@type': 'Bakery', name, url: ROOT, description: 'Brot aus Roggen.', foundingDate: '1950' };
const site = { '@type': 'WebSite', name, url: ROOT };

it('joins a second description of the business, and writes nothing beside what it says', () => {
  const { nodes, checkIds } = pasted(shop, { '@type': 'Organization', name, url: ROOT, logo: `${ROOT}old.png` }, site);
  expect(checkIds).toContain('unconnected-nodes');
  const [first, second] = nodes;
  expect(second['@id']).toBe(first['@id']);
  expect(first.logo).toBeUndefined();
});

it('gives no text for joining where a second organization stays alone', () => {
  const other = { '@type': 'Organization', name: 'Sommerfeld Handels GmbH', telephone: '+49 30 5550199' };
  expect(pasted(shop, other, site).checkIds).not.toContain('unconnected-nodes');
  const contrary = { '@type': 'Organization', name, url: 'https://sommerfeld.test/' };
  expect(pasted(shop, contrary, site).checkIds).not.toContain('unconnected-nodes');
});

it('gives no second node a name that one has', () => {
  const { nodes } = pasted(shop, site, { ...site, '@id': `${ROOT}#website`, alternateName: 'Sommerfeld' });
  expect(nodes.filter((one) => one['@id'] === `${ROOT}#website`)).toHaveLength(1);
});

it('leaves a node of no known type as it is that only belongs to the business', () => {
  const booking = { '@type': 'TableService', name: `${name} online`, url: 'https://tables.test/' };
  const { nodes } = pasted(shop, booking);
  expect(JSON.stringify(nodes)).not.toMatch(/"@type":"Bakery"[^}]*online/);
});
