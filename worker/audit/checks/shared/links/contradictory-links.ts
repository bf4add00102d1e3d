import { cleanEmail, findEmails } from '../../../facts/emails/email-texts.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import type { Evidence } from '../../check.ts';
import { leftLinks } from './left-links.ts';

/** Digits compared from the end: country codes and trunk zeros differ between link and text. */
const COMPARED_DIGITS = 6;

/** "Ext. 104", "x104", "#104": dialled once somebody answers. */
const EXTENSION = lightLetters(/(?<=\d)[^\d]*[\p{L}#][^\d]*\d{1,5}\D*$/u);

/** Links whose text shows another number or address than they lead to, and that scripts leave as they are. */
export function contradictoryLinks(page: ReadPage): Evidence[] {
  return leftLinks(page).flatMap((link) => {
    const evidence = {
      pageUrl: page.url,
      place: `a[href="${link.href}"]`,
      seen: `${link.text} → ${link.href}`,
    };
    if (/^tel:/i.test(link.href)) {
      const [target, text] = [digits(link.href), digits(link.text)];
      // A text of several numbers or of a short code proves nothing.
      const isNumber = text.length >= 8 && text.length <= 15 && target.length >= 8;
      const line = digits(link.text.replace(EXTENSION, ''));
      const agrees = [text, line].some((shown) => target.slice(-COMPARED_DIGITS) === shown.slice(-COMPARED_DIGITS));
      return (isNumber && !agrees) || isOtherNumber(link) ? [evidence] : [];
    }
    if (!/^mailto:/i.test(link.href)) return [];
    const target = cleanEmail(link.href.split('?')[0] ?? '');
    const [text] = findEmails(link.text);
    // Text of two elements may be glued: "info@ada.testE-mail".
    if (target && link.text.toLowerCase().includes(target.toLowerCase())) return [];
    return target && text && mailbox(text.value) !== mailbox(target) ? [evidence] : [];
  });
}

/** "+55 81 9…" that dials +55 11 9…, "+91 918885…" that dials +91 8885…: both are whole numbers, so every digit counts. */
function isOtherNumber({ text, href }: { text: string; href: string }): boolean {
  const shown = WHOLE_NUMBER.exec(text.replace(/\(0\)/g, ''))?.[0];
  if (shown === undefined || !/^tel:(?:\+|00)/i.test(href)) return false;
  const [number, target] = [shown, href].map((one) => digits(one).replace(/^00/, ''));
  if (number === undefined || target === undefined || target.length < 10 || target.length > 15) return false;
  // A zero that is dialled within the country alone may stand in the one or the other.
  const isTrunkZero = number.replace('0', '') === target || target.replace('0', '') === number;
  return (
    number !== target && !isTrunkZero && (number.length === target.length || number === target.slice(0, 2) + target)
  );
}
const WHOLE_NUMBER = /(?:\+|(?<!\d)00)[1-9][\d\s()./-]{7,18}\d(?!\d)/;

const digits = (text: string): string => text.replace(/[;?].*$/, '').replace(/\D/g, '');

/** What stands behind "+" sorts the mail of one mailbox. */
const mailbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
