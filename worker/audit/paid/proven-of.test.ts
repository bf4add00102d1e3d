import { expect, it } from 'vitest';
import { writtenByScripts } from '../advice/rendering.ts';
import { uncrawlableLinks } from '../checks/discoverability/uncrawlable-links.ts';
import { littlePlainText } from '../checks/rendering/little-plain-text.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { Improvement } from '../score/improvements.ts';
import { provenOf } from './done-when.ts';

it('tests what the task shows, and not what another of its findings saw', () => {
  const saw = (check: CheckResult['check'], place: string): CheckResult => ({
    check,
    outcome: { outcome: 'fail', evidence: [{ pageUrl: 'https://example.test/', place, seen: 'Our courses' }] },
  });
  const results = [saw(uncrawlableLinks, 'button'), saw(littlePlainText, 'main content')];
  const task = { results, advice: writtenByScripts } as unknown as Improvement;
  expect(provenOf(task).map(({ check }) => check.id)).toEqual(['little-plain-text']);
});
