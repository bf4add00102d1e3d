import { describe, expect, it } from 'vitest';
import { CHECKS } from '../checks/index.ts';
import { subjectOf } from './check-subjects.ts';

const TOLD = CHECKS.map(({ id, title }) => [id, subjectOf({ id, title: title.pass }), title] as const);

describe('what a check looks at', () => {
  it.each(TOLD)('is named for %s by a phrase that praises nothing', (_, subject, title) => {
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(subject).not.toMatch(/[.;:]$/);
    expect(subject).not.toMatch(/^(?:your|all|each|most|no|we)\b/i);
    expect(Object.values(title)).not.toContain(subject);
  });

  it('is told of no two checks alike', () => {
    expect(new Set(TOLD.map(([, subject]) => subject)).size).toBe(CHECKS.length);
  });

  it('is the title of a check that is no more', () => {
    expect(subjectOf({ id: 'gone', title: 'It was so' })).toBe('It was so');
  });
});
