import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';

const NAME = 'Salon Thea Larch';
const named = facts({ businessName: { value: NAME, sources: [] } });

it('asks where a legal page names the provider with other words', () => {
  const home = page(`<title>${NAME}</title><h1>${NAME}</h1>`);
  const outcome = (line: string) => {
    const imprint = page(`<h1>Imprint</h1><p>${line}</p>`, { url: `${HOME}imprint`, role: 'legal' });
    return runCheck(inconsistentBusinessName, inputs({ pages: [home, imprint], facts: named })).outcome;
  };
  expect(outcome('Haircare Thea Larch')).toBe('inconclusive');
  expect(outcome(NAME)).toBe('pass');
  expect(outcome('Thea Larch')).toBe('pass');
});
