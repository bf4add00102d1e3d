import { describe, expect, it } from 'vitest';
import { websiteOf } from '../../../testing/fixes-of.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import type { Evidence } from '../../checks/check.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { EARNED, earnedStrengths } from '../business-tips/earned-strengths.ts';
import type { PremiumInput } from '../premium-input.ts';
import { praised } from './praise.ts';

const EMPTY = websiteOf('https://larch.test/', [{ path: '/', role: 'home', html: '<html></html>' }]);

const DENTIST = premiumInputOf(germanDentist);
const NOTHING = premiumInputOf(EMPTY);

const allOf = (input: PremiumInput): string[] => earnedStrengths(input).map(({ said }) => said);

/** As if every check had this outcome, having seen this. */
const judged = (input: PremiumInput, outcome: CheckResult['outcome']): PremiumInput => ({
  ...input,
  results: input.results.map(({ check }) => ({ check, outcome })),
});
const unjudged: CheckResult['outcome'] = { outcome: 'inconclusive', because: 'not seen', evidence: [] };
const passed = (evidence: Evidence[] = []): CheckResult['outcome'] => ({ outcome: 'pass', evidence });
const SENTENCE = {
  pageUrl: 'https://larch.test/',
  place: 'p',
  seen: 'Zahnarztpraxis Hafenblick has mended 1,200 teeth.',
};

describe('praise', () => {
  it('is not given to a website that shows nothing, even where every check passes', () => {
    const input = NOTHING;
    expect(allOf(judged(input, unjudged))).toEqual([]);
    expect(allOf(judged(input, passed()))).toEqual([]);
  });

  it.each(EARNED)('of $checkId needs a pass that shows something', (praise) => {
    const dentist = DENTIST;
    expect(praised([praise], judged(NOTHING, passed()))).toEqual([]);
    expect(praised([praise], judged(dentist, { outcome: 'partial', evidence: [SENTENCE] }))).toEqual([]);
    expect(praised([praise], judged(dentist, unjudged))).toEqual([]);
    const shown = [SENTENCE, { ...SENTENCE, place: 'title' }];
    expect(praised([praise], judged(dentist, passed(shown)))).toHaveLength(1);
  });

  it('is not given to what a template may have written', () => {
    const input = judged(DENTIST, passed([SENTENCE]));
    const gate = { id: 'never-filled-in', cap: 60, reason: '', opensWith: [] };
    expect(allOf(input).length).toBeGreaterThan(0);
    expect(allOf({ ...input, gates: [gate] })).toEqual([]);
  });
});
