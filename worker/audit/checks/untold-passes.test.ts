import { describe, expect, it } from 'vitest';
import { CHECKS } from './index.ts';
import { isUntoldPass } from './untold-passes.ts';

describe('what is in order and praised nowhere', () => {
  const untold = (id: string, outcome: string) =>
    CHECKS.filter((check) => check.id === id).map((check) => isUntoldPass({ ...check, outcome }));

  it('is what pages say, and a part of what they state', () => {
    expect([...untold('team-not-named', 'pass'), ...untold('missing-logo', 'pass')]).toEqual([true, true]);
    expect([...untold('team-not-named', 'fail'), ...untold('wrong-canonical', 'pass')]).toEqual([false, false]);
  });
});
