import type { Evidence } from '../check.ts';
import { isPlaceholderNumber } from '../facts/phone-number.ts';
import { phoneLabelOf } from '../facts/phone-texts.ts';
import type { ReadPage } from '../inputs.ts';
import { placeOf } from '../page/page-text.ts';
import { firstTrace } from './lines.ts';

/** Fewer digits are a house number or a year. */
const MIN_DIGITS = 6;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
/** A number that a template left there is none. */
const isNumber = (text: string): boolean => digitsIn(text) >= MIN_DIGITS && !isMadeUp(text.replace(/\D/g, ''));
const isMadeUp = (digits: string): boolean =>
  /(\d)\1{4}|12345|98765|54321/.test(digits) ||
  isPlaceholderNumber(digits, '') ||
  isPlaceholderNumber(digits.slice(2), '');
/** "Phone lines: 8:00–17:00" has seven digits and no number. */
const CLOCK_TIME = /\d{1,2}[:：時]\d{2}/gu;
const CALL = /^(?:tel|sms|whatsapp|callto):|\/\/(?:wa\.me|api\.whatsapp\.com)\//i;

/** What may be a telephone number where none was read: a link that dials, or digits behind a word for the telephone. */
export function phoneTrace(pages: readonly ReadPage[]): Evidence | null {
  for (const { url, plain, role } of pages) {
    if (role === 'article') continue;
    const link = plain.view.links.find(({ href }) => CALL.test(href) && !/text=/.test(href) && isNumber(href));
    if (link) return { pageUrl: url, place: placeOf(plain.view, link.path), seen: link.href };
  }
  return firstTrace(pages, ({ text }, at, { lines }) => {
    const label = phoneLabelOf(text) ?? phoneLabelOf(lines[at - 1]?.text ?? '');
    return label !== null && label !== 'fax' && isNumber(text.replace(CLOCK_TIME, ' '));
  });
}
