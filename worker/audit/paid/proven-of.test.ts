import { expect, it } from 'vitest';
import { CHECKS } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { doneWhen } from './done-when.ts';

const HOME = 'https://example.test/';
const saw = (id: string, cause?: string, ...pages: string[]): CheckResult => ({
  check: CHECKS.find((one) => one.id === id) as CheckResult['check'],
  outcome: {
    outcome: 'fail',
    ...(cause ? { cause } : {}),
    evidence: (pages.length > 0 ? pages : ['']).map((path) => ({ pageUrl: HOME + path, place: 'line 2', seen: 'x' })),
  },
});
const told = (...results: CheckResult[]) => doneWhen({ results, advice: {} } as unknown as Improvement, HOME);

it('tells a test that shows the goal, with the address it is made at', () => {
  expect(told(saw('blocked-perplexity', undefined, 'prices'))).toBe(
    'Done when a robots.txt tester, asked as PerplexityBot, allows https://example.test/prices.',
  );
  expect(told(saw('found-impossible-address'))).toContain('`curl -sI https://example.test/no-such-page` says 404');
});

it('tells none where nobody could repeat it, or part of the fault would still stand', () => {
  expect(told(saw('weak-page-titles'))).toBeUndefined();
  expect(told(saw('blocked-perplexity'), saw('blocked-bing'))).toBeUndefined();
  expect(told(saw('blocked-perplexity', undefined, 'prices', 'about'))).toBeUndefined();
});

it('tells none that may hold already, or where the task is to decide', () => {
  expect(told(saw('forms-without-target'))).toContain('reaches you');
  expect(told(saw('forms-without-target', 'mail-program'))).toBeUndefined();
  expect(told(saw('blocked-google', 'closed-on-purpose'))).toBeUndefined();
  expect(told(saw('blocked-google', 'single-pages'))).toBeUndefined();
});
