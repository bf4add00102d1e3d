import { expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { CHECKS } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { recognisePlatform } from '../website/platform.ts';
import { doerOf, hasEditor } from './doer.ts';

const of = (id: string, cause?: string): CheckResult => ({
  check: CHECKS.find((one) => one.id === id) as CheckResult['check'],
  outcome: { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) },
});
const doer = (head: string, ...results: CheckResult[]) =>
  doerOf({ owner: 'you' }, results, hasEditor(recognisePlatform({ home: page(`${head}<p>x</p>`) }).id));

it('gives words to the owner where the website shows an editor, and to the web person where it shows none', () => {
  const titles = of('weak-page-titles');
  expect(doer('<meta name="generator" content="WordPress 6.8">', titles)).toBe('you');
  expect(doer('', titles)).toBe('web person');
  expect(doer('<script src="/assets/index-1a2b.js"></script>', titles)).toBe('web person');
});

it('leaves to the owner what no code holds: a mailbox, a decision, a question', () => {
  expect(doer('', of('free-mail-address'))).toBe('you');
  expect(doer('', of('contradictory-contact-data'))).toBe('you');
  expect(doer('', of('blocked-google', 'closed-on-purpose'))).toBe('you');
  expect(doer('', of('low-rating'), of('weak-page-titles'))).toBe('web person');
});
