import { expect, it } from 'vitest';
import { onEveryPage, type Repeated } from './on-every-page.ts';

it('counts a fault of the footer once, and names every page it stands on', () => {
  const at = (pageUrl: string, seen: string): Repeated => [seen, { pageUrl, place: 'body', seen }];
  const found = [
    at('/', 'icon'),
    at('/', 'field'),
    at('/a', 'icon'),
    at('/a', 'field'),
    at('/b', 'link'),
    at('/b', 'icon'),
  ];
  const seen = (rows: { pageUrl: string; seen: string }[]) => rows.map((row) => `${row.pageUrl} ${row.seen}`);
  const { kinds, evidence } = onEveryPage(found);
  expect(seen(kinds)).toEqual(['/ icon', '/ field', '/b link']);
  expect(seen(evidence)).toEqual(['/ icon', '/ field', '/b link', '/a icon']);
});
