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

/** Where no question is left to its owner, how far that holds. */
function answered({ questions, inputs }: PremiumInput): Grounded<string>[] {
  const judged = questions.filter(({ answered: how }) => how !== 'inconclusive');
  if (inputs.questions.because !== null || judged.some(({ answered: how }) => how === 'none')) return [];
  return [
    say(
      judged.length === 0
        ? 'We give no verdict on the questions people ask; check that your pages answer them.'
        : judged.length === 1
          ? 'Something on your pages speaks to the one question we give a verdict on.'
          : `Something on your pages speaks to each of the ${judged.length} questions we give a verdict on.`,
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
