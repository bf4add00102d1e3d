import type { PremiumResults } from '../../../contract/premium.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, unmeasured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { faqSuggestions } from './faq-suggestions.ts';

/**
 * Questions to answer. What people type, which pages to write and which words to use is left to their owner: what a website leaves out
 * cannot be told surely enough from the pages read.
 */
export function contentStrategy(input: PremiumInput): Draft<PremiumResults['contentStrategy']> {
  return {
    keywordOpportunities: [],
    contentGaps: [...untold(input), ...answered(input)],
    // Passages put in other words would say what only their owner may.
    aiOptimizedContent: [],
    articleRecommendations: [],
    faqSuggestions: faqSuggestions(input),
  };
}

/** Of a few that something speaks to, which they are and whether it answers them only a reader can tell: nothing is said of them. */
function answered({ questions, inputs }: PremiumInput): Grounded<string>[] {
  const isJudged = questions.some(({ answered: how }) => how !== 'inconclusive');
  return inputs.questions.because !== null || isJudged
    ? []
    : [
        say(
          'We give no verdict on the questions people ask; check that your pages answer them.',
          derived('Each question is looked up in your own text.'),
        ),
      ];
}

/** Where no question was judged, answers may be missing or not. */
function untold({ inputs: { questions } }: PremiumInput): Grounded<string>[] {
  const { because } = questions;
  if (because === null) return [];
  return [
    say(
      `Which questions of your customers stay open was not measured. ${because}`,
      unmeasured(
        'Ask five customers what they wanted to know before they called, and look for each answer on your pages.',
      ),
    ),
  ];
}
