import type { PremiumResults } from '../../../contract/premium.ts';
import { isCalled } from '../../facts/phones/is-called.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { TradeQuestion } from '../../questions/question-data.ts';
import { tradeEntries } from '../../trades/index.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived } from '../shared/premium-grounds.ts';

type Suggestion = PremiumResults['contentStrategy']['faqSuggestions'][number];

const MAX_SUGGESTIONS = 8;
/** Stands for an answer that no fact gives for sure. */
const OPEN = 'For you to answer: we found nothing on the pages read. If nobody asks you this, leave it out.';

/** Questions for which the pages read hold nothing: answered by a fact that is sure, else for the owner to answer. */
export function faqSuggestions(input: PremiumInput): Draft<Suggestion>[] {
  return input.questions
    .filter(({ answered }) => answered === 'none')
    .slice(0, MAX_SUGGESTIONS)
    .map((question) => {
      const answer = factSentence(input, question);
      // What stands ready to publish is in the language of the pages alone.
      const asked =
        answer === null && question.questionEnglish
          ? `${question.question} (${question.questionEnglish})`
          : question.question;
      return say(
        { question: asked, answer: answer ?? OPEN, keywords: [] },
        derived('A question of the trade for which nothing was found on the pages read.'),
      );
    });
}

function questionData({ id }: AnsweredQuestion): TradeQuestion | undefined {
  const [trade, own] = id.split('/');
  const asked = tradeEntries().find(([one]) => one === trade)?.[1].questions;
  return asked?.find((question) => question.id === own);
}

/** The fact that settles the question, as a sentence; null when there is none. */
function factSentence(input: PremiumInput, question: AnsweredQuestion): string | null {
  const { name, phrases } = input.words;
  const { phones, openingHours, addresses } = input.facts;
  if (!name || !phrases) return null;
  // Of several numbers or addresses nobody can tell which one is meant.
  const [phone] = phones.length === 1 ? phones.filter(isCalled) : [];
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
