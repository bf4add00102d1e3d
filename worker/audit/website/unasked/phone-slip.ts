import { lightLetters } from '../text/light-letters.ts';

/** Fewer digits may be a year or a page. */
const MIN_DIGITS = 7;
const IS_CALL = /^\s*tel:/i;
const MISTYPED = lightLetters(/^\s*(?:tel\p{L}{0,6}|\+)[\s.:;,+()\d–-]*$/iu);

/** "tel. : +44 20 7946 0123", "+44 20 …": a number somebody meant to be called, which the browser takes for the name of a page. */
export function isMistypedCall(href: string): boolean {
  const written = spelled(href);
  return !IS_CALL.test(written) && MISTYPED.test(written) && written.replace(/\D/g, '').length >= MIN_DIGITS;
}

/** The same, of the address such a link leads to. */
export const leadsToMistypedCall = (url: string): boolean => isMistypedCall(url.split('/').at(-1) ?? '');

/** Neither its address nor its words hold a number: one more link that leads nowhere. With a number in its words it is a slip in the contact data. */
export const callsNoNumber = ({ href, text }: { href: string; text: string }): boolean =>
  /^\s*tel:\s*$/i.test(href) && text.replace(/\D/g, '').length < MIN_DIGITS;

const spelled = (text: string): string =>
  text.replace(/%(2[0-9a-f]|3[ab])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
