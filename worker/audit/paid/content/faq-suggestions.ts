import type { PremiumResults } from '../../../contract/premium.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, homeEvidence, passageOf } from '../shared/premium-grounds.ts';
import { articleQuestions } from './article-recommendations.ts';
import { isWeak, questionData, wordsAround } from './question-words.ts';

type Suggestion = PremiumResults['contentStrategy']['faqSuggestions'][number];

const MAX_SUGGESTIONS = 8;
const MAX_KEYWORDS = 4;
/** Stands for an answer that no fact gives for sure. */
const OPEN = 'For you to answer.';

/** Questions customers ask and the pages leave open: answered by a fact that is sure, else for the owner to answer. */
export function faqSuggestions(input: PremiumInput): Draft<Suggestion>[] {
  const { language, because } = input.inputs.questions;
  if (language === null) return [];
  // Of pages that were judged, what may be an answer is not asked for again.
  const isOpen = (question: AnsweredQuestion): boolean =>
    isWeak(question) || (because !== null && question.answered === 'inconclusive');
  const inArticles = articleQuestions(input).map(({ id }) => id);
  const { place } = input.words;
  return input.questions
    .filter((question) => isOpen(question) && !inArticles.includes(question.id))
    .slice(0, MAX_SUGGESTIONS)
    .map((question) => {
      const { about, terms } = wordsAround(question, language);
      return say(
        {
          question: question.question,
          answer: factSentence(input, question) ?? OPEN,
          keywords: [...new Set([...about, ...terms])].slice(0, MAX_KEYWORDS).concat(place ?? []),
        },
        derived(
          question.answered === 'inconclusive'
            ? 'A question of the trade. The pages have too little text to look for its answer.'
            : 'A question of the trade without a full answer on the pages read; what they do not say for sure is left to you.',
          [passageOf(question) ?? homeEvidence(input)],
        ),
      );
    });
}

/** The fact that settles the question, as a sentence; null when there is none. */
function factSentence(input: PremiumInput, question: AnsweredQuestion): string | null {
  const { name, phrases } = input.words;
  const { phones, openingHours, addresses } = input.facts;
  if (!name || !phrases) return null;
  // Of several numbers or addresses nobody can tell which one is meant.
  const [phone] = phones.length === 1 ? phones : [];
  const [address] = addresses.length === 1 ? addresses : [];
  switch (questionData(question)?.fact) {
    case 'phones':
    case 'emails':
      return phone ? phrases.phone(name, phone.asShown) : null;
    case 'openingHours':
      return openingHours ? hoursSentence(name, openingHours.value, phrases) : null;
    case 'addresses':
      return address?.value.street ? phrases.address(name, address.value.text) : null;
    default:
      return null;
  }
}
