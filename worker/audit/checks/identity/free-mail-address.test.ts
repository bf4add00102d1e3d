import { expect, it } from 'vitest';
import { facts, HOME, inputs } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { freeMailAddress } from './free-mail-address.ts';

it('is named once on each page that has it', () => {
  const sources = [HOME, HOME, `${HOME}contact`].map((pageUrl) => ({
    pageUrl,
    view: 'plain' as const,
    place: 'footer > p',
    seen: 'linde@gmail.com',
  }));
  const { seen } = runCheck(
    freeMailAddress,
    inputs({ facts: facts({ emails: [{ value: 'linde@gmail.com', sources }] }) }),
  );
  expect(seen).toEqual(['linde@gmail.com', 'linde@gmail.com']);
});
