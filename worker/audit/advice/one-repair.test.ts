import { expect, it } from 'vitest';
import type { CheckResult } from '../checks/run-checks.ts';
import { adviceFor } from './index.ts';

const fault = (id: string, cause?: string) =>
  ({ check: { id, needs: [] }, outcome: { outcome: 'partial', evidence: [], cause } }) as unknown as CheckResult;

it('tells faint text as a step of small repairs, be it the only one, in its own words', () => {
  const alone = adviceFor([fault('low-contrast')]);
  expect(alone?.title).toMatch(/^Make a small repair in the code/);
  expect(alone?.steps?.map(({ title }) => title)).toEqual(['Let <texts|a text> stand out more from the background']);
  const two = adviceFor([fault('low-contrast', 'just-under'), fault('missing-landmarks')]);
  expect(two?.title).toMatch(/^Make the small repairs/);
  expect(two?.steps).toHaveLength(2);
  expect(adviceFor([fault('missing-landmarks')])?.steps).toBeUndefined();
});
