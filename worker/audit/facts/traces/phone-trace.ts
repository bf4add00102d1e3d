import type { Evidence } from '../../checks/check.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { PhoneFact } from '../facts.ts';
import { phoneLabelOf } from '../phones/label-of-phone.ts';
import { isPlaceholderNumber } from '../phones/phone-number.ts';
import { firstTrace } from './lines.ts';

/** Fewer digits are a house number or a year. */
const MIN_DIGITS = 6;
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
/** Digits in a row, as a telephone number is written. */
const RUN = /\d(?:[\d\s()./·–-]*\d)?/gu;
/** A number that a template left there is none. */
const isNumber = (text: string): boolean =>
  (text.match(RUN) ?? []).some((run) => digitsIn(run) >= MIN_DIGITS && !isMadeUp(run.replace(/\D/g, '')));
const isMadeUp = (digits: string): boolean =>
  /(\d)\1{4}|12345|98765|54321/.test(digits) ||
  isPlaceholderNumber(digits, '') ||
  isPlaceholderNumber(digits.slice(2), '');
/** "Phone lines: 8:00–17:00" has seven digits and no number. */
const CLOCK_TIME = /\d{1,2}[:：時]\d{2}/gu;
/** "Call us on", "Llámanos al": the number follows. */
const CALLING = lightLetters(
  regexSource`
    (?<!\p{L})(?:
      call(?: us)?(?: on| at)?
      |ring us
      |ll[aá]m[ae]nos
      |ll[aá]menos
      |ll[aá]m[ea]
      |appelez(?:-nous)?
      |rufen sie
      |ruf uns
      |chiama(?:ci|teci)?
      |bel(?: ons)?
      |ligue
      |delivery
      |whats\s?app
    )[^\d\n]{0,20}[+(]?\d
  `,
  'iu',
);
const CALL = /^(?:tel|sms|whatsapp|callto):|\/\/(?:wa\.me|api\.whatsapp\.com)\//i;

/**
 * What may be a telephone number where none was read: a link that dials, or digits behind a word for the telephone. `others` are those
 * of a host or an authority.
 */
export function phoneTrace(
  pages: readonly ReadPage[],
  others: readonly Pick<PhoneFact, 'value'>[] = [],
): Evidence | null {
  const endings = others.map(({ value }) => value.slice(-MIN_DIGITS));
  const isOfOthers = (href: string): boolean => endings.some((ending) => href.replace(/\D/g, '').includes(ending));
  for (const { url, plain, role } of pages) {
    if (role === 'article') continue;
    const link = plain.view.links.find(
      ({ href }) => CALL.test(href) && !/text=/.test(href) && isNumber(href) && !isOfOthers(href),
    );
    if (link) return { pageUrl: url, place: placeOf(plain.view, link.path), seen: link.href };
  }
  return firstTrace(pages, ({ text }, at, { lines }) => {
    const label = phoneLabelOf(text) ?? phoneLabelOf(lines[at - 1]?.text ?? '');
    if (label === 'fax' || (label === null && !CALLING.test(text))) return false;
    return isNumber(text.replace(CLOCK_TIME, ' '));
  });
}
