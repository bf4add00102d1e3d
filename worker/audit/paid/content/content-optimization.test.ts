import { describe, expect, it } from 'vitest';
import type { PremiumResults } from '../../../contract/premium.ts';
import { HOME, page } from '../../../testing/audit-builders.ts';
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

  it('tells of one file at two spellings of its address once, and counts all words that are served', () => {
    const words = 'We bake bread in Leeds every day. '.repeat(20);
    const pages = ['', 'bread', 'bread.html'].map((path) =>
      page(`<h1>${path || 'home'.length}</h1><h2 style="display:none">Rye</h2><p>${words}</p>`.replace('.html', ''), {
        url: HOME + path,
        rendered: '<p>We bake bread in Leeds every day.</p>',
      }),
    );
    const { existingContentAudit } = settle<Group>(
      contentOptimization({ ...input, inputs: { ...input.inputs, pages } }),
      '/contentOptimization',
    ).said;
    expect(existingContentAudit.map((one) => one.page)).toEqual([HOME, `${HOME}bread`]);
    expect(existingContentAudit[1]?.currentPerformance).toMatch(/^14[12] words and 2 headings /);
  });
});
