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

  it('lists no recommendation by page: whoever misses one there takes it for done', () => {
    const { existingContentAudit } = settle<Group>(contentOptimization(input), '/contentOptimization').said;
    expect(existingContentAudit.length).toBeGreaterThan(1);
    expect(existingContentAudit.flatMap(({ improvements }) => improvements)).toEqual([]);
    expect(existingContentAudit[0]?.currentPerformance).toMatch(/^The home page has the title “/);
  });

  const WORDS = 'We bake bread in Leeds every day. '.repeat(20);
  const audited = (...pages: ReturnType<typeof page>[]) =>
    settle<Group>(contentOptimization({ ...input, inputs: { ...input.inputs, pages } }), '/contentOptimization').said
      .existingContentAudit;

  it('tells of one file at two spellings of its address once', () => {
    const pages = ['', 'bread', 'bread.html'].map((path) =>
      page(`<h1>${path || 'home'.length}</h1><p>${WORDS}</p>`.replace('.html', ''), { url: HOME + path }),
    );
    expect(audited(...pages).map((one) => one.page)).toEqual([HOME, `${HOME}bread`]);
  });

  it('gives no score to a page that holds hardly a text of its own, and counts no words a second time', () => {
    const frame = `<nav>${WORDS.replaceAll('bread', 'cakes')}</nav>`;
    const all = audited(
      page(`${frame}<h1>Bread</h1><p>${WORDS}</p>`),
      page(`${frame}<h1>Cakes</h1><p>Soon you will find our cakes here.</p>`, { url: `${HOME}cakes` }),
      page(`<h1>Loaf</h1><p>${WORDS.replaceAll('bread', 'loaves')}</p>`, {
        url: `${HOME}loaf?id=4`,
        rendered: '<p>This loaf was not found.</p>',
      }),
    );
    expect(all.map(({ aiOptimizationScore }) => aiOptimizationScore === null)).toEqual([false, true, true]);
    expect(all.map(({ currentPerformance }) => currentPerformance).join()).not.toMatch(/word|heading/);
  });
});
