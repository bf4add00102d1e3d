import { describe, expect, it } from 'vitest';
import { judge } from '../../audit/judge.ts';
import { observeWebsite } from '../../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../audit/proof/fixtures/websites.ts';
import type { AnalysisView } from '../../contract/api.ts';
import { cutToFree } from '../../contract/free-view.ts';
import type { Results } from '../../contract/results.ts';
import { sampleView } from '../../sample/sample-view.ts';
import { documentView, FOLDED_PARTS, foldedPart } from './folded-parts.ts';
import { selectReport } from './report-view.ts';

/** Of each answer to the browser, not compressed, for twelve pages. */
const MAX_BYTES = 250_000;
const PAGES = 12;

const sample = await sampleView();
const results = sample.results as Results;

const parts = (analysis: AnalysisView, judged: Results) => [
  documentView({ ...analysis, results: judged }),
  ...FOLDED_PARTS.map((part) => foldedPart(analysis, judged, part)),
];
const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** With as many pages: those it has, again under other addresses. */
function twelvePages(name: string): Results {
  const website = WEBSITES[name] ?? expect.unreachable(name);
  const pages = Array.from({ length: PAGES }, (_, index) => {
    const page = website.pages[index % website.pages.length] ?? expect.unreachable();
    return index < website.pages.length
      ? page
      : { ...page, role: 'other' as const, path: `${page.path}more-${index}/` };
  });
  return judge(observeWebsite({ ...website, pages }));
}

describe('a document in parts', () => {
  it.each([
    ['the sample', () => results],
    ...Object.keys(WEBSITES).map((name): [string, () => Results] => [name, () => twelvePages(name)]),
  ])('of %s comes in answers of 250 KB or less', (_name, judged) => {
    const sizes = parts(sample, judged()).map(bytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  });

  it('has a source for every number it cites, and the same as the whole', () => {
    const whole = new Map(selectReport(sample, results).evidence.map((each) => [each.number, each]));
    for (const part of parts(sample, results)) {
      const { evidence, cited } = 'opening' in part ? (part.opening ?? expect.unreachable()) : part;
      const own = new Set(evidence.map(({ number }) => number));
      for (const each of evidence) expect(whole.get(each.number)).toEqual(each);
      const text = JSON.stringify(part);
      const numbers = [...text.matchAll(/"citations":\[([\d,]+)\]/g)].flatMap(([, list = '']) =>
        list.split(',').map(Number),
      );
      expect([...numbers, ...cited.flatMap(([, each]) => each)].filter((number) => !own.has(number))).toEqual([]);
      expect(JSON.parse(text)).toEqual(part);
    }
  });

  it('hands out nothing of what is paid for before it is', () => {
    const text = JSON.stringify(parts({ ...sample, isPaid: false }, cutToFree(results)));
    for (const { implementation, fix } of results.premiumResults?.recommendations ?? []) {
      expect(text).not.toContain(JSON.stringify(implementation).slice(1, -1));
      if (fix) expect(text).not.toContain(JSON.stringify(fix.content).slice(1, -1));
    }
  });
});
