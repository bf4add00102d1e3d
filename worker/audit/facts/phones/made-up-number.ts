import type { TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import { halfWrittenIn } from './masked-number.ts';
import { isPlaceholderNumber } from './phone-number.ts';

const WRITTEN = /(?:\+\d|\(?0\d|\(\d{3}\))[\d\s()./–-]{5,16}\d/g;
/** "06 XX XX XX XX", "026 - XXX XXXX", "0171 XXXXXXX" */
const CROSSED_OUT = lightLetters(
  /(?<!\p{L}|\d)(?:\+\d{1,3}\s?\d{0,4}|\(?0\d{1,4}\)?)(?:(?:[\s./–-]{0,3}X{2,5}){2,}|[\s./–-]{0,3}X{5,9})(?!\p{L})/iu,
);
/** Numbers of North America, whose range for fiction is known. */
const AMERICAN = /^1?(\d{10})$/;

/** Whether a visible text of a few lines shows a number that a template left there: "+31 6 12345678", "06 XX XX XX XX". */
export const holdsMadeUpNumber = ({ hidden, tag, text }: TextBlock): boolean =>
  !hidden && !/^(?:option|label|button)$/.test(tag) && text.length < MAX_CHARS && hasMadeUpNumber(text);

const MAX_CHARS = 300;

/** The same of a text alone, as a value of structured data. */
export const hasMadeUpNumber = remembered(
  (text) => CROSSED_OUT.test(text) || halfWrittenIn(text) !== null || (text.match(WRITTEN) ?? []).some(isMadeUp),
);

/** The made-up number as it is written in a text, without what stands around it. */
export const madeUpNumberIn = (text: string): string | null =>
  (text.match(WRITTEN) ?? []).find(isMadeUp) ?? CROSSED_OUT.exec(text)?.[0] ?? halfWrittenIn(text);

/** No area code begins with 1 where they are written so: "(123) 867-5309". */
const COUNTED_AREA = /^\(123\)\s?\d{3}[-. ]\d{4}$/;

function isMadeUp(written: string): boolean {
  if (COUNTED_AREA.test(written)) return true;
  const digits = written.replace(/\D/g, '');
  const american = written.startsWith('+') && !digits.startsWith('1') ? null : AMERICAN.exec(digits)?.[1];
  return isPlaceholderNumber(american ?? digits, american === undefined || american === null ? '' : '1');
}
