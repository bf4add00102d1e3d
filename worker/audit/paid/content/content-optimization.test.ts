import { describe, expect, it } from 'vitest';
import type { PremiumResults } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { settle } from '../grounded.ts';
import { contentOptimization } from './content-optimization.ts';

type Group = PremiumResults['contentOptimization'];

describe('contentOptimization', () => {
  const input = premiumInputOf(germanDentist);

  it('names the recommendations that are about a page', () => {
    const { existingContentAudit } = settle<Group>(contentOptimization(input), '/contentOptimization').said;
    const home = existingContentAudit[0]?.improvements.join() ?? '';
    const named = [...home.matchAll(/\d+/g)].map(([number]) => input.recommendations[Number(number) - 1]);
    expect(named.length).toBeGreaterThan(0);
    const seenOn = ({ checkIds }: { checkIds: readonly string[] }) =>
      input.results.some(
        ({ check, outcome }) =>
          checkIds.includes(check.id) &&
          outcome.evidence.some(({ pageUrl }) => pageUrl === existingContentAudit[0]?.page),
      );
    expect(named.filter((one) => !one || !seenOn(one))).toEqual([]);
  });
});
