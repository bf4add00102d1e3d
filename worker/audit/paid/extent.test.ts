import { expect, it } from 'vitest';
import type { Evidence } from '../checks/check.ts';
import { uncrawlableLinks } from '../checks/discoverability/uncrawlable-links.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { weakPageTitles } from '../checks/semantics/weak-page-titles.ts';
import { missingIdentityNode } from '../checks/structured-data/missing-identity-node.ts';
import { brokenInternalLinks } from '../checks/technical/broken-internal-links.ts';
import { areExamples, isComplete } from './extent.ts';

const HOME = 'https://larch.example/';
const at = (path: string, seen: string): Evidence => ({ pageUrl: `${HOME}${path}`, place: 'title', seen });
const result = (check: unknown, evidence: Evidence[], found?: number | 'uncounted') =>
  ({ check, outcome: { outcome: 'partial', evidence, ...(found === undefined ? {} : { found }) } }) as CheckResult;

const titles = [at('', 'Larch'), at('a', 'Elm'), at('b', 'Ash'), at('c', 'Oak')];

it('takes what is shown for all only where a check of each page kept all it found, and all of it is shown', () => {
  const all = result(weakPageTitles, titles);
  expect(isComplete(all)).toBe(true);
  expect(areExamples([all], titles)).toBe(false);
  expect(areExamples([all], titles.slice(0, 3))).toBe(true);
  expect(isComplete(result(weakPageTitles, titles, 9))).toBe(false);
  expect(isComplete(result(weakPageTitles, [...titles, at('', '41 more of the same kind')]))).toBe(false);
  expect(isComplete(result(brokenInternalLinks, titles))).toBe(false);
});

it('calls what a check of all pages shows examples, however much of it is kept', () => {
  expect(areExamples([result(brokenInternalLinks, titles)], titles)).toBe(true);
  expect(areExamples([result(brokenInternalLinks, titles, 'uncounted')], titles)).toBe(true);
  expect(areExamples([result(uncrawlableLinks, titles)], titles)).toBe(false);
});

it('calls one thing an example where a check of all pages may have missed others, and none of the whole website', () => {
  const [one] = titles;
  if (!one) throw new Error('No title.');
  expect(areExamples([result(brokenInternalLinks, [one])], [one])).toBe(true);
  expect(areExamples([result(weakPageTitles, [one])], [one])).toBe(false);
  expect(areExamples([result(missingIdentityNode, [one]), result(brokenInternalLinks, titles)], [one])).toBe(false);
});

it('calls what stands nowhere no example', () => {
  const none = [
    {
      pageUrl: HOME,
      place: 'text of the pages',
      seen: 'no price in figures on the 4 pages we looked at for this',
    },
  ];
  expect(areExamples([result(brokenInternalLinks, none, 'uncounted')], none)).toBe(false);
  expect(areExamples([result(brokenInternalLinks, [])], [])).toBe(false);
});
