import { endsAsSentence } from '../../website/text/sentences.ts';
import { SUBJECT_WORDS, type Touch } from '../index/touch.ts';
import { isBookingForm } from '../ordered-online.ts';
import type { Judged } from '../passages/first-passage.ts';
import { wordsOf } from '../passages/from-sentence.ts';
import type { Passage } from '../passages/passage.ts';
import { quotable } from '../passages/quote.ts';
import type { AnswerKind, TradeQuestion } from '../question-data.ts';
import { BETWEEN_SAYINGS, isQuestion } from '../signs/asserts.ts';
import { countedThings } from '../signs/counts-things.ts';
import { countsUpOffers, enumerated } from '../signs/counts-up-offers.ts';
import { tellsLength } from '../signs/has-duration.ts';
import { denies, saysYesOrNo } from '../signs/says-yes-or-no.ts';
import { speaksOfSelf } from '../signs/speaks-of-self.ts';
import { holdsValue } from './holds-value.ts';

/**
 * What about the build of a page shows that words answer a question: `fact` one that was read for certain, `asked` the page asks it itself
 * and the kind of answer stands below, `sentence` a whole sentence of the business holds it, `row` it stands as an entry under the
 * heading that names the subject, `booking` a form or a service by which one books, `rows` a list of prices. Whatever only looks
 * like an answer is shown by nothing.
 */
export type ShownBy = 'fact' | 'asked' | 'sentence' | 'row' | 'booking' | 'rows';

/** Fewer words are a label or a slogan. */
const SENTENCE_WORDS = 5;

/** Entries under a heading may hold these; a yes or a reason takes a sentence. */
const IN_ROWS: ReadonlySet<AnswerKind> = new Set(['price', 'hours', 'duration', 'place', 'contact', 'date']);

export function shownBy(question: TradeQuestion, judged: Judged, touch: Touch | null): ShownBy | null {
  const { passage, answered } = judged;
  // A part of an answer is not told: what else belongs to it, its owner knows.
  if (answered !== 'full') return null;
  if (passage.toOthers || passage.isReview || passage.isOver || passage.isArticle) return null;
  if (passage.kind === 'control' || passage.kind === 'form') return isWayIn(question, passage) ? 'booking' : null;
  if (passage.kind === 'outline') return null;
  const said = judged.quote === undefined ? quotable(passage, question.kind) : judged.quote;
  if (isAfterAnswer(question, passage, said, touch)) return null;
  if (touch?.titled && isAnswerBelow(question, passage) && isFit(question, said, touch)) return 'asked';
  if (passage.kind === 'prose') return said !== null && isToldIn(said, question, judged, touch) ? 'sentence' : null;
  const isRow = touch?.titled === true && !isQuestion(passage.headings.at(-1) ?? '') && IN_ROWS.has(question.kind);
  return isRow && isInRows(question, passage.text) ? 'row' : null;
}

/** How long something lasts is told in rows of its own; "shave 24 hours before" is a row of something else. */
const isInRows = (question: TradeQuestion, text: string): boolean =>
  question.kind === 'duration' && question.asks === 'lasts' ? tellsLength(text) : holdsValue(question, text);

/** A question of the page about this subject, with the kind of answer it asks for below. */
function isAnswerBelow(question: TradeQuestion, { headings, text }: Passage): boolean {
  if (!isQuestion(headings.at(-1) ?? '') || isQuestion(text)) return false;
  return holdsValue(question, text);
}

/** Below a question its answer stands first, and what follows goes on from there: "I advise you to ask your insurer". */
const isAfterAnswer = (
  { kind }: TradeQuestion,
  { isFurther, headings }: Passage,
  said: string | null,
  touch: Touch | null,
): boolean =>
  kind === 'yes-no' &&
  touch?.titled === true &&
  isFurther === true &&
  isQuestion(headings.at(-1) ?? '') &&
  !(said !== null && saysYesOrNo(said));

/** A yes or a no is said in so many words, or of the business itself: "this is agreed upon when you call" is neither. */
const isFit = ({ kind }: TradeQuestion, said: string | null, touch: Touch): boolean =>
  kind !== 'yes-no' || (said !== null && (saysYesOrNo(said) || isOwn(said, touch)));

/** A sentence with a value of the kind asked for, on this subject. */
function isToldIn(said: string, question: TradeQuestion, { passage }: Judged, touch: Touch | null): boolean {
  const sentences = said.split(BETWEEN_SAYINGS).filter(isWhole);
  if (sentences.length === 0) return false;
  const values = sentences.filter((one) => holdsValue(question, one));
  if (touch === null) return values.some(speaksOfSelf);
  // A year of beginning is of the business where the sentence is; so many years of experience may be anybody's.
  if (question.asks === 'since-when') return values.some((one) => YEAR.test(one) && isOwn(one, touch));
  const isAbout = touch.titled || touch.ownWords >= SUBJECT_WORDS;
  const told = values.filter((one) => touch.titled || (touch.isOn(one) && isOwn(one, touch)));
  switch (question.kind) {
    case 'explanation':
      return touch.titled && passage.sectionWords > 0;
    case 'list':
      return isListIn(told, question, touch);
    case 'yes-no':
      // What somebody does not do, or does not promise, is said of anything: only a question of the page tells of what.
      return isAbout && told.some((one) => saysYes(one, touch));
    case 'number':
      // "15 people filled in what helped them" counts something else.
      return isAbout && told.some((one) => question.asks || touch.titled || countedThings(one).some(touch.isOn));
    default:
      return isAbout && told.length > 0;
  }
}

/** Entries of a sentence are the offer only where it says so; kinds of room or ways of paying take two of their names, under their heading. */
function isListIn(told: readonly string[], { asks }: TradeQuestion, touch: Touch): boolean {
  if (asks === undefined || asks === 'offer') return told.some(countsUpOffers);
  if (!touch.titled || (asks === 'ways' && touch.ownWords < SUBJECT_WORDS)) return false;
  return told.some((one) => touch.isOn(one) && (enumerated(one) > 1 || isOwn(one, touch)));
}

const YEAR = /\b(?:1[6-9]|20)\d\d\b/;

/** Entries between pictures are a row of labels, whatever ends it. */
const PICTURES = /(?:\p{Extended_Pictographic}[^\p{Extended_Pictographic}]*){3}/u;

const isWhole = (sentence: string): boolean =>
  endsAsSentence(sentence) && !PICTURES.test(sentence) && wordsOf(sentence) >= SENTENCE_WORDS && !isQuestion(sentence);

/** The business speaks there, or is named. */
const isOwn = (sentence: string, touch: Touch): boolean => speaksOfSelf(sentence) || touch.namesBusiness(sentence);

/** Of itself, and no denial. */
const saysYes = (sentence: string, touch: Touch): boolean => !denies(sentence) && isOwn(sentence, touch);

/** One reaches a business by a form as by a number, and books by a form that asks when, or a service that takes bookings. */
function isWayIn({ kind, fact, asks }: TradeQuestion, passage: Passage): boolean {
  if (fact === 'phones') return passage.hasAction;
  if (kind !== 'contact' && asks !== 'online') return false;
  return isBookingForm(passage) || (passage.kind === 'control' && passage.hasAction);
}
