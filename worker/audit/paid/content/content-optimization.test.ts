import { describe, expect, it } from 'vitest';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import { settle } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { contentOptimization } from './content-optimization.ts';

const textOf = (input: PremiumInput) => JSON.stringify(settle(contentOptimization(input), '/contentOptimization').said);

describe('contentOptimization', () => {
  const input = premiumInputOf(germanDentist);

  it('says which questions a page answers', () => {
    expect(textOf(input)).toMatch(/It answers (?:the question|\d+ questions)/);
  });

  it('says nothing of questions that could not be judged', () => {
    const questions = input.questions.map((one) => ({
      ...one,
      answered: 'inconclusive' as const,
      passage: null,
      pageUrl: null,
    }));
    expect(textOf({ ...input, questions })).not.toMatch(/answers/);
  });
});
