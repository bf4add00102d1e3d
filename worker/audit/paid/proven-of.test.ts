import { expect, it } from 'vitest';
import { writtenByScripts } from '../advice/rendering.ts';
import { uncrawlableLinks } from '../checks/discoverability/uncrawlable-links.ts';
import { CHECKS } from '../checks/index.ts';
import { littlePlainText } from '../checks/rendering/little-plain-text.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { FixInput } from '../fixes/fix-input.ts';
import type { Improvement } from '../score/improvements.ts';
import { doneWhen, provenOf } from './done-when.ts';
import { isProvable, PROOFS } from './technical/technical-proofs.ts';

it('tests what the task shows, and not what another of its findings saw', () => {
  const saw = (check: CheckResult['check'], place: string): CheckResult => ({
    check,
    outcome: { outcome: 'fail', evidence: [{ pageUrl: 'https://example.test/', place, seen: 'Our courses' }] },
  });
  const results = [saw(uncrawlableLinks, 'button'), saw(littlePlainText, 'main content')];
  const task = { results, advice: writtenByScripts } as unknown as Improvement;
  expect(provenOf(task).map(({ check }) => check.id)).toEqual(['little-plain-text']);
});

it('gives no test of one part where another is shown beside it that no test tells', () => {
  const saw = (id: string, place: string): CheckResult => ({
    check: CHECKS.find((one) => one.id === id) as CheckResult['check'],
    outcome: {
      outcome: 'partial',
      evidence: [{ pageUrl: 'https://example.test/', place, seen: `no words for ${place}` }],
    },
  });
  const tested = (...results: CheckResult[]) =>
    provenOf({ results, advice: writtenByScripts } as unknown as Improvement).map(({ check }) => check.id);
  const link = saw('nameless-links-and-buttons', 'link');
  expect(tested(link)).toEqual(['nameless-links-and-buttons']);
  expect(tested(link, saw('pictures-without-alt-text', 'picture'))).toEqual([]);
});

it('gives no test that is met while the fault stands', () => {
  const of = (id: string, cause?: string) => {
    const check = CHECKS.find((one) => one.id === id) as CheckResult['check'];
    return isProvable({ check, outcome: { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) } });
  };
  expect(of('missing-https')).toBe(true);
  // The certificate is good until the day it ends, names that exist may be asked to wait, a tag may be absent where an attribute forbids.
  expect(of('missing-https', 'certificate-ends')).toBe(false);
  expect(of('obsolete-robots-rules', 'slow')).toBe(false);
  expect(of('unreachable-robots-txt', 'too-large')).toBe(false);
  expect(of('forbidden-snippets', 'covered-text')).toBe(false);
});

it('looks for text where scripts are not: their code may hold all of it from the first day on', () => {
  const ids = CHECKS.filter(({ category }) => category === 'rendering').map(({ id }) => id);
  const tests = ids.flatMap((id) => PROOFS[id] ?? []).filter((test) => /\bsource of\b|\bcurl\b/.test(test));
  expect(tests.length).toBeGreaterThan(1);
  for (const test of tests) expect(test).toMatch(/outside of (?:its )?scripts/);
});

it('ends a task with what its check says of another finding in no case', () => {
  const end = (id: string, cause?: string) => {
    const check = CHECKS.find((one) => one.id === id) as CheckResult['check'];
    const results = [{ check, outcome: { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) } }];
    const input = { inputs: { target: { homeUrl: 'https://example.test/' } } } as unknown as FixInput;
    return doneWhen(input, { results, advice: {} } as unknown as Improvement);
  };
  expect(end('weak-page-titles')).toBe(
    'Done when the next analysis says: “Each page we compared has a title of its own”.',
  );
  const unlisted = 'Done when the next analysis no longer lists this task.';
  expect(end('weak-page-titles', 'too-short')).toBe(unlisted);
  expect(end('missing-opening-hours')).toBe(unlisted);
});
