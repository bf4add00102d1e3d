import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { isWrittenAnew } from './written-anew.ts';

const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
const bakery = block('{"@type": "Bakery", "name": "Larch"}');

it('tells blocks that scripts write over from those they leave and add to', () => {
  const seen = (served: string, rendered: string) => isWrittenAnew(page(served, { rendered }));
  expect(seen(bakery, block('{"@type":"Bakery","name":"Larch Bread"}'))).toBe(true);
  expect(seen(bakery, block('{"@type":"Bakery","name":"Larch"}') + block('{"@type":"WebSite"}'))).toBe(false);
  expect(seen(block('{"name": }'), '')).toBe(false);
  expect(isWrittenAnew(page(bakery))).toBe(false);
});
