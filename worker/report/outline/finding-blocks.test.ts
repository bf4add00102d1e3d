import { expect, it } from 'vitest';
import { ALL_TEXT } from '../view/losses.ts';
import type { ReportView } from '../view/report-view.ts';
import { findingBlocks } from './finding-blocks.ts';

const area = (served: readonly number[], ...outcomes: string[]) => {
  const rows = served.map((wordsServed, at) => ({
    name: at === 0 ? 'home page' : `/p${at}`,
    wordsServed,
    wordsShown: 100,
    cells: [],
  }));
  const view = {
    findings: [{ id: 'areas', title: 'Areas', sentence: 'All.' }],
    categories: [
      {
        id: 'rendering',
        title: 'Reading',
        score: 100,
        scored: true,
        judged: true,
        tally: '1 seen',
        rows: ['pass', 'pass', 'pass', ...outcomes].map((outcome) => ({ outcome })),
      },
    ],
    pages: [],
    facts: [],
    grid: { columns: [], rows, sentence: '' },
  } as unknown as ReportView;
  const bars = findingBlocks(view).find((block) => block.kind === 'bars');
  return bars?.kind === 'bars' ? bars.bars[0] : undefined;
};

it('gives no area nearly full marks of which the table of pages shows a lack', () => {
  expect(area([96, 88])).toEqual({ title: 'Reading', score: 100, scored: true, judged: true });
  expect(area([96, 58, 64])?.score).toBeNull();
});

it('leaves the pages to the task where there is one', () => {
  expect(area([50, 100], 'partial')?.score).toBe(100);
});

it('calls the passages that scripts bring examples, and what has a name not', () => {
  const headings = (passages: string[]) => {
    const pages = [{ pageUrl: 'https://example.test/', name: 'home page', kinds: ['opening hours'], passages }];
    const view = {
      findings: [{ id: 'read', title: 'Can they read it?', sentence: 'Some.' }],
      losses: { pages, everywhere: [], unfilled: [], replaced: [] },
      pages: [],
      facts: [],
      categories: [],
    } as unknown as ReportView;
    return findingBlocks(view).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  };
  expect(headings(['Our bees fly in May.'])).toContain('Only with JavaScript, for example');
  expect(headings([])).toContain('Only with JavaScript, as first shown');
});

it('tells of a page that is sent without a word no list of what is lost', () => {
  const lost = { pageUrl: 'https://example.test/', name: 'home page', kinds: [ALL_TEXT], passages: ['Our bees.'] };
  const blocks = (cells: object[], everywhere: string[] = []) =>
    JSON.stringify(
      findingBlocks({
        findings: [{ id: 'read', title: 'Can they read it?', sentence: 'Some.' }],
        losses: { pages: [lost], everywhere, unfilled: [], replaced: [], cells },
        pages: [],
        facts: [],
        categories: [],
      } as unknown as ReportView),
    );
  expect(blocks([])).toMatch(/"Only with JavaScript".*"All text\."/);
  expect(blocks([])).not.toContain('Our bees');
  expect(blocks([{ name: '/contact', read: 'about 40%' }], ['phone number'])).toContain('for example');
});
