import type { FoundWord } from '../../words/lexicon.ts';
import { YEAR_LEXICON, type YearWord } from '../../words/year-lexicon.ts';

const YEAR = /\b(?:1[6-9]|20)\d\d(?:'?s)?\b/g;
/** Between a beginning and its year: a sentence, in which initials may have a dot, or the line between a label and its value. */
const FROM_BEGINNING = /^(?:[^.!?\n]|(?<= \p{L})\.){0,60}$|^\n$/u;
const FROM_YEAR = /^[^.!?\n]{0,40}$/;
const TO_END_OF_SENTENCE = /^[^.!?\n]{0,80}$/;
const DATED_BACK = /^[^.!?\n]{0,20}$/;
const SINCE_LEARNT = /^[^.!?]{0,90}$/;
const DASH = /^ ?[-–—] ?$/;
const ORDINAL = /^ \d{1,3}(?:\.|º|°|st|nd|rd|th|e|ème)? ?$/;

/** A number before what it counts: "20", "10 to 15", "20 (20)". */
const NUMBER_END = /\d{1,3}\+?(?:\s?(?:-|–|à|to|bis)\s?\d+)?(?: \(\d+\))?[\s-]?$/;
const BEHIND_NUMBER_WORD = /^(?:\s?(?:-|–|à|to|bis)\s?\d+)?(?: \(\d+\))?[\s-]?$/;
const NUMBER_CHARS = 30;
const TENS = /^\d\d /;
const OF_SOMETHING = /^[a-zñ']{0,4} (?:of |de |de la )?$/;
const TO_BUSINESS = /^(?:[^.!?\n]{0,50}|\p{L}*\n(?:of |de |d'|in )?)$/u;

interface Told {
  text: string;
  words: readonly FoundWord<YearWord>[];
}

/** From the number to the word it counts. */
interface Span {
  start: number;
  end: number;
}

const told = (text: string): Told => {
  const small = text.toLowerCase().replaceAll('’', "'");
  return { text: small, words: YEAR_LEXICON.wordsIn(small) };
};

const has = ({ words }: Told, tag: YearWord, isIt: (word: Span) => boolean): boolean =>
  words.some((word) => word.tag === tag && isIt(word));

/** A year of founding or a number of years in business. */
export function tellsYears(text: string): boolean {
  const said = told(text);
  return said.words.length > 0 && (tellsBeginning(said) || tellsSpan(said));
}

function tellsBeginning(said: Told): boolean {
  const { text } = said;
  return (
    [...text.matchAll(YEAR)].some(({ index, 0: year }) => isOfBeginning(said, year, index, index + year.length)) ||
    has(said, 'jubilee', ({ start }) => has(said, 'ours', ({ end }) => ORDINAL.test(text.slice(end, start))))
  );
}

function isOfBeginning(said: Told, year: string, start: number, end: number): boolean {
  const { text } = said;
  const before = (tag: YearWord, between: RegExp): boolean =>
    has(said, tag, (word) => word.end <= start && between.test(text.slice(word.end, start)));
  const behind = (tag: YearWord, between: RegExp): boolean =>
    has(said, tag, (word) => word.start >= end && between.test(text.slice(end, word.start)));
  // A number before 1900 is as often that of a house.
  const isRecent = /^(?:19|20)/.test(year);
  return (
    (before('begun', FROM_BEGINNING) && !has(said, 'law', (law) => law.start === end + 1)) ||
    (year.startsWith('1') && before('dating', DATED_BACK)) ||
    (isRecent &&
      (behind('begins', FROM_YEAR) ||
        behind('endsSentence', TO_END_OF_SENTENCE) ||
        behind('today', DASH) ||
        behind('qualified', SINCE_LEARNT)))
  );
}

function tellsSpan(said: Told): boolean {
  const { text } = said;
  return spansIn(said).some(
    (span) =>
      isLasting(said, span) ||
      has(said, 'inBusiness', ({ start, end }) =>
        start >= span.end ? TO_BUSINESS.test(text.slice(span.end, start)) : FROM_YEAR.test(text.slice(end, span.start)),
      ),
  );
}

function spansIn(said: Told): Span[] {
  const { text, words } = said;
  return words.flatMap(({ tag, start, end }) => {
    if (tag === 'spans') return [{ start, end }];
    if (tag !== 'units') return [];
    const from = startOfCount(said, start);
    const isOther = has(said, 'notBusiness', (other) => OF_SOMETHING.test(text.slice(end, other.start)));
    return from === null || isOther ? [] : [{ start: from, end }];
  });
}

function startOfCount({ text, words }: Told, unit: number): number | null {
  const before = text.slice(Math.max(0, unit - NUMBER_CHARS), unit);
  const number = NUMBER_END.exec(before);
  if (number) return unit - before.length + number.index;
  const count = words.find(
    ({ tag, end }) => tag === 'counts' && end <= unit && BEHIND_NUMBER_WORD.test(text.slice(end, unit)),
  );
  return count?.start ?? null;
}

/** "For 20 years", "seit über 20 Jahren", "vor 20 Jahren". */
const isLasting = (said: Told, { start }: Span): boolean =>
  said.words.some(({ tag, ...word }) => {
    if (tag !== 'lasting' && !(tag === 'ago' && TENS.test(said.text.slice(start)))) return false;
    const isNext =
      word.end + 1 === start || has(said, 'about', (about) => about.start === word.end + 1 && about.end + 1 === start);
    return isNext && !has(said, 'during', (during) => during.end + 1 === word.start);
  });
