import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../audit/judge.ts';
import type { Observations } from '../audit/observations.ts';

const fileOf = (name: string) => join(import.meta.dirname, name);
const observations = JSON.parse(readFileSync(fileOf('observations.json'), 'utf8')) as Observations;

describe('the sample report', () => {
  // After a change that is meant: `npm run sample -- --judge`, then review the diff.
  it('is what the engine says today about what was seen, to the byte', async () => {
    await expect(`${JSON.stringify(judge(observations), null, 1)}\n`).toMatchFileSnapshot(fileOf('report.json'));
  });

  it('names the public address only', () => {
    for (const name of ['observations.json', 'report.json']) {
      expect(readFileSync(fileOf(name), 'utf8')).not.toMatch(/127\.0\.0\.1|localhost/);
    }
  });

  it('shows strengths and faults, with all that a browser adds', () => {
    const { score, checks, pages } = judge(observations);
    expect(score.coverage.pagesRead).toBeGreaterThanOrEqual(8);
    expect(pages.every(({ wordsRendered, status }) => wordsRendered !== null || status !== 200)).toBe(true);
    const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
    expect(count('pass')).toBeGreaterThan(30);
    expect(count('fail')).toBeGreaterThan(10);
  });

  it('weighs less than 1.5 MB', () => {
    const bytes = ['observations.json', 'report.json'].map((name) => statSync(fileOf(name)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
  });
});
