import { lightLetters } from '../../website/text/light-letters.ts';

/** What stands for digits that nobody wrote, or that a click shows: "9316XX", "34 __ __", "23 ***". */
const MASK = '(?:[Xx]{2,9}|_{2,4}|\\*{2,9}|•{2,9})';
/** Without two of them in a row nothing is masked. */
const MARKS = /[Xx]{2}|_{2}|\*{2}|•{2}/;
/** Behind it goes no digit on ("(0xx11)"), no letter, and no name of a street ("XX Settembre"). */
const ENDS = '(?![\\p{L}\\d_])(?!\\s?\\d)(?!\\s\\p{Lu})';

/** Whether the digits before go on with a mask: what was read of the number is its stump. */
export const goesOnMasked = (after: string): boolean => MARKS.test(after) && MASK_AHEAD.test(after);
const MASK_AHEAD = lightLetters(`^[\\s./–-]{0,3}(?:${MASK}[\\s./–-]{0,3}){0,3}${MASK}${ENDS}`, 'u');

/** The same of a number alone, as a link or a value of structured data holds it. */
export const isMasked = (written: string): boolean => MARKS.test(written) && MASKED.test(written);
const MASKED = lightLetters(`\\d[\\s./–-]{0,3}(?:${MASK}[\\s./–-]{0,3}){0,3}${MASK}${ENDS}`, 'u');

/** Digits, then letters or lines where the last ones belong: "+39 070 9316XX", "0171-xxx", "06 12 34 __ __". Asterisks a click may lift. */
const HALF_WRITTEN = lightLetters(
  `(?<![\\p{L}\\d])(?:\\+\\d|\\(?0\\d)(?:[\\s()./–-]{0,3}\\d){1,10}(?:[\\s./–-]{0,3}(?:[Xx]{2,9}|_{2,4})){1,4}${ENDS}`,
  'u',
);
const LABELLED = lightLetters(/^[\p{L}\s.-]{0,20}:?\s*$/u);

/** Shorter ones may be the number of an article, unless they stand alone. */
const WHOLE_CHARS = 9;
const MIN_CHARS = 7;

/** A number of which somebody left the last digits open, as it is written in a text. */
export function halfWrittenIn(text: string): string | null {
  const found = MARKS.test(text) ? HALF_WRITTEN.exec(text) : null;
  if (found === null) return null;
  const [written] = found;
  const chars = written.replace(/[^\dXx_]/g, '').length;
  const isAlone = LABELLED.test(text.slice(0, found.index)) && text.slice(found.index + written.length).trim() === '';
  const isWhole = written.startsWith('+') || chars >= WHOLE_CHARS || isAlone;
  return chars >= MIN_CHARS && isWhole ? written : null;
}
