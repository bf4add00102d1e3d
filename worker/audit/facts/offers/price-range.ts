import { lightLetters } from '../../website/text/light-letters.ts';
import { SIGN_WORDS, SYMBOLS } from './currencies.ts';

export const NUMBER = "\\d{1,3}(?:[.,'’ \\u00a0]\\d{3})+(?:[.,]\\d{2})?|\\d{1,6}(?:[.,]\\d{1,2})?";
export const BEFORE_SIGN = `US\\$|CA\\$|C\\$|AU\\$|A\\$|NZ\\$|S\\$|HK\\$|R\\$|\\$|€|£|¥|￥|CHF|EUR|USD|GBP|CAD|AUD|[${SYMBOLS}]`;
export const AFTER_SIGN = `€|£|\\$|¥|円|CHF|SFr\\.?|Fr\\.|EUR(?:OS?)?(?!\\p{L})|Euros?(?!\\p{L})|USD|GBP|CAD|AUD|[${SYMBOLS}]|(?:${SIGN_WORDS})(?!\\p{L})`;

const SUM = `(?:(?:${BEFORE_SIGN}) ?(?:${NUMBER})(?:,[-–—])?|(?:${NUMBER})(?:,[-–—])? ?(?:${AFTER_SIGN}))`;
const TO = '\\s?[-–—]\\s?|\\s(?:to|bis|à|a|tot|até|hasta)\\s';
const UPPER_END = lightLetters(`^(?:${TO})${SUM}(?![\\d])`, 'iu');
const LOWER_END = lightLetters(`(?<![\\d.,])${SUM}(?:${TO})$`, 'iu');

/** " – 150 €" behind "50 €", each with its sign: the other end of one price; '' where there is none. */
export const upperEndIn = (after: string): string => UPPER_END.exec(after)?.[0] ?? '';

/** Whether what stands before a sum is the lower end of the same price. */
export const hasLowerEnd = (before: string): boolean => LOWER_END.test(before.slice(-MAX_END_CHARS));
const MAX_END_CHARS = 40;

/** "30–50 €", "30 €+". */
export const SEVERAL_SUMS = /\d[^\d]*[-–—] ?[^\d]{0,2}\d|\+$/;
