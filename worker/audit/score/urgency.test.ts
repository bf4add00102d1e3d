import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../testing/audit-builders.ts';
import { CHECKS } from '../checks/index.ts';
import { runChecks } from '../checks/run-checks.ts';
import { urgencyOf } from './urgency.ts';

describe('links that lead nowhere', () => {
  const urgency = (dead: number, open: number) => {
    const links = [...Array(dead + open).keys()].map((at) => ({
      url: `${HOME}p${at}`,
      foundOn: HOME,
      kind: 'internal' as const,
      status: at < dead ? 404 : 200,
      failure: null,
      finalUrl: `${HOME}p${at}`,
      checkedAt: 0,
    }));
    const check = CHECKS.filter(({ id }) => id === 'broken-internal-links');
    return urgencyOf(runChecks(check, inputs({ pages: [page('<h1>Oak</h1>')], linkChecks: links })), false, null);
  };

  it('mislead where more of them are dead than open, and improve else', () => {
    expect(urgency(4, 3)).toBe('misleads');
    expect(urgency(3, 4)).toBe('improves');
    expect(urgency(2, 1)).toBe('improves');
  });
});
