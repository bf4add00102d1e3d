import { expect, it } from 'vitest';
import { noBusinessMarkup } from '../advice/business-markup.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { withOwnDataFirst } from './own-data-first.ts';

const fault = (id: string, cause: string) =>
  ({ check: { id }, outcome: { outcome: 'fail', evidence: [], cause } }) as unknown as CheckResult;
const undescribed = fault('missing-identity-node', 'no-business-markup');

it('asks for own data before they are described for machines', () => {
  const after = (...others: CheckResult[]) =>
    withOwnDataFirst(noBusinessMarkup, [undescribed], [undescribed, ...others]);
  expect(after(fault('contradictory-contact-data', 'made-up-number')).how).toMatch(/^First your own data/);
  expect(after(fault('outdated-statements', 'never-filled-in'))).toBe(noBusinessMarkup);
});

it('leaves other tasks as they are', () => {
  const left = fault('contradictory-contact-data', 'made-up-number');
  expect(withOwnDataFirst(noBusinessMarkup, [left], [left, undescribed])).toBe(noBusinessMarkup);
});
