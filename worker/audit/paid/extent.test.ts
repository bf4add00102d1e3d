import { expect, it } from 'vitest';
import type { Evidence } from '../checks/check.ts';
import { outdatedStatements } from '../checks/content/outdated-statements.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { weakPageTitles } from '../checks/semantics/weak-page-titles.ts';
import { missingIdentityNode } from '../checks/structured-data/missing-identity-node.ts';
import { brokenInternalLinks } from '../checks/technical/broken-internal-links.ts';
import { isComplete, unsaidOf } from './extent.ts';

const HOME = 'https://larch.example/';
const at = (path: string, seen: string): Evidence => ({ pageUrl: `${HOME}${path}`, place: 'title', seen });
const result = (check: unknown, evidence: Evidence[], found?: number | 'uncounted') =>
  ({ check, outcome: { outcome: 'partial', evidence, ...(found === undefined ? {} : { found }) } }) as CheckResult;

const titles = [at('', 'Larch'), at('a', 'Elm'), at('b', 'Ash'), at('c', 'Oak')];
const NOTHING = { others: false, otherPages: false };

it('takes what is kept for all only where a check of each page kept all it found', () => {
  expect(isComplete(result(weakPageTitles, titles))).toBe(true);
  expect(isComplete(result(weakPageTitles, titles, 9))).toBe(false);
  expect(isComplete(result(weakPageTitles, [...titles, at('', '41 more of the same kind')]))).toBe(false);
  expect(isComplete(result(brokenInternalLinks, titles))).toBe(false);
});

it('tells others on the same page from other pages, and what a header repeats from both', () => {
  const links = (...evidence: Evidence[]) => unsaidOf([result(brokenInternalLinks, evidence)], evidence.slice(0, 1));
  expect(links(at('', 'Larch'))).toEqual(NOTHING);
  expect(links(at('', 'Larch'), at('', 'Elm'))).toEqual({ others: true, otherPages: false });
  expect(links(at('', 'Larch'), at('a', 'Larch'))).toEqual({ others: false, otherPages: true });
  expect(links(at('', 'Larch'), at('', '9 more of the same kind'))).toEqual({ others: true, otherPages: false });
});

it('goes by what a check counted, and never by what it could not count', () => {
  const [one] = titles;
  if (!one) throw new Error('No title.');
  const counted = (found: number | 'uncounted') => unsaidOf([result(brokenInternalLinks, [one], found)], [one]);
  expect(counted(1)).toEqual(NOTHING);
  expect(counted(4)).toEqual({ others: true, otherPages: false });
  expect(counted('uncounted')).toEqual(NOTHING);
});

it('says nothing of what another check of the task saw, nor of what the whole website lacks', () => {
  const [one, ...more] = titles;
  if (!one) throw new Error('No title.');
  expect(unsaidOf([result(missingIdentityNode, [one]), result(brokenInternalLinks, more)], [one])).toEqual(NOTHING);
  expect(unsaidOf([result(brokenInternalLinks, [])], [])).toEqual(NOTHING);
});

it('leaves no placeholder unsaid that stands elsewhere on the page', () => {
  const left = [at('', '[name]'), { ...at('', '[register]'), place: 'main > p' }];
  const unsaid = (found?: 'uncounted') => unsaidOf([result(outdatedStatements, left, found)], left.slice(0, 1));
  expect(unsaid('uncounted')).toEqual({ others: true, otherPages: false });
  expect(unsaid()).toEqual(NOTHING);
});
