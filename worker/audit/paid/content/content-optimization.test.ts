import { describe, expect, it } from 'vitest';
import type { PremiumResults } from '../../../contract/premium.ts';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { scriptsOutweighText } from '../../checks/rendering/scripts-outweigh-text.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { weakPageTitles } from '../../checks/semantics/weak-page-titles.ts';
import { brokenInternalLinks } from '../../checks/technical/broken-internal-links.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import type { Improvement } from '../../score/improvements.ts';
import { settle } from '../grounded.ts';
import { contentOptimization } from './content-optimization.ts';

const taskOf = (check: CheckResult['check'], ...urls: string[]) => {
  const evidence = urls.map((pageUrl) => ({ pageUrl, place: 'title', seen: 'Loaf' }));
  return { results: [{ check, outcome: { outcome: 'fail', evidence } }] } as unknown as Improvement;
};

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

  it('tells of a further address of one file where a task names it and not the first', () => {
    const pages = ['', 'bread?no=1', 'bread?no=2', 'bread?no=3'].map((path) =>
      page(`<h1>${path === '' ? 'Home' : 'Bread'}</h1><p>${path === '' ? '' : WORDS}</p>`, { url: HOME + path }),
    );
    const [first] = input.recommendations;
    const recommendations = first ? [{ ...first, pages: [`${HOME}bread?no=2`] }] : [];
    const improvements = [taskOf(weakPageTitles, `${HOME}bread?no=2`)];
    const told = settle<Group>(
      contentOptimization({ ...input, improvements, recommendations, inputs: { ...input.inputs, pages } }),
      '/contentOptimization',
    ).said.existingContentAudit;
    expect(told.map((one) => one.page)).toEqual([HOME, `${HOME}bread?no=1`, `${HOME}bread?no=2`]);
    expect(told[2]?.improvements).toEqual(['Recommendation 1.']);
  });

  it('names no task of a check that keeps examples, and of the home page alone what is measured there', () => {
    const pages = ['', 'bread', 'cakes'].map((path) => page(`<h1>${path}</h1><p>${WORDS}</p>`, { url: HOME + path }));
    const [first] = input.recommendations;
    const of = (check: CheckResult['check'], ...urls: string[]) => {
      const recommendations = first ? [{ ...first, pages: urls }] : [];
      const given = { ...input, improvements: [taskOf(check, ...urls)], recommendations };
      const inputs = { ...input.inputs, pages, target: { ...input.inputs.target, homeUrl: HOME } };
      return settle<Group>(
        contentOptimization({ ...given, inputs }),
        '/contentOptimization',
      ).said.existingContentAudit.flatMap(({ improvements }) => improvements);
    };
    expect(of(brokenInternalLinks, `${HOME}bread`)).toEqual([]);
    expect(of(weakPageTitles, `${HOME}bread`, `${HOME}cakes`)).toHaveLength(2);
    expect(of(scriptsOutweighText, HOME)).toHaveLength(1);
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
