import { describe, expect, it } from 'vitest';
import { dueTo, fail, partial, titleOfOutcome } from './check.ts';
import { CHECKS } from './index.ts';

const TITLE = {
  pass: 'All is well',
  partial: 'Parts are missing',
  fail: 'All is missing',
  causes: { nameless: 'It has no name', 'only-after-javascript': 'A script brings it' },
};

describe('the title of an outcome', () => {
  it('is that of its cause, where the check has one for it', () => {
    expect(titleOfOutcome({ title: TITLE }, dueTo('nameless', fail([])))).toBe('It has no name');
    expect(titleOfOutcome({ title: TITLE }, dueTo('other', fail([])))).toBe('All is missing');
    expect(titleOfOutcome({ title: TITLE }, partial([]))).toBe('Parts are missing');
  });

  it('is the same whether a script brings it with all else or alone', () => {
    expect(titleOfOutcome({ title: TITLE }, dueTo('only-the-frame', partial([])))).toBe('A script brings it');
  });

  it.each(
    CHECKS.map(({ id, title }) => [id, [title.partial, title.fail, ...Object.values(title.causes ?? {})]] as const),
  )('does not guess how many %s found', (_, titles) => {
    for (const title of titles) expect(title ?? '').not.toMatch(/^(?:many|few|a few|some (?:pages|headings|links))\b/i);
  });
});
