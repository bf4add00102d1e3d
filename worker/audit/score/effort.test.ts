import { expect, it } from 'vitest';
import { CHECKS, type CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { effortOf, isFewLines } from './effort.ts';

function result(id: CheckId, paths: readonly string[], seen = 'no such line'): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(id);
  const evidence = paths.map((path) => ({ pageUrl: `https://larch.example${path}`, place: 'head', seen }));
  return { check, outcome: { outcome: 'fail', evidence } };
}

it('a line on each of a few pages is minutes of work, and nothing that is written anew or stands in many places', () => {
  expect(isFewLines([result('weak-meta-descriptions', ['/', '/oak'])])).toBe(true);
  expect(isFewLines([result('weak-meta-descriptions', ['/'], '12 more pages')])).toBe(false);
  expect(isFewLines([result('weak-meta-descriptions', ['/', '/oak', '/elm', '/ash'])])).toBe(false);
  const late = result('weak-page-titles', ['/']);
  expect(isFewLines([late])).toBe(true);
  expect(
    isFewLines([{ ...late, outcome: { ...late.outcome, cause: 'only-the-frame' } as CheckResult['outcome'] }]),
  ).toBe(false);
  expect(isFewLines([result('weak-meta-descriptions', ['/']), result('low-contrast', ['/'])])).toBe(false);
});

it('a passage that fills several pages is written for each of them', () => {
  const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt.';
  const advice = { title: '', description: '', how: '', effort: 'minutes', owner: 'you' } as const;
  const over = (...paths: string[]) => effortOf(advice, [result('outdated-statements', paths, filler)]);
  expect(over('/', '/oak')).toBe('minutes');
  expect(over('/', '/oak', '/elm')).toBe('hours');
});
