import type { PremiumResults } from '../../../contract/premium.ts';
import { counted } from '../../wording/words.ts';
import { passedResults } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { earnedStrengths } from './earned-strengths.ts';

/**
 * What its owner wrote and no other business has. Advice by trade is not given: whether a page lacks what a trade is asked for cannot be
 * told surely enough from outside.
 */
export const businessSpecificTips = (input: PremiumInput): Draft<PremiumResults['businessSpecificTips']> => ({
  industryOptimizations: [],
  localSeoTips: [],
  competitorAdvantages: [...strongestArea(input), ...earnedStrengths(input)],
});

function strongestArea(input: PremiumInput): Grounded<string>[] {
  const [first] = input.score.categories
    .flatMap(({ id, title, score }) => (score === null ? [] : [{ id, title, score }]))
    .toSorted((a, b) => b.score - a.score);
  const passed = first ? passedResults(input, first.id) : [];
  if (!first || passed.length === 0) return [];
  return [
    say(
      `Your strongest area is “${first.title}”: ${first.score} of 100, with ${counted(passed.length, 'check')} in order.`,
      derived('Checks that came out in order, counted.'),
    ),
  ];
}
