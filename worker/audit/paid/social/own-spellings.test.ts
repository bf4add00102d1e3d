import { expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { isSpeltAlike } from './own-spellings.ts';

const on = (name: string, ...texts: string[]) =>
  isSpeltAlike(name, [page(`<main>${texts.map((text) => `<p>${text}</p>`).join('')}</main>`)]);

it('sees another spelling of a name on its own pages, but for capitals and addresses', () => {
  expect(on('Larch-Bakery', 'Welcome to LARCH-BAKERY.', 'Write to larchbakery@example.net')).toBe(true);
  expect(on('Larch-Bakery', 'Larch-Bakery', 'Our account: Larch Bakery')).toBe(false);
  expect(on('CraftLarch', 'The kitchen of Craft Larch, since May')).toBe(false);
  expect(on('Larch Bakery', 'See www.larch-bakery.example and #larchbakery')).toBe(true);
});
