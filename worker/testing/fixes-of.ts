import { type FixBuilder, fixInput, type WrittenFix } from '../audit/fixes/fix-input.ts';
import { prepare } from '../audit/judge.ts';
import { type InventedPage, type InventedWebsite, observeWebsite } from '../audit/proof/fixtures/observe-website.ts';
import { remembering, TextMemory } from '../audit/website/text/remembered.ts';
import { applyToPage } from './apply-fix.ts';

/** A website without robots.txt and sitemap, of pages given as HTML. */
export function websiteOf(home: string, pages: Pick<InventedPage, 'path' | 'role' | 'html'>[]): InventedWebsite {
  return {
    home,
    robots: { status: 404, text: null },
    sitemap: null,
    llmsTxt: null,
    controlStatus: 404,
    pages: pages.map((page) => ({ ...page, rendered: null, status: 200, headers: {} })),
    refusedNames: {},
  };
}

/** What a builder writes for a website, and the outcomes of its checks before and after all of it is applied. */
export function fixesOf(builder: FixBuilder, website: InventedWebsite) {
  const memory = new TextMemory();
  const judge = (site: InventedWebsite) => {
    const observations = observeWebsite(site);
    const { inputs, results } = remembering(memory, () => prepare(observations));
    const outcomes = new Map(results.map(({ check, outcome }) => [check.id, outcome.outcome]));
    return { input: fixInput(observations, inputs, results), outcomes };
  };
  const { input, outcomes: before } = judge(website);
  const written = builder.build(input);
  const repaired = structuredClone(website);
  for (const { fix } of written) {
    for (const page of repaired.pages) {
      const isHere = fix.pageUrl === null || fix.pageUrl === new URL(page.path, website.home).href;
      if (isHere) page.html = applyToPage(page.html, fix);
    }
  }
  const { outcomes: after } = judge(repaired);
  return {
    written,
    contents: written.map(({ fix }) => fix.content),
    before,
    after,
    /** Promised checks that are not done with after all. */
    broken: brokenPromises(written, after),
  };
}

const brokenPromises = (written: readonly WrittenFix[], after: ReadonlyMap<string, string>): string[] => [
  ...new Set(written.flatMap(({ passes }) => passes).filter((id) => ['fail', 'partial'].includes(after.get(id) ?? ''))),
];
