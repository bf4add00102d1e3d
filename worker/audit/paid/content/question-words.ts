import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { AnswerKind, QuestionLanguage, TradeQuestion } from '../../questions/question-data.ts';
import { tradeEntries } from '../../trades/index.ts';

/** What a complete answer holds, as an order to its writer. */
export const WANTED: Record<AnswerKind, string> = {
  price: 'an amount with its currency',
  hours: 'the days with their times',
  duration: 'how long, in minutes, days or weeks',
  place: 'the address or the names of the places',
  contact: 'the number, address or form to use',
  'yes-no': 'yes or no, then why',
  list: 'at least three by name',
  person: 'the name, and what this person does',
  proof: 'a licence, a membership, a figure or a customer’s words',
  explanation: 'two sentences that explain it',
  date: 'the date',
  number: 'the figure',
};

/** Words that tell an answer and name no subject. */
const NO_SUBJECT =
  /^(?:within|takes?|lasts?|arrive|response|available|innerhalb|dauert|dauern|binnen|dans|sous|délai|dure|durent|dentro|tarda|tardan|dura|minutes|minuten|weeks|wochen|semaines|semanas)$/i;

export const subjectsOf = (about: readonly string[]): string[] => about.filter((word) => !NO_SUBJECT.test(word));

export const isWeak = ({ answered }: AnsweredQuestion): boolean => answered === 'none' || answered === 'partial';

export function questionData({ id }: AnsweredQuestion): TradeQuestion | null {
  const [trade, own] = id.split('/');
  const asked = tradeEntries().find(([id]) => id === trade)?.[1].questions;
  return asked?.find((question) => question.id === own) ?? null;
}

/** Words of the question's subject and of its answers, in the website's language. */
export function wordsAround(
  question: AnsweredQuestion,
  language: QuestionLanguage,
): { about: readonly string[]; terms: readonly string[] } {
  const data = questionData(question);
  return { about: data?.about?.[language] ?? [], terms: data?.terms[language] ?? [] };
}
