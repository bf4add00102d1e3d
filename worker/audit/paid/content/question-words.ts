import type { Facts } from '../../facts/facts.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { AnswerKind, QuestionLanguage, TradeQuestion } from '../../questions/question-data.ts';
import { hasAddress } from '../../questions/signs/has-address.ts';
import { hasContact } from '../../questions/signs/has-contact.ts';
import { hasClock, hasDate } from '../../questions/signs/has-date.ts';
import { hasDuration } from '../../questions/signs/has-duration.ts';
import { hasAmount } from '../../questions/signs/has-price.ts';
import { hasNumber, hasProof } from '../../questions/signs/has-proof.ts';
import { hasWeekday } from '../../questions/signs/has-weekday.ts';
import { namesPlace } from '../../questions/signs/names-place.ts';
import { namesPerson } from '../../questions/signs/names-with-role.ts';
import { saysYesOrNo } from '../../questions/signs/says-yes-or-no.ts';
import { tradeEntries } from '../../trades/index.ts';
import { countWords } from '../../website/page/words.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import type { PremiumInput } from '../premium-input.ts';
import { mentions } from '../shared/same-words.ts';

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

/** What the sentence that answers shows. A list or an explanation is no single sentence. */
export const TELLS: Partial<Record<AnswerKind, (sentence: string) => boolean>> = {
  price: hasAmount,
  hours: (text) => hasClock(text) || hasWeekday(text),
  duration: hasDuration,
  place: (text) => hasAddress(text) || namesPlace(text),
  contact: hasContact,
  'yes-no': saysYesOrNo,
  number: hasNumber,
  proof: hasProof,
  date: hasDate,
  person: namesPerson,
};

/** Words that tell an answer and name no subject. */
const NO_SUBJECT =
  /^(?:within|takes?|lasts?|arrive|response|available|innerhalb|dauert|dauern|binnen|dans|sous|délai|dure|durent|dentro|tarda|tardan|dura|minutes|minuten|weeks|wochen|semaines|semanas)$/i;

export const subjectsOf = (about: readonly string[]): string[] => about.filter((word) => !NO_SUBJECT.test(word));

const MAX_HINTS = 3;

/** Stands in an answer for what the website does not say, with words customers expect in it. */
export function todoFor({ kind }: AnsweredQuestion, hints: readonly string[]): string {
  const words = hints.slice(0, MAX_HINTS).join(', ');
  return `TODO: ${WANTED[kind]}${words === '' ? '' : ` (${words})`}.`;
}

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

export interface OwnSentence {
  text: string;
  pageUrl: string;
}

const MAX_SENTENCES = 2;
const MIN_SENTENCE_WORDS = 5;
const MAX_CHARS = 300;

/** Sentences of the website that speak of a question it does not answer, with the sign of an answer or a word of one: material for it. */
export function sentencesNear(input: PremiumInput, question: AnsweredQuestion): OwnSentence[] {
  const { language } = input.inputs.questions;
  if (language === null) return [];
  const { about, terms } = wordsAround(question, language);
  if (about.length === 0) return [];
  const said = input.inputs.facts.reviews.map(({ value }) => textKey(value.text)).join(' ');
  // What a customer wrote is no sentence of the business, and a label is none at all.
  const candidates = [...fromFaq(input.inputs.facts, about), ...fromText(input)].filter(
    ({ text }) => endsAsSentence(text) && countWords(text) >= MIN_SENTENCE_WORDS && !said.includes(textKey(text)),
  );
  const near = candidates
    .flatMap((sentence, at) => {
      const aboutIt = about.filter((word) => mentions(sentence.context, word)).length;
      if (aboutIt === 0 || sentence.text.length > MAX_CHARS) return [];
      const words = terms.filter((word) => mentions(sentence.text, word)).length;
      return (TELLS[question.kind]?.(sentence.text) ?? words > 0) ? [{ sentence, at, aboutIt, words }] : [];
    })
    .sort((a, b) => b.aboutIt + b.words - (a.aboutIt + a.words) || a.at - b.at)
    .map(({ sentence: { text, pageUrl } }) => ({ text, pageUrl }));
  return near
    .filter(({ text }, at) => near.findIndex((other) => other.text.includes(text)) === at)
    .slice(0, MAX_SENTENCES);
}

/** What half an answer says already: whole sentences about the question, from a page that speaks to customers. */
export function sentencesTouching(input: PremiumInput, question: AnsweredQuestion): string[] {
  const { answered, passage, pageUrl, kind } = question;
  const { language } = input.inputs.questions;
  if (answered !== 'partial' || passage === null || language === null) return [];
  if (!input.words.sections.some((section) => section.pageUrl === pageUrl)) return [];
  const { about } = wordsAround(question, language);
  return sentencesOf(passage, language)
    .filter((text) => endsAsSentence(text) && countWords(text) >= MIN_SENTENCE_WORDS)
    .filter((text) => (TELLS[kind]?.(text) ?? true) && about.some((word) => mentions(text, word)))
    .slice(0, MAX_SENTENCES);
}

/** `context` is what the sentence is about: itself, and a question it answers. */
function fromFaq({ faq }: Facts, about: readonly string[]): (OwnSentence & { context: string })[] {
  return faq.flatMap(({ value: { question, answer }, sources: [source] }) =>
    source && about.some((word) => mentions(question, word))
      ? [{ text: answer.split('\n')[0] ?? '', pageUrl: source.pageUrl, context: `${question} ${answer}` }]
      : [],
  );
}

const fromText = (input: PremiumInput): (OwnSentence & { context: string })[] =>
  input.words.sections.flatMap(({ sentences, pageUrl }) => sentences.map((text) => ({ text, pageUrl, context: text })));
