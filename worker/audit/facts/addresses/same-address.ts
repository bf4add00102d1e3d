import { NO_LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import type { Address } from '../facts.ts';

/** Equal in what both state; format, abbreviations and accents aside. */
export function isSameAddress(a: Address, b: Address): boolean {
  const codes = [normalCode(a.postalCode), normalCode(b.postalCode)];
  const isCedex = /\bcedex\b/i.test(`${a.locality} ${b.locality}`) && codes[0]?.slice(0, 2) === codes[1]?.slice(0, 2);
  if (codes[0] !== '' && codes[1] !== '' && codes[0] !== codes[1] && !isCedex) return false;
  const streets = [normalStreet(a.street), normalStreet(b.street)] as const;
  const towns = [normalTown(a.locality), normalTown(b.locality)] as const;
  if (streets[0] === '' || streets[1] === '')
    return codes[0] === codes[1] || (towns[0] !== '' && towns[0] === towns[1]);
  const bases = [houseOf(a.street), houseOf(b.street)] as const;
  const sameHouse =
    (bases[0] !== null && (bases[0] === bases[1] || bases[0] === streets[1])) ||
    (bases[1] !== null && bases[1] === streets[0]);
  const sameStreet =
    sameHouse ||
    streets[0] === streets[1] ||
    contains(streets[0], streets[1]) ||
    contains(streets[1], streets[0]) ||
    isAbbreviated(a.street, b.street) ||
    (codes[0] !== '' && codes[0] === codes[1] && isSameFromNumber(a.street, b.street));
  if (!sameStreet) return false;
  // Post for companies has codes of its own in France: "56804 Ploërmel Cedex" is in 56800 Ploërmel.
  return (codes[0] !== '' && codes[0] === codes[1]) || isSameTown(a, b);
}

/** "Mill Lane 22" and "Mill Lane 22A" are two houses, or one of them is a slip. A letter that stands apart may be a flat, written or left out. */
export function isOtherDoor({ street: a }: Address, { street: b }: Address): boolean {
  const [first, second] = [doorOf(a), doorOf(b)];
  if (first === null || second === null || first.number !== second.number || first.letter === second.letter)
    return false;
  return (first.letter === '' || first.isAttached) && (second.letter === '' || second.isAttached);
}

const NUMBER_LAST = lightLetters(/(?<![\d/–-]\s?)(\d{1,4})(\s?)(\p{L}?)$/u);

/** The number and its letter that end a street. Behind a comma stand floors and doors, written or left out. */
const doorOf = rememberedOf((street): { number: string; letter: string; isAttached: boolean } | null => {
  const [, number, gap = '', letter = ''] = NUMBER_LAST.exec(street.split(',', 1).join('').trim()) ?? [];
  return number === undefined ? null : { number, letter: letter.toLowerCase(), isAttached: gap === '' };
});

/** Alike or left out, or what the town lies in taken for it. */
function isSameTown(a: Address, b: Address): boolean {
  const [first, second] = [normalTown(a.locality), normalTown(b.locality)];
  const isInside = first === normalTown(b.region) || second === normalTown(a.region);
  return first === '' || second === '' || contains(first, second) || contains(second, first) || isInside;
}

/** Whole-street containment: "6 avenue x" within "tour y 6 avenue x", but not "avenue x 1" within "avenue x 12". */
function contains(whole: string, part: string): boolean {
  if (part.length < 4) return whole === part;
  const at = whole.indexOf(part);
  return (
    at >= 0 &&
    !(/\d/.test(whole[at + part.length] ?? '') && /\d$/.test(part)) &&
    !(/\d/.test(whole[at - 1] ?? '') && /^\d/.test(part))
  );
}

/** "Via Vitt. Veneto 1" is "Via Vittorio Veneto 1": word for word, where a point says that a word was cut. */
function isAbbreviated(a: string | null, b: string | null): boolean {
  const [first, second] = [wordsOfStreet(a), wordsOfStreet(b)];
  if (first.length < 2 || first.length !== second.length || !/\d/.test(first.join(' '))) return false;
  return first.every((word, at) => {
    const other = second[at] ?? '';
    return word === other || isCutOf(word, other) || isCutOf(other, word);
  });
}

/** "Visit us, Plot 8, Mill Colony" is "Come by any day, Plot 8, Mill Colony": words without a number stand before either. */
function isSameFromNumber(a: string | null, b: string | null): boolean {
  const tail = fromNumber(a);
  return tail !== '' && tail === fromNumber(b);
}

function rememberedOf<T extends NonNullable<unknown> | null>(of: (part: string) => T): (part: string | null) => T {
  const known = remembered(of);
  return (part) => known(part ?? '');
}

/** "vitt.", and "p.le" with the end of its word. */
const WORDS_AND_CUTS = lightLetters(/\p{L}\.\p{L}+|[\p{L}\d]+\.?/gu);

const isCutOf = (cut: string, word: string): boolean => {
  const [start = '', end = ''] = cut.split('.');
  return cut.includes('.') && word.length > start.length + end.length && word.startsWith(start) && word.endsWith(end);
};

/** Without articles and prepositions: "rue des Lilas" is "rue Lilas". */
const wordsOfStreet = rememberedOf((street): readonly string[] => {
  const words = street.split(',', 1).join('').normalize('NFKD').toLowerCase().match(WORDS_AND_CUTS) ?? [];
  return words.filter((word) => word.length > MAX_PARTICLE_CHARS || /[\d.]/.test(word));
});

const MAX_PARTICLE_CHARS = 3;

const NUMBER_AND_WORD = lightLetters(/^\d{1,4}\s?(?:bis|ter)?\s+\p{L}{2}/u);

const NAME_AND_NUMBER = lightLetters(/^\p{L}{3,}\d{1,4}(?:[a-z](?!\p{L}))?/u);

/** Street with its first number, where the number follows: floor, door and box behind it are written or left out. */
const houseOf = rememberedOf((street): string | null => {
  // "ZA du Moulin, 3 rue des Artisans", in either order.
  const parts = street.split(/,\s*/);
  const numberFirst = parts.find((part) => NUMBER_AND_WORD.test(part));
  if (numberFirst !== undefined) return parts.length > 1 ? normalStreet(numberFirst) : null;
  return normalStreet(street).match(NAME_AND_NUMBER)?.[0] ?? null;
});

/** A street of several parts from the first that holds a number; '' where it has but one such part. */
const fromNumber = rememberedOf((street): string => {
  const parts = street.split(/,\s*/);
  const at = parts.findIndex((part) => /\d/.test(part));
  return at < 0 || parts.length - at < 2 ? '' : normalStreet(parts.slice(at).join(', '));
});

export const normalCode = rememberedOf((code) => {
  return code
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^(?:D|DE|A|AT|CH|F|FR|I|IT|E|ES|B|BE)(?=\d{4})/, '');
});

const NEITHER_LETTER_DIGIT_NOR_DASH = lightLetters(/[^\p{L}\d-]/gu);

export const normalStreet = rememberedOf((street) => {
  return (
    street
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      // Letters with a stroke, which are no letter with a mark to Unicode.
      .replace(/ł/g, 'l')
      .replace(/ø/g, 'o')
      .replace(/đ/g, 'd')
      .replace(/str(?:asse|\.|(?=\s?\d|$))/g, 'str')
      .replace(/\b(?:avenue|avenida|avda|av|ave)\b\.?/g, 'av')
      .replace(/\b(?:boulevard|blvd|boul|bd)\b\.?/g, 'bd')
      .replace(/\b(?:street|st)\b\.?/g, 'st')
      .replace(/\b(?:road|rd)\b\.?/g, 'rd')
      .replace(/\b(?:drive|dr)\b\.?/g, 'dr')
      .replace(/\b(?:lane|ln)\b\.?/g, 'ln')
      .replace(/\b(?:dcha|dto|derecha|direito)\b\.?/g, 'derecha')
      .replace(/\b(?:izq|izqda|esq|izquierda|esquerdo)\b\.?/g, 'izquierda')
      .replace(/\b(?:suite|ste|unit)\b\.?|#/g, ' ste ')
      .replace(
        /\b(north|south)\s?(east|west)\b/g,
        (_, first: string, second: string) => first.charAt(0) + second.charAt(0),
      )
      .replace(/\b(?:north|n)\b\.?/g, 'n')
      .replace(/\b(?:south|s)\b\.?/g, 's')
      .replace(/\b(?:east|e)\b\.?/g, 'e')
      .replace(/\b(?:west|w)\b\.?/g, 'w')
      .replace(/^(?:c\/|calle|cl\.?)\s*/g, '')
      .replace(/\bn[ºo°]\.?\s?(?=\d)/g, '')
      // Belgian box numbers, Japanese blocks and joining words are written or left out.
      .replace(/\s*\b(?:bte|boite|bus|box)\b\.?\s*(?=\d)/g, '-')
      .replace(/(?<=\d)\s*(?:丁目|番地の?|番|号)\s*(?=\d)/g, '-')
      .replace(/(?<=\d)\s*(?:番地|号)/g, '')
      .replace(/\s(?:de|del|da|do|dos|das|della|di)\s(?:las?|los|el)?\s?/g, ' ')
      .replace(/(\d)\s*[-–/,]\s*(?=\d)/g, '$1-')
      .replace(NEITHER_LETTER_DIGIT_NOR_DASH, '')
  );
});

export const normalTown = rememberedOf((town) => {
  return town
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bcedex\b.*$/, '')
    .replace(NO_LETTER, '');
});
