import type { PremiumResults } from '../../../contract/premium.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived } from '../shared/premium-grounds.ts';

type Suggestion = PremiumResults['contentStrategy']['faqSuggestions'][number];

const MAX_SUGGESTIONS = 8;
const OPEN = 'For you to answer: we found nothing on the pages read. If nobody asks you this, leave it out.';

/** Questions for which the pages hold nothing: the owner answers them. Pages that were not read may do so already. */
export function faqSuggestions(input: PremiumInput): Draft<Suggestion>[] {
  if (input.inputs.coverage.unread.length > 0) return [];
  return input.questions
    .filter(({ answered }) => answered === 'none')
    .slice(0, MAX_SUGGESTIONS)
    .map((question) => {
      const asked = question.questionEnglish ? `${question.question} (${question.questionEnglish})` : question.question;
      return say(
        { question: asked, answer: OPEN, keywords: [] },
        derived('A question of the trade for which nothing was found on the pages read.'),
      );
    });
}
