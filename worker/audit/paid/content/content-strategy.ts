import type { PremiumResults } from '../../../contract/premium.ts';
import type { Draft } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { faqSuggestions } from './faq-suggestions.ts';

/**
 * Questions to answer. What people type, which pages to write and which words to use is left to their owner: what a website leaves out
 * cannot be told surely enough from the pages read.
 */
export function contentStrategy(input: PremiumInput): Draft<PremiumResults['contentStrategy']> {
  return {
    keywordOpportunities: [],
    // Which of them are open, a reader of the pages tells: the same question is answered in many words.
    contentGaps: [],
    // Passages put in other words would say what only their owner may.
    aiOptimizedContent: [],
    articleRecommendations: [],
    faqSuggestions: faqSuggestions(input),
  };
}
