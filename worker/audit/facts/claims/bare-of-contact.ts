import type { ReadPage } from '../../website/read-pages.ts';
import type { RatedFacts } from '../facts.ts';
import { addressTrace } from '../traces/address-trace.ts';

/** So many digits, with the signs between that numbers are written with, may be a telephone number. */
export const LONG_NUMBER = /\d(?:[\s()./·–-]{0,3}\d){5,}/u;
const OPENS =
  /^\s*(?:tel|mailto|sms|callto|whatsapp):|\/cdn-cgi\/l\/email-protection|\/\/(?:wa\.me|api\.whatsapp\.com)\//i;
/** "Write to info (at) larch.example" has a sign of its own. */
export const SIGN = /[@＠]|[([{<]\s?(?:at|ät|arroba|chiocciola|arobase|apenstaartje)\s?[)\]}>]/i;

/**
 * Nothing on any page, served or drawn, can be a telephone number, an e-mail address or a postal one, whatever the language: no link opens
 * one, no text holds digits enough or the sign. Digits and signs need no words.
 */
export function isBareOfContact(pages: readonly ReadPage[], facts: RatedFacts): boolean {
  const { phones, otherPhones, emails, otherEmails, addresses } = facts;
  if ([phones, otherPhones, emails, otherEmails, addresses].some((found) => found.length > 0)) return false;
  if (pages.length === 0 || addressTrace(pages, null) !== null) return false;
  return pages
    .flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])])
    .every(
      ({ links, blocks, images }) =>
        !links.some(({ href }) => OPENS.test(href)) &&
        ![...blocks.map(({ text }) => text), ...images.map(({ alt }) => alt ?? '')].some(
          (text) => LONG_NUMBER.test(text) || SIGN.test(text),
        ),
    );
}
