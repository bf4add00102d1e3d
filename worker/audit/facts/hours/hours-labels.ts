import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { HOURS_LABEL_LEXICON, PARTS_OF_DAY, type TimesOf } from '../../words/hours-label-words.ts';
import type { FoundWord } from '../../words/lexicon.ts';

/** A part of the day as a heading of its own: below it the hours of the same place go on. */
export const PART_OF_DAY = lightLetters(
  regexSource`
    ^(?:(?:service|ouverture|horaires?|servizio|servicio) )?(?:(?:le|du|de|des|im|am|a) )?(?:
      ${PARTS_OF_DAY}|petit dejeuner
    )(?: (?:service|time|hours))?(?:の部|タイム)?$
  `,
  'u',
);

/** Names what keeps hours of its own beside the business: its phone, reception, delivery or kitchen. */
export const namesADesk = (text: string): boolean =>
  !OPENING.some((kind) => HOURS_LABEL_LEXICON.has(text, kind)) &&
  DESKS.some((kind) => HOURS_LABEL_LEXICON.has(text, kind));

const OPENING: readonly TimesOf[] = ['opening', 'timesOf', 'ofTimes'];
const DESKS = ['phone', 'reception', 'delivery', 'kitchen'] as const;

/** Meals a restaurant opens for: under its opening hours they are opening hours. */
export const namesMeal = (text: string): boolean => HOURS_LABEL_LEXICON.has(text, 'meal');

export type HoursLabel = 'opening' | 'other' | null;

/** "Öffnungs- und Telefonzeiten" names both, "telefonische Sprechzeiten" one. */
const JOINED = /(?:[-,&/+]|\bund\b|\band\b|\bet\b|\by\b|\be\b|\ben\b)/u;

/** What a label, a heading or a sentence with times speaks of. `text` as `normaliseHoursText` leaves it. */
export function labelOf(text: string): HoursLabel {
  const words = HOURS_LABEL_LEXICON.wordsIn(text);
  if (words.some(({ tag }) => !OPENING.includes(tag) && tag !== 'phone')) return 'other';
  const opening = words.find(({ tag }) => OPENING.includes(tag));
  const phone = words.find(({ tag }) => tag === 'phone');
  if (phone && opening && JOINED.test(between(text, opening, phone))) return 'opening';
  if (phone) return 'other';
  return opening ? 'opening' : null;
}

function between(text: string, a: FoundWord<TimesOf>, b: FoundWord<TimesOf>): string {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  // "Telefon" of "telefonische": the rest of the word stands between nothing.
  return text.slice(first.end, Math.max(second.start, first.end)).replace(REST_OF_WORD, '');
}

const REST_OF_WORD = lightLetters(/^\p{L}+/u);

/** Names in class and id attributes that mark a list of opening hours. */
export const OPENING_PLACE = lightLetters(
  regexSource`
    (?:^|[.#_-])(?:opening|business|office|store|shop)?-?_?(?:
      hours?|openings?|oeffnungszeit\w*|offnungszeit\w*|sprechzeit\w*|horaires?|horarios?|orari|openingstijden
      |openinghours|business-?hours
    )(?:$|[\s._>-])
  `,
  'i',
);
