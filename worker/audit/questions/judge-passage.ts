import {
  enumerated,
  hasAddress,
  hasAmount,
  hasClock,
  hasContact,
  hasDate,
  hasDigit,
  hasDuration,
  hasNumber,
  hasProof,
  hasWeekday,
  isFree,
  isOnRequest,
  namesPerson,
  namesPlace,
} from './answer-signs.ts';
import type { Passage } from './passage.ts';
import type { AnswerKind, TradeQuestion } from './question-data.ts';

export type Answered = 'full' | 'partial' | 'none';

/** How a passage stands to a question. */
export interface Touch {
  passage: Passage;
  /** Words the question is about stand in the passage itself, or in a heading above it. */
  inText: boolean;
  above: boolean;
  /** Different words and phrases of an answer found in text and headings. */
  words: number;
}

/** A paragraph shorter than this explains nothing by itself: the catalogue's proposal of two sentences or 25 words. */
const EXPLAINING_WORDS = 25;
/** A list has this many entries. */
const LIST_ITEMS = 3;
/** One word in common is chance, two are a subject. */
const SUBJECT_WORDS = 2;

/** What a passage does for a question by the kind of answer that settles it. */
export function judgePassage(question: TradeQuestion, touch: Touch): Answered {
  const { passage, inText, above } = touch;
  if (!inText && !above) return 'none';
  if (passage.kind === 'control' || passage.kind === 'form')
    return question.kind === 'contact' ? judgeContact(question, touch) : question.kind === 'yes-no' ? 'none' : 'none';
  if (/^[^.!?]{0,200}[?？]$/u.test(passage.text)) return 'none';
  return JUDGES[question.kind](question, touch);
}

type Judge = (question: TradeQuestion, touch: Touch) => Answered;

const isSubject = ({ above, words }: Touch): boolean => above || words >= SUBJECT_WORDS;
const partialIf = (holds: boolean): Answered => (holds ? 'partial' : 'none');

const JUDGES: Record<AnswerKind, Judge> = {
  price: (question, touch) => {
    const { text } = touch.passage;
    if (hasAmount(text)) return isSubject(touch) ? 'full' : 'partial';
    if (isFree(text) && question.fact !== 'prices') return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isOnRequest(text) && isSubject(touch));
  },
  hours: (_, touch) => {
    const { text } = touch.passage;
    if (hasWeekday(text) && hasClock(text)) return 'full';
    return partialIf(hasWeekday(text) || hasClock(text));
  },
  duration: (_, touch) => {
    if (hasDuration(touch.passage.text)) return isSubject(touch) ? 'full' : 'partial';
    return 'none';
  },
  place: (_, touch) => {
    const { text } = touch.passage;
    if (hasAddress(text) || namesPlace(text) || touch.words > SUBJECT_WORDS) return 'full';
    return partialIf(isSubject(touch));
  },
  contact: (question, touch) => judgeContact(question, touch),
  'yes-no': (_, touch) => {
    if (touch.inText && isSubject(touch)) return 'full';
    return 'partial';
  },
  list: (_, touch) => {
    const { passage, inText, above, words } = touch;
    if (above && passage.sectionItems >= LIST_ITEMS) return 'full';
    if (inText && enumerated(passage.text) >= LIST_ITEMS && words > SUBJECT_WORDS) return 'full';
    return partialIf(isSubject(touch));
  },
  person: (_, touch) => {
    if (namesPerson(touch.passage.text)) return isSubject(touch) ? 'full' : 'partial';
    return 'none';
  },
  proof: (_, touch) => {
    const { text } = touch.passage;
    if (touch.inText && (hasDigit(text) || hasProof(text))) return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isSubject(touch));
  },
  explanation: (_, touch) => {
    const { passage, inText, above } = touch;
    const length = above ? passage.sectionWords : passage.text.split(/\s+/).length;
    if (length >= EXPLAINING_WORDS && isSubject(touch) && (inText || passage.kind !== 'outline')) return 'full';
    return partialIf(isSubject(touch));
  },
  date: (_, touch) => (hasDate(touch.passage.text) ? 'full' : 'none'),
  number: (_, touch) => {
    if (hasNumber(touch.passage.text)) return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isSubject(touch));
  },
};

function judgeContact(question: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  if (passage.hasAction || hasContact(passage.text)) return 'full';
  // A link called "Contact" leads to an answer, one called "Book a table" is one.
  if (passage.kind === 'control') return question.fact === 'phones' ? 'none' : 'full';
  return partialIf(isSubject(touch));
}
