import { lightLetters } from '../../website/text/light-letters.ts';
import { SIGN_WORDS, SYMBOLS } from './currencies.ts';

export const NUMBER = "\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+(?:[.,]\\d{2})?|\\d{1,6}(?:[.,]\\d{1,2})?";
export const BEFORE_SIGN = `US\\$|CA\\$|C\\$|AU\\$|A\\$|NZ\\$|S\\$|HK\\$|R\\$|\\$|€|£|¥|￥|CHF|EUR|USD|GBP|CAD|AUD|[${SYMBOLS}]`;
const LETTERS = `(?:EUR(?:OS?)?|Euros?|CHF|USD|GBP|CAD|AUD|${SIGN_WORDS})(?!\\p{L})`;
export const AFTER_SIGN = `€|£|\\$|¥|円|SFr\\.?|Fr\\.|[${SYMBOLS}]|${LETTERS}`;

const SUM = `(?:(?:${BEFORE_SIGN}) ?(?:${NUMBER})(?:,[-–—])?|(?:${NUMBER})(?:,[-–—])? ?(?:${AFTER_SIGN}))`;
const TO = '\\s?[-–—]\\s?|\\s(?:to|bis|à|a|tot|até|hasta)\\s';
const UPPER_END = lightLetters(`^(?:${TO})${SUM}(?![\\d])`, 'iu');
const LOWER_END = lightLetters(`(?<![\\d.,])${SUM}(?:${TO})$`, 'iu');

/** A sum as its line shows it, with the other end of a range: " – 150 €" behind "50 €". */
export interface WholeSum {
  line: string;
  before: string;
  shown: string;
  after: string;
  /** Between two sums, or more than one. */
  isSeveral: boolean;
}

/** null where it is the upper end of a range itself. */
export function wholeSum({ index, 0: sum }: RegExpExecArray, line: string): WholeSum | null {
  const before = line.slice(0, index);
  if (LOWER_END.test(before.slice(-MAX_END_CHARS))) return null;
  const behind = line.slice(index + sum.length);
  const upperEnd = UPPER_END.exec(behind)?.[0] ?? '';
  const isSeveral = upperEnd !== '' || SEVERAL_SUMS.test(sum);
  return { line, before, shown: sum + upperEnd, after: behind.slice(upperEnd.length), isSeveral };
}
const MAX_END_CHARS = 40;

/** "30–50 €", "30 €+". */
const SEVERAL_SUMS = /\d[^\d]*[-–—] ?[^\d]{0,2}\d|\+$/;
