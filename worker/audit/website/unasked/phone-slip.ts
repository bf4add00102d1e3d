import { lightLetters } from '../text/light-letters.ts';

/** Fewer digits may be a year or a page. */
const MIN_DIGITS = 7;
const IS_CALL = /^\s*tel:/i;
const MISTYPED = lightLetters(/^\s*(?:tel\p{L}{0,6}|\+)[\s.:;,+()\d–-]*$/iu);

/** Digits and nothing else, as many as a number has with its area: a shop may number its pages, so they stand right behind the host. */
const BARE = /^\s*\(?\d[\s().\d–-]*$/;
const BARE_DIGITS = { least: 9, most: 13 };

function isBareNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '').length;
  return BARE.test(written) && digits >= BARE_DIGITS.least && digits <= BARE_DIGITS.most;
}

/** "tel. : +44 20 7946 0123", "+44 20 …": a number somebody meant to be called, which the browser takes for the name of a page. */
export function isMistypedCall(href: string): boolean {
  const written = spelled(href);
  if (IS_CALL.test(written)) return false;
  return isBareNumber(written) || (MISTYPED.test(written) && written.replace(/\D/g, '').length >= MIN_DIGITS);
}

/** The same, of the address such a link leads to. */
export function leadsToMistypedCall(url: string): boolean {
  const last = url.split('/').at(-1) ?? '';
  return isMistypedCall(last) && (!isBareNumber(spelled(last)) || RIGHT_BEHIND_HOST.test(url));
}

const RIGHT_BEHIND_HOST = /^(?:https?:\/\/[^/]+)?\/?[^/]+$/i;

/** Neither its address nor its words hold a number: one more link that leads nowhere. With a number in its words it is a slip in the contact data. */
export const callsNoNumber = ({ href, text }: { href: string; text: string }): boolean =>
  /^\s*tel:\s*$/i.test(href) && text.replace(/\D/g, '').length < MIN_DIGITS;

const spelled = (text: string): string =>
  text.replace(/%(2[0-9a-f]|3[ab])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
