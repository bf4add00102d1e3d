import {
  defines,
  enumerated,
  hasAddress,
  hasAmount,
  hasClock,
  hasContact,
  hasDate,
  hasDuration,
  hasNumber,
  hasProof,
  hasWeekday,
  isFree,
  isOnRequest,
  namesPerson,
  namesPlace,
  namesTransport,
  promisesReply,
  rates,
  saysYesOrNo,
  sentenceCount,
} from './answer-signs.ts';
import type { Passage } from './passage.ts';
import type { AnswerKind, TradeQuestion } from './question-data.ts';

export type Answered = 'full' | 'partial' | 'none';

/** How a passage stands to a question. */
export interface Touch {
  passage: Passage;
  /** Words the question is about stand in the passage itself. */
  inText: boolean;
  /** They are what the heading right above is made of: "Payment", "Do you treat children?". */
  titled: boolean;
  /** They stand in a short line of their own: an entry of a list. */
  ownLine: boolean;
  /** A word of the question itself that says what it is about stands in the passage: "wheelchair", "children". */
  strong: boolean;
  /** A name of a person stands in the passage or right above it. */
  names: boolean;
  /** Words of the question that stand in the passage. */
  asked: number;
  /** Different words and phrases of an answer found in text and headings. */
  words: number;
  /** Those of them in the text itself. */
  ownWords: number;
}

/** A paragraph that explains has two sentences, or one with this much to say. */
const EXPLAINING_WORDS = 15;
const EXPLAINING_SENTENCES = 2;
/** Under a heading of customers' words there stands at least one that says something. */
const REVIEW_WORDS = 20;
/** A list has this many entries. */
const LIST_ITEMS = 3;
/** One word in common is chance, two are a subject. */
const SUBJECT_WORDS = 2;
/** Under one heading with no more words than this, a number belongs to what is said there. */
const NEAR_WORDS = 80;
/** A sentence this long with a number in it says whom to call. */
const CALL_WORDS = 20;
/** A line this short is about what its words say. */
const SHORT_WORDS = 12;

/** What a passage does for a question by the kind of answer that settles it. */
export function judgePassage(question: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  if (passage.kind === 'control' || passage.kind === 'form') {
    if (question.kind === 'contact') return touch.inText ? judgeContact(question, touch) : 'none';
    // "Order takeaway online" on a link says that there is takeaway.
    return question.kind === 'yes-no' && passage.kind === 'control' && touch.inText && lengthOf(passage) > 1
      ? 'full'
      : partialIf(passage.kind === 'control' && LED_TO.has(question.kind) && leads(touch));
  }
  if (passage.isReview && question.kind !== 'proof') return 'none';
  // A question put to the visitor answers nothing.
  if (/^[^.!?]{0,200}[?？]$/u.test(passage.text)) return 'none';
  return JUDGES[question.kind](question, touch);
}

/** A link that names the subject says where to read on: "Become a member". A time or a list stands on the page or does not. */
const LED_TO: ReadonlySet<AnswerKind> = new Set(['price', 'explanation', 'person', 'proof', 'number', 'place', 'date']);
const leads = (touch: Touch): boolean =>
  touch.inText && lengthOf(touch.passage) > 1 && (touch.strong || touch.ownWords >= SUBJECT_WORDS);

type Judge = (question: TradeQuestion, touch: Touch) => Answered;

const isSubject = ({ titled, words }: Touch): boolean => titled || words >= SUBJECT_WORDS;
const isNamed = (touch: Touch): boolean => isSubject(touch) || touch.strong;
const partialIf = (holds: boolean): Answered => (holds ? 'partial' : 'none');
const lengthOf = ({ text }: Passage): number => text.split(/\s+/).length;

const JUDGES: Record<AnswerKind, Judge> = {
  price: ({ fact }, touch) => {
    const { text } = touch.passage;
    if (hasAmount(text)) return isNamed(touch) || touch.asked > 0 ? 'full' : 'none';
    if (isFree(text) && fact !== 'prices') return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isOnRequest(text) && isSubject(touch));
  },
  hours: (_, { passage: { text }, titled, inText }) => {
    if (hasWeekday(text) && hasClock(text)) return 'full';
    return partialIf((hasWeekday(text) && inText) || (hasClock(text) && titled));
  },
  duration: (_, touch) => {
    const { text } = touch.passage;
    return hasDuration(text) && isNamed(touch) && (touch.titled || !promisesReply(text)) ? 'full' : 'none';
  },
  place: ({ fact, asksWhere }, touch) => {
    const { text } = touch.passage;
    if ((hasAddress(text) || (namesTransport(text) && touch.strong)) && touch.inText) return 'full';
    // Who asks about parking does not ask for the town.
    if ((asksWhere || fact === 'addresses') && (touch.inText || touch.titled) && namesPlace(text)) return 'full';
    if (touch.strong && touch.ownWords >= SUBJECT_WORDS) return 'full';
    return partialIf(isSubject(touch) || (touch.inText && namesTransport(text)));
  },
  contact: (question, touch) => judgeContact(question, touch),
  'yes-no': (_, touch) => {
    const { passage, inText, titled, ownLine, strong, words } = touch;
    if (titled && saysYesOrNo(passage.text)) return 'full';
    if (words >= SUBJECT_WORDS && (inText || titled)) return 'full';
    // A telephone number is no word about advice by telephone.
    if ((ownLine || strong || (inText && lengthOf(passage) <= SHORT_WORDS)) && !hasContact(passage.text)) return 'full';
    return partialIf(titled);
  },
  list: (_, touch) => {
    const { passage, inText, titled, words } = touch;
    if (titled && passage.sectionItems >= LIST_ITEMS) return 'full';
    // Headings of a page are a list of what they name only where most of them do.
    if (passage.kind === 'outline' && touch.ownWords < LIST_ITEMS) return partialIf(words >= SUBJECT_WORDS);
    if (inText && enumerated(passage.text) >= LIST_ITEMS && words >= SUBJECT_WORDS) return 'full';
    return partialIf(titled || (inText && words >= SUBJECT_WORDS));
  },
  person: (_, touch) => {
    if (touch.names && touch.inText && isSubject(touch)) return 'full';
    return partialIf(namesPerson(touch.passage.text) && isSubject(touch));
  },
  proof: ({ fact }, touch) => {
    const { text } = touch.passage;
    // Customers' words are read with care elsewhere, as facts; here a section of them or a rating is left to find.
    if (fact === 'reviews') {
      const { kind, headings, sectionWords } = touch.passage;
      const isAsked = headings.at(-1)?.endsWith('?') ?? false;
      const isSection = touch.titled && !isAsked && kind === 'prose' && sectionWords >= REVIEW_WORDS;
      if ((rates(text) && touch.inText) || isSection) return 'full';
      return partialIf(touch.titled || touch.words > SUBJECT_WORDS);
    }
    if (touch.inText && hasNumber(text) && touch.strong) return 'full';
    if (touch.inText && (hasNumber(text) || hasProof(text))) return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isSubject(touch));
  },
  explanation: ({ asksWhatItIs, asksIfFree }, touch) => {
    const { passage, inText, titled, ownLine } = touch;
    if (passage.kind === 'outline') return 'none';
    if (asksIfFree && inText && isFree(passage.text)) return 'full';
    const says = asksWhatItIs && inText && defines(passage.text) && lengthOf(passage) >= SHORT_WORDS;
    // "In an emergency call 0123 456": whom to call is what there is to explain.
    if (inText && passage.kind === 'prose' && hasContact(passage.text) && lengthOf(passage) <= CALL_WORDS)
      return 'full';
    // An entry of a list names the subject and explains nothing.
    if (passage.kind === 'lines' && ownLine && !titled) return 'partial';
    if (!isSubject(touch)) return says ? 'full' : partialIf(ownLine);
    if (says) return 'full';
    const length = titled ? passage.sectionWords : lengthOf(passage);
    const explains = length >= EXPLAINING_WORDS || sentenceCount(passage.text) >= EXPLAINING_SENTENCES;
    return explains ? 'full' : 'partial';
  },
  date: (_, touch) => (hasDate(touch.passage.text) && isSubject(touch) ? 'full' : partialIf(touch.titled)),
  number: (_, touch) => {
    if (hasNumber(touch.passage.text)) return isSubject(touch) ? 'full' : 'none';
    return partialIf(touch.titled || touch.ownWords > SUBJECT_WORDS || (touch.strong && touch.words >= SUBJECT_WORDS));
  },
};

function judgeContact({ fact }: TradeQuestion, touch: Touch): Answered {
  const { passage } = touch;
  if (passage.hasAction || hasContact(passage.text)) return 'full';
  if (passage.sectionReach && touch.inText && passage.sectionWords <= NEAR_WORDS) return 'full';
  // A link called "Contact" leads to an answer, one called "Book a table" is one.
  if (passage.kind === 'control') return fact === 'phones' ? 'none' : 'full';
  return partialIf(isSubject(touch));
}
