import { expect, it } from 'vitest';
import { judge } from '../../audit/judge.ts';
import { observeWebsite } from '../../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../audit/proof/fixtures/websites.ts';
import type { Results } from '../../contract/results.ts';
import { reportMarkdown } from '../export-file.ts';

const website = WEBSITES['english-plumber'];
if (!website) throw new Error('The invented plumber is gone.');
const judged = judge(observeWebsite(website));

const written = (id: 'shop' | 'plumber', label: string): string => {
  const results = {
    ...judged,
    facts: {
      ...judged.facts,
      trade: {
        value: { id, label, confidence: 0.9 },
        certainty: 'certain',
        sources: judged.facts.businessName?.sources ?? [],
      },
    },
  } as Results;
  const view = {
    analysisId: 1,
    websiteUrl: website.home,
    isPaid: true,
    isDemo: false,
    status: 'completed',
    results,
    failureMessage: null,
  };
  const kept = { sessionId: '', ticked: [], shareUrl: null, createdAt: 0, completedAt: 0 };
  return reportMarkdown({ ...view, ...kept } as never, results);
};

it('tells a trade that says what the business is, and never that it is a shop', () => {
  expect(written('plumber', 'Pipe fitter')).toMatch(/\*\*Trade:\*\* Pipe fitter/);
  const ofShop = written('shop', 'Shop');
  expect(ofShop).not.toMatch(/\*\*Trade:\*\*|Its trade|^shop, /m);
});

it('names no check that does not apply or led to nothing, and counts them', () => {
  const text = written('plumber', 'Pipe fitter');
  expect(text).toMatch(/As far as we read, \d+ checks? do(?:es)? not apply here\./);
  expect(text).not.toContain('Does not apply:');
  const idle = judged.checks.find(({ outcome }) => outcome === 'not_applicable');
  expect(text.slice(text.indexOf('### All checks'))).not.toContain(idle?.title);
});
