import { expect, it } from 'vitest';
import { progressRecord } from './progress-fixture.ts';
import { documentTitle, estimatedTime, stageTitle } from './progress-words.ts';

it('reads time left from the share of the work while nothing better is known', () => {
  expect([19, 20, 79, 80].map((progress) => estimatedTime({ progress }))).toEqual([
    '5-8 minutes',
    '3-5 minutes',
    '3-5 minutes',
    '1-2 minutes',
  ]);
});

it('reads it from what recent analyses took', () => {
  const left = (expectedMs: number, progress: number) => estimatedTime({ expectedMs, progress });
  expect([left(240_000, 0), left(60_000, 40), left(60_000, 90)]).toEqual([
    'about 4 minutes',
    'about 40 seconds',
    'a few seconds',
  ]);
});

it('calls a stage it does not know Processing, in the tab too', () => {
  expect(stageTitle('translating')).toBe('Processing');
  expect(documentTitle({ ...progressRecord({}), stage: 'translating' as never })).toBe('40% · Processing · Answerable');
});
