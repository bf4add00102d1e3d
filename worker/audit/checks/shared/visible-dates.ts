import { lightLetters } from '../../website/text/light-letters.ts';
import { MONTH_NAME } from '../../words/months.ts';

const YEAR = '(?:19|20)\\d{2}';

/** Full dates with day, month and year, however they are written. */
const DATE = lightLetters(
  [
    `(?<![\\d.])${YEAR}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])(?!\\d)`,
    `(?<![\\d.])(?:0?[1-9]|[12]\\d|3[01])[-/.] ?(?:0?[1-9]|[12]\\d|3[01])[-/.] ?${YEAR}(?!\\d)`,
    `(?<!\\d)(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º)?,? (?:de |of )?(?:${MONTH_NAME})\\.?,? (?:de |del )?${YEAR}(?!\\d)`,
    `(?<!\\p{L})(?:${MONTH_NAME})\\.? (?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,? ${YEAR}(?!\\d)`,
    `${YEAR}年\\s?(?:0?[1-9]|1[0-2])月\\s?(?:0?[1-9]|[12]\\d|3[01])日`,
  ].join('|'),
  'iu',
);

/** The first full date in a text, as written. */
export const dateIn = (text: string): string | null => DATE.exec(text)?.[0] ?? null;
