import { describe, expect, it } from 'vitest';
import { type AdviceByCause, onlyAfterJavaScript } from './advice.ts';
import { fitAdvice } from './fit-advice.ts';
import { ADVICE } from './index.ts';

const advice = {
  title: 'Give [every|your] page a title',
  description: '{The pages we list have|The page we name has} none.',
  how: 'Write one for {each page we list|the page}.[ No two should be the same.|]',
  effort: 'hours',
  owner: 'you',
} as const;

describe('the words of an advice', () => {
  it('speak of several pages where several are named', () => {
    expect(fitAdvice(advice, { pages: 7, named: 3 })).toEqual({
      ...advice,
      title: 'Give every page a title',
      description: 'The pages we list have none.',
      how: 'Write one for each page we list. No two should be the same.',
    });
  });

  it('name the one of several pages a task is about', () => {
    expect(fitAdvice(advice, { pages: 7, named: 1, page: '/fees' })).toMatchObject({
      title: 'Give every page a title',
      description: '/fees has none.',
      how: 'Write one for the page. No two should be the same.',
    });
  });

  it('name it in a step by the page of that step, and no address too long to read', () => {
    const step = (checkId: string) => ({ checkId, title: 'Mend the page we name', how: '' });
    const pageBy = (checkId: string) => (checkId === 'one' ? 'the home page' : `/${'long/'.repeat(10)}`);
    const told = fitAdvice({ ...advice, steps: [step('one'), step('other')] }, { pages: 7, named: 3, pageBy }).steps;
    expect(told?.map(({ title }) => title)).toEqual(['Mend the home page', 'Mend one of your pages']);
  });

  it('say nothing of other pages where there is but one', () => {
    expect(fitAdvice(advice, { pages: 1, named: 1 })).toMatchObject({
      title: 'Give your page a title',
      description: 'Your page has none.',
      how: 'Write one for the page.',
    });
  });

  it('tell each step by the pages it names itself', () => {
    const step = (checkId: string) => ({
      checkId,
      title: 'State [each|your] page',
      how: 'Add {all we list|the page}.',
    });
    const steps = [step('one'), step('many')];
    const told = (pages: number) =>
      fitAdvice({ ...advice, steps }, { pages, named: 3, namedBy: (checkId) => (checkId === 'one' ? 1 : 3) }).steps;
    expect(told(5)?.map(({ title, how }) => `${title} ${how}`)).toEqual([
      'State each page Add the page.',
      'State each page Add all we list.',
    ]);
    expect(told(1)?.map(({ title }) => title)).toEqual(['State your page', 'State your page']);
  });

  it('speak of one thing where one was found, on however many pages', () => {
    const link = { ...advice, title: 'Mend the <links|link> we list', steps: [] };
    const titleOf = (faults: number) => fitAdvice(link, { pages: 7, named: 3, faults }).title;
    expect(titleOf(1)).toBe('Mend the link we list');
    expect(titleOf(2)).toBe('Mend the links we list');
    const steps = [{ checkId: 'one', title: 'Name the <fields|field>', how: '' }];
    const told = fitAdvice({ ...advice, steps }, { pages: 7, named: 3, faults: 4, faultsBy: () => 1 }).steps;
    expect(told?.[0]?.title).toBe('Name the field');
  });

  it('leave no mark of a choice in any wording', () => {
    for (const { causes = {}, ...common } of Object.values<AdviceByCause>(ADVICE))
      for (const own of [common, ...Object.values(causes).map((one) => ({ ...common, ...one }))])
        for (const count of [1, 3]) {
          const { title, description, how } = fitAdvice(own, { pages: count, named: count, faults: count });
          expect(`${title} ${description}`).not.toMatch(/[{}|<>]/);
          expect(how).not.toMatch(/[{}|]/);
        }
  });

  it('stay the same object where nothing depends on the pages', () => {
    const plain = { ...advice, ...onlyAfterJavaScript('your prices'), description: 'One sentence.' };
    expect(fitAdvice(plain, { pages: 1, named: 1 })).toBe(plain);
  });

  /** A website of one page is never told these: they are of other pages than the one, of a blog or a sitemap. */
  const SEVERAL = new Set([
    'repeated-page-texts',
    'missing-location-pages',
    'split-host-variants',
    'blocked-sitemap-pages',
    'implausible-sitemap-dates',
    'key-pages-missing-from-sitemap',
    'orphan-pages',
    'missing-feed',
    'missing-breadcrumbs',
  ]);

  it('never tell a website of one page of its pages', () => {
    const wordings = Object.entries<AdviceByCause>(ADVICE)
      .filter(([id]) => !SEVERAL.has(id))
      .map(([id, { causes: _, ...common }]) => [id, fitAdvice(common, { pages: 1, named: 1 })] as const);
    const plural = wordings.filter(([, { title, description, how }]) =>
      /\b(?:each|every|all|some|no two) (?:of your )?pages?\b|\bpages we list\b/i.test(
        `${title} ${description} ${how}`,
      ),
    );
    expect(plural.map(([id]) => id)).toEqual([]);
  });
});
