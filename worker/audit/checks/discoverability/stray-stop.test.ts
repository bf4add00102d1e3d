import { expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { wrongCanonical } from './wrong-canonical.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const inner = (html: string) => page(html, { url: `${HOME}prices`, role: 'prices' });

it('names a full stop behind an address, which a reader takes for that of the sentence', () => {
  const seen = (named: string) =>
    runCheck(wrongCanonical, inputs({ pages: [page(canonical(HOME)), inner(canonical(named))] })).evidence[0]?.seen;
  expect(seen('https://www.larch.test/prices.')).toBe(
    'its own address with a “.” behind it: https://www.larch.test/prices.',
  );
  expect(seen('https://www.larch.test/tea.')).not.toContain('behind it');
});
