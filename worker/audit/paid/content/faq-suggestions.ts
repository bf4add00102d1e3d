import type { PremiumResults } from '../../../contract/premium.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, homeEvidence, passageOf, quoteOf } from '../shared/premium-grounds.ts';
import { articleQuestions } from './article-recommendations.ts';
import { isWeak, questionData, sentencesNear, sentencesTouching, todoFor, wordsAround } from './question-words.ts';

type Suggestion = PremiumResults['contentStrategy']['faqSuggestions'][number];

const MAX_SUGGESTIONS = 8;
const MAX_KEYWORDS = 4;

/** Questions customers ask and the pages leave open, with as much of an answer as the website's own words give. */
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
      const near = sentencesNear(input, question);
      return say(
        {
          question: question.question,
          answer: answerFor(
            input,
            question,
            terms.filter((term) => !about.includes(term)),
            near.map(({ text }) => text),
          ),
          keywords: [...new Set([...about, ...terms])].slice(0, MAX_KEYWORDS).concat(place ?? []),
        },
        derived(
          question.answered === 'inconclusive'
            ? 'A question of the trade. The pages have too little text to look for its answer; TODO stands for it.'
            : 'A question of the trade without a full answer on the pages read; TODO stands for what they do not say.',
          [
            passageOf(question) ?? homeEvidence(input),
            ...near.map(({ text, pageUrl }) => quoteOf(pageUrl, 'text', text)),
          ],
        ),
      );
    });
}

function answerFor(
  input: PremiumInput,
  question: AnsweredQuestion,
  hints: readonly string[],
  near: readonly string[],
): string {
  const fact = factSentence(input, question);
  if (fact !== null) return fact;
  const todo = todoFor(question, hints);
  const touched = sentencesTouching(input, question);
  // Half an answer is kept; the sentence that settles the question goes before it.
  return [todo, ...(touched.length > 0 ? touched : near)].join(' ');
}

/** The fact that settles the question, as a sentence; null when there is none. */
function factSentence(input: PremiumInput, question: AnsweredQuestion): string | null {
  const { name, phrases } = input.words;
  const { phones, openingHours, addresses } = input.facts;
  if (!name || !phrases) return null;
  const [phone, address] = [phones[0], addresses.find(({ value }) => value.street !== null)];
  switch (questionData(question)?.fact) {
    case 'phones':
    case 'emails':
      return phone ? phrases.phone(name, phone.asShown) : null;
    case 'openingHours':
      return openingHours ? hoursSentence(name, openingHours.value, phrases) : null;
    case 'addresses':
      return address ? phrases.address(name, address.value.text) : null;
    default:
      return null;
  }
}
