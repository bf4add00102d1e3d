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
    expect(fitAdvice(advice, { pages: 7, named: 1 })).toMatchObject({
      title: 'Give every page a title',
      description: 'The page we name has none.',
      how: 'Write one for the page. No two should be the same.',
    });
  });

  it('say nothing of other pages where there is but one', () => {
    expect(fitAdvice(advice, { pages: 1, named: 1 })).toMatchObject({
      title: 'Give your page a title',
      description: 'The page we name has none.',
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
