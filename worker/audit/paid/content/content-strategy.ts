import type { PremiumResults } from '../../../contract/premium.ts';
import type { Draft } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { articleRecommendations } from './article-recommendations.ts';
import { contentGaps } from './content-gaps.ts';
import { faqSuggestions } from './faq-suggestions.ts';
import { keywordOpportunities } from './keyword-opportunities.ts';

/** What to write: words customers use, what the pages leave out, articles and questions to answer. */
export function contentStrategy(input: PremiumInput): Draft<PremiumResults['contentStrategy']> {
  return {
    keywordOpportunities: keywordOpportunities(input),
    contentGaps: contentGaps(input),
    // Passages put in other words would say what only their owner may.
    aiOptimizedContent: [],
    articleRecommendations: articleRecommendations(input),
    faqSuggestions: faqSuggestions(input),
  };
}
