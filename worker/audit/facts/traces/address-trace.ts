import type { Evidence } from '../../checks/check.ts';
import { isTown } from '../../towns/towns.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { COMMON_KANJI, KANA } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { STREET_BEFORE_NAME, STREET_BEHIND_NAME, STREET_ENDING } from '../../words/street-words.ts';
import { isLabelled } from '../addresses/address-labels.ts';
import { postalAnchors } from '../addresses/postcode-anchors.ts';
import { isCertainStreet } from '../addresses/streets/street-patterns.ts';
import { firstTrace } from './lines.ts';

/** A longer line is a sentence, in which a number and a name say something else. */
const LINE_CHARS = 120;
/** A longer part of a line tells something of a street. */
const PART_CHARS = 60;
/** Whose the website is; the number is a year. */
const RIGHTS = /©|\(c\)|copyright/i;
/** What a template left to be filled in. */
const MADE_UP = /muster(?:stra|stadt|weg)|\b123 |\b12345\b|000-?0000|\b1234 AB\b/i;
/** The code before its town: "4820 Larkton", "D-48200 Lerchstadt". */
const BEFORE_TOWN = /^(?:[A-Z]{1,2}-)?[\d -]{3,9}(?:[A-Z]{2} )?/u;
const PARTS = /\s*[,;\n|·•–-]\s+|\s*[,;\n]\s*/u;

/** A word for a street beside a name; a number stands in the same line. */
const STREET = lightLetters(
  `(?<!\\p{L})(?:${STREET_BEFORE_NAME}) (?:\\p{L}{1,4} ){0,2}\\p{Lu}|\\p{Lu}[\\p{L}.']*,? ` +
    `(?:${STREET_BEHIND_NAME})(?!\\p{L})|\\p{L}{3,}(?:${STREET_ENDING}) \\d`,
  'u',
);
/** 緑が丘1-7-21, 大字稲荷山7番地 */
const JAPANESE = lightLetters(
  String.raw`[${KANA}${COMMON_KANJI}](?:\d{1,4}|[０-９]{1,4})(?:-\d|[‐－ー−]\d|丁目|番地?|の\d)|〒\s?\d`,
  'u',
);
const BOX =
  /(?<![a-z])(?:p\.? ?o\.? ?box|postfach|postbus|apartado(?: de correos)?|caixa postal|casella postale|bp) ?\d/i;

/** "Unit B5, Larch Park": a door in a building of many. */
const UNIT = lightLetters(/(?<![a-z])(?:unit|shop|plot|stall|suite)s? (?:no\.? ?)?[a-z]{0,2}\d{1,4}[a-z]?, \p{Lu}/iu);

/** What may be an address where none was read: a street, a postal code before its town, or a label such as "Address" with a place. */
export function addressTrace(pages: readonly ReadPage[], country: string | null): Evidence | null {
  return firstTrace(pages, ({ text }, at, { lines }) => {
    if (RIGHTS.test(text) || MADE_UP.test(text)) return false;
    const parts = text.split(PARTS);
    // A street with its number is one in a long line too.
    if (parts.some((part) => part.length <= PART_CHARS && /\d|s\/n/i.test(part) && STREET.test(part))) return true;
    if (text.length > LINE_CHARS) return false;
    if (JAPANESE.test(text) || BOX.test(text) || UNIT.test(text)) return true;
    if (parts.some((part) => isCertainStreet(part)) || (/\d|s\/n/i.test(text) && STREET.test(text))) return true;
    const namesTown = parts.some((part) => isTown(part.replace(BEFORE_TOWN, ''), country));
    return namesTown && (postalAnchors(text, country).length > 0 || isLabelled(lines, at));
  });
}
