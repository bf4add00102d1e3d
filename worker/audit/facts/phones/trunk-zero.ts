import { resolvedUrl } from '../../website/parsed-url.ts';
import type { RatedFacts } from '../facts.ts';
import { parsePhone } from './phone-number.ts';

/**
 * Whether a tel: address, or one that opens a chat, has the 0 that is dialled at home behind the code of the country ("+43 0664 …"), where the
 * numbering plan has none: from most phones such a call reaches nobody. Italy and others keep their 0, and are not meant.
 */
export function hasTrunkZero(href: string): boolean {
  const digits = internationalDigits(href);
  if (!digits) return false;
  const parsed = parsePhone(`+${digits}`, null);
  if (!parsed?.valid || parsed.value === `+${digits}`) return false;
  return CODE_LENGTHS.some(
    (length) => digits[length] === '0' && parsed.value === `+${digits.slice(0, length)}${digits.slice(length + 1)}`,
  );
}

/** "+43 664 …" of "+43 0664 …", as it can be dialled; "+43 (0)664 …" is read rightly as it is. */
export function withoutTrunkZero(shown: string): string {
  if (SET_APART.test(shown) || !hasTrunkZero(`tel:${shown}`)) return shown;
  const value = parsePhone(shown, null)?.value ?? '';
  const zeros = [...shown.matchAll(/0/g)].map(({ index }) => `${shown.slice(0, index)}${shown.slice(index + 1)}`);
  return zeros.find((one) => `+${internationalDigits(`tel:${one}`)}` === value) ?? shown;
}

const SET_APART = /\(\s?0\s?\)/;

/** Of calling codes. */
const CODE_LENGTHS = [1, 2, 3];

/** What stands behind the + or 00 of a tel: address, or in one of WhatsApp, which needs neither. */
function internationalDigits(href: string): string | undefined {
  const plain = href.replace(/%2b/gi, '+').replace(/%20|\s/g, '');
  const written = /^tel:(?:\+|00)([^;?]*)/i.exec(plain) ?? CHAT.exec(plain);
  return written?.[1]?.replace(/\D/g, '');
}

/** Source: https://faq.whatsapp.com/5913398998672934 */
const CHAT = /^(?:https?:)?\/\/(?:www\.)?wa\.me\/\+?(\d{8,15})(?=[/?#]|$)/i;

/** Whether a tel: address has a + with the 0 of a number at home behind it ("+01 34 …"): no calling code begins with 0. */
export const hasNoCountryCode = (href: string): boolean =>
  /^\s*tel:(?!\s*00)/i.test(href) && /^0[1-9]/.test(internationalDigits(href) ?? '');

/** The address that is right in its place, of a number that is certain; null where none is it for sure. */
export function rightLink(href: string, phones: RatedFacts['phones']): string | null {
  const digits = internationalDigits(href)?.replace(/^0/, '') ?? '';
  const dialled = parsePhone(`+${digits}`, null)?.value;
  const meant = phones.filter(({ value, certainty }) => {
    const isIt = hasNoCountryCode(href) ? value.endsWith(digits) : value === dialled;
    return certainty === 'certain' && value.startsWith('+') && isIt;
  });
  const [one, ...others] = new Set(meant.map(({ value }) => value));
  if (one === undefined || others.length > 0) return null;
  if (/^\s*tel:/i.test(href)) return `tel:${one}`;
  return `https://wa.me/${one.slice(1)}${resolvedUrl(href, 'https://wa.me/')?.search ?? ''}`;
}
