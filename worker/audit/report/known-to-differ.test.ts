import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { isKnownToDiffer } from './known-to-differ.ts';

it('knows a page that is sent otherwise than people see it', () => {
  const differs = (served: string, shown: string) => isKnownToDiffer(page(served, { rendered: shown }));
  const same = (html: string) => differs(html, html);
  expect(same('<h1>Rowan Pottery</h1><a href="/cups">Cups</a>')).toBe(false);
  expect(same('<nav><a href="#">Cups</a></nav><h1>Rowan Pottery</h1>')).toBe(true);
  expect(differs('<h1>Rowan</h1><p>0</p><p>pots sold</p>', '<h1>Rowan</h1><p>900</p><p>pots sold</p>')).toBe(true);
  // Without a browser nothing is compared.
  expect(isKnownToDiffer(page('<a href="#">Cups</a>'))).toBe(false);
});

it('takes an entry on which nothing happened for no more text', () => {
  const one = page('<nav><a href="#">Cups</a></nav>', { rendered: '<nav><a href="#">Cups</a></nav>' });
  for (const link of one.rendered?.view.links ?? []) link.opens = false;
  expect(isKnownToDiffer(one)).toBe(false);
});
