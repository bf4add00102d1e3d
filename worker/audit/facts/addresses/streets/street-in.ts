import type { StreetFamily } from '../../../countries/country-row.ts';
import { STARTS_LOWER } from '../../../website/text/letters.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { isCertainStreet, isStreet } from './street-patterns.ts';

const AFTER_PREPOSITION = lightLetters(
  /^.*\s(?:in der|an der|auf der|am|im|at|au|à|en|en la|located at|aan de|aan|presso|na|no|in)\s+(?=[\p{Lu}\d])(.+)$/u,
);

const INFLECTED_WORD = lightLetters(/^\p{Lu}\p{Ll}+(?:e|er|es|en)$/u);

const CAPITALISED_WORD = lightLetters(/^\p{Lu}\p{Ll}+$/u);

/** The street in a segment that may begin with a name or a sentence. */
export function streetIn(segment: string, families: StreetFamily[]): string | null {
  if (UNIT_AND_HOUSE.test(segment) && isStreet(segment, families)) return segment;
  const words = segment.split(/\s+/);
  const sentence = words.length > 4 ? segment.match(AFTER_PREPOSITION)?.[1] : null;
  if (sentence && isStreet(sentence, families)) return sentence;
  const at = words.length > 3 || !isStreet(segment, families) ? certainStreetAt(words) : -1;
  if (at > 0) return words.slice(beginningOf(words, at, segment)).join(' ');
  return isStreet(segment, families) ? segment : null;
}

/** Where the shortest street at the end begins; -1 without one. */
function certainStreetAt(words: readonly string[]): number {
  for (let at = words.length - 2; at > 0; at--) if (isCertainStreet(words.slice(at).join(' '))) return at;
  return -1;
}

/** Where the name of the street begins that is certain from the word at `at` on. */
function beginningOf(words: readonly string[], at: number, segment: string): number {
  const before = words.slice(0, at);
  // "Parrocchia San Larice Via Abete 12"
  if (OPENS_A_STREET.test(words[at] ?? '') && !/^(?:Gran|Antica|Nuova|Vecchia)$/.test(words[at - 1] ?? '')) return at;
  const ordinal = before.findLastIndex((word) => ORDINAL.test(word));
  if (ordinal >= 0) return ordinal;
  const titled = before.findLastIndex((word) => TITLE.test(word));
  if (titled >= 0) return titled;
  // "Alte Poststraße 5" and "Alte Neusser Landstr. 5" keep their adjectives, "Am Alten Markt 3" also what leads it.
  let from = before.findLastIndex((word) => !INFLECTED_WORD.test(word)) + 1;
  const isLed = (): boolean => from > 0 && LEADS_A_NAME.test(words[from - 1] ?? '');
  // "Bäckerei Müller Poststr. 5": adjectives alone are all that stands before, or the one next to the street is kept.
  if (from > 0 && from < at - 1 && !isLed()) from = at - 1;
  while (isLed()) from--;
  // "Fritz Müller Str. 24": a street of its own word is named after all that stands before.
  if (from === 1 && OWN_WORD_STREET.test(segment)) return 0;
  // "Hugo de Grootstraat 7": a small word joins two parts of a name.
  const isJoint = from > 0 && STARTS_LOWER.test(words[from] ?? '') && CAPITALISED_WORD.test(words[from - 1] ?? '');
  return isJoint ? from - 1 : from;
}

/** "Unit 4 - 123 Birch Street" */
const UNIT_AND_HOUSE = /^(?:(?:unit|suite|apt|office)\s[\w-]{1,6}|#\s?\d{1,5})\s[-–]\s\d/i;

/** "2e Jan Pieterstraat 3": Dutch towns number the streets of one name. */
const ORDINAL = /^(?:\d{1,2}e|Eerste|Tweede|Derde|Vierde|['’‘][st])$/;

/** "Sir Winston Larixlaan 275": who bears such a title gives streets their names, and runs no shop. */
const TITLE = lightLetters(
  regexSource`
    ^(?:
      Sir
      |Pr[äe]sident
      |Ge[nñ]eraal
      |General
      |Admiraal
      |Minister
      |Kapitein
      |Majoor
      |Kolonel
      |Koning
      |Koningin
      |Keizer
      |Kaiser
      |Prins
      |Prinses
      |Prinz
      |Hertog
      |Burgemeester
      |B[üu]rgermeister
      |Monseigneur
      |Kardinaal
      |Graaf
      |Jonkheer
    )$
  `,
);

const OWN_WORD_STREET = lightLetters(
  regexSource`
    ^(?!(?:Praxis|Salon|Hotel|Caf[ée]|Restaurant|Firma|Studio|Familie|Kontakt|Anschrift
    |Adresse)\s)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:Str\.|Straße|Strasse|Weg|Platz|Allee|Ring) \d{1,4} ?[a-z]?$
  `,
  'u',
);

/** Such words begin a street, whatever stands before. */
const OPENS_A_STREET = /^(?:Via|Viale|Piazza|Corso|Calle|Avenida|Avda\.|Rua|Largo|Plaza|Paseo|Praça)$/;

/** Words that belong to the name after them. */
const LEADS_A_NAME = lightLetters(
  regexSource`
    ^(?:
      Burg\.?
      |Burgemeester
      |Pastoor
      |Past\.
      |Mgr\.?
      |Kard\.
      |Graaf
      |Prins
      |Prinses
      |Koning
      |Koningin
      |Ds\.?
      |Ir\.
      |Plot
      |Stand
      |Erf
      |Lot
      |Am
      |An
      |Im
      |In
      |Zum
      |Zur
      |Auf
      |Unter
      |St\.?
      |Sankt
      |San
      |Santa
      |Dr\.?
      |Prof\.?
      |von
      |van
      |de
      |del
      |della
      |der
      |den
      |des
      |du
      |da
      |dos
      |la
      |le
      |les
      |\d{1,4}(?:bis|ter)?,?
    )$
  `,
);
