import type { PremiumResults } from '../../../contract/premium.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { unmeasured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { faqSuggestions } from './faq-suggestions.ts';

/**
 * Questions to answer. What people type, which pages to write and which words to use is left to their owner: what a website leaves out
 * cannot be told surely enough from the pages read.
 */
export function contentStrategy(input: PremiumInput): Draft<PremiumResults['contentStrategy']> {
  return {
    keywordOpportunities: [],
    contentGaps: untold(input),
    // Passages put in other words would say what only their owner may.
    aiOptimizedContent: [],
    articleRecommendations: [],
    faqSuggestions: faqSuggestions(input),
  };
}

/** Where questions could not be judged, their answers may be missing or not. */
function untold({ inputs: { questions } }: PremiumInput): Grounded<string>[] {
  const { because } = questions;
  if (because === null) return [];
  return [
    say(
      `Which questions of your customers stay open could not be told. ${because}`,
      unmeasured(
        'Ask five customers what they wanted to know before they called, and look for each answer on your pages.',
      ),
    ),
  ];
}
