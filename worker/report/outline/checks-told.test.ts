import { expect, it } from 'vitest';
import { judge } from '../../audit/judge.ts';
import { observeWebsite } from '../../audit/proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../audit/proof/fixtures/websites.ts';
import { subjectOf } from '../../audit/report/check-subjects.ts';
import { createCitations } from '../citations.ts';
import { reportMarkdown } from '../export-file.ts';
import { selectCategories } from '../view/checks.ts';
import { checkBlocks } from './appendix-blocks.ts';
import { toldIn } from './check-topics.ts';

const website = WEBSITES['english-plumber'];
if (!website) throw new Error('The invented plumber is gone.');
const judged = judge(observeWebsite(website));

it('names no check that does not apply or led to nothing', () => {
  const view = { analysisId: 1, websiteUrl: website.home, isPaid: true, isDemo: false, status: 'completed' };
  const kept = { sessionId: '', ticked: [], shareUrl: null, createdAt: 0, completedAt: 0, failureMessage: null };
  const text = reportMarkdown({ ...view, ...kept, results: judged } as never, judged);
  expect(text).toContain('Not all checks are listed.');
  expect(text).not.toContain('Does not apply:');
  const idle = judged.checks.find(({ outcome }) => outcome === 'not_applicable');
  expect(text.slice(text.indexOf('### All checks'))).not.toContain(idle?.title);
});

it('names what was not measured by what was looked at, not by the sentence that would praise it', () => {
  const unmeasured = judged.checks.filter(({ outcome }) => outcome === 'inconclusive');
  expect(unmeasured.length).toBeGreaterThan(0);
  const view = { analysisId: 1, websiteUrl: website.home, isPaid: true, isDemo: false, status: 'completed' };
  const kept = { sessionId: '', ticked: [], shareUrl: null, createdAt: 0, completedAt: 0, failureMessage: null };
  const lines = reportMarkdown({ ...view, ...kept, results: judged } as never, judged).split('\n');
  const told = lines.filter((text) => text.startsWith('- Left open: ')).join('\n');
  const groups = new Map(judged.score.categories.map(({ id, group }) => [id, group]));
  const byMachine = unmeasured.filter(
    ({ category }) => category === 'accessibility' || groups.get(category) !== 'understanding',
  );
  expect(byMachine.length).toBeGreaterThan(0);
  const { isLeftOpen } = toldIn(selectCategories(judged, createCitations()));
  const { true: left = [], false: untold = [] } = Object.groupBy(byMachine, (one) => `${isLeftOpen(one as never)}`);
  expect(left.length).toBeGreaterThan(0);
  for (const check of left) expect(told).toContain(subjectOf(check));
  for (const check of untold) expect(told).not.toContain(subjectOf(check));
  for (const check of unmeasured) expect(told).not.toContain(check.title);
  expect(told).not.toContain('[^');
  // What depends on how words are read stands beside facts that may answer it: it has no name.
  const byReading = unmeasured.filter(
    ({ category }) => category !== 'accessibility' && groups.get(category) === 'understanding',
  );
  for (const check of byReading) expect(told).not.toContain(subjectOf(check));
  expect(byReading.length).toBeGreaterThan(0);
});

it('tells no fault a second time that a task tells, and one without a task in its own sentence', () => {
  const faults = judged.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'partial');
  const [first] = faults;
  if (!first) throw new Error('Nothing is wrong with the plumber.');
  const blocksOf = (results: typeof judged) =>
    checkBlocks({ categories: selectCategories(results, createCitations()), measurements: null, pages: [] });
  const toldOf = (results: typeof judged) =>
    blocksOf(results)
      .flatMap((block) => (block.kind === 'list' ? block.items.map(({ text }) => text) : []))
      .join('\n');
  const told = toldOf(judged);
  expect(told).not.toMatch(/^(?:Needs work|To improve):/m);
  for (const { title, why } of faults) {
    expect(told).not.toContain(title);
    if (why) expect(told).not.toContain(why);
  }
  expect(toldOf({ ...judged, premiumResults: null })).toContain(`: ${first.title}.`);
  expect(told).not.toMatch(/seen on|do not apply|see recommendation/);
  // An area with nothing left has no heading.
  const headings = blocksOf(judged).filter(({ kind }) => kind === 'heading').length;
  const lists = blocksOf(judged).filter(({ kind }) => kind === 'list').length;
  expect(headings).toBe(lists + 1);
});
