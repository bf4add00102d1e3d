import { ownHosts } from '../website/own-hosts.ts';
import type { Website } from '../website/website.ts';
import { countryOfHost } from './country-of-host.ts';
import { countryOfTowns } from './country-of-towns.ts';
import { type CountrySigns, readCountrySigns } from './country-signs.ts';
import { LIECHTENSTEIN } from './four-digit-codes.ts';

/** Where most businesses that write in a language are; only decides when nothing else speaks. */
const LANGUAGE_HOME: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  ja: 'JP',
  en: 'US',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  da: 'DK',
  sv: 'SE',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  is: 'IS',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  hr: 'HR',
  sl: 'SI',
  sr: 'RS',
  el: 'GR',
  tr: 'TR',
  uk: 'UA',
  lt: 'LT',
  lv: 'LV',
  et: 'EE',
  ko: 'KR',
  vi: 'VN',
  th: 'TH',
  he: 'IL',
};

/** Countries some sign speaks for, each with its weight. */
type Votes = (readonly [country: string | null, weight: number])[];

/** What is known when the signs are weighed. */
interface Seen extends CountrySigns {
  language: string | null;
  /** Of the hosts the business publishes under. */
  hosts: ReadonlySet<string | null>;
}

/** The home of the language breaks silence alone; with a region in `lang` it is no more than silence. */
const HOME_WEIGHT = 0.4;
const SILENCE = 0.9;
/** What only holds in one language: elsewhere the letters of a Brazilian state are an Italian province. */
const LANGUAGE_MARK = 2;

/** Each sign with what it weighs, strong or weak for its kind. What marks in the text weigh stands with their countries. */
const WEIGHED: readonly ((seen: Seen) => Votes)[] = [
  ({ hosts }) => each(hosts, 4),
  ({ stated }) => stated.flatMap(({ country, by }) => (by === 'address' ? [[country, 3] as const] : [])),
  // Site builders write en-US and pt-BR by default and on every page, so a region is one hint only.
  ({ stated }) => each(new Set(stated.flatMap(({ country, by }) => (by === 'lang' ? country : []))), 0.5),
  (seen) => [[countryOfFourDigits(seen), LANGUAGE_MARK]],
  ({ frenchTown }) => [[frenchTown, LANGUAGE_MARK]],
  ({ isBrazilian }) => [[isBrazilian ? 'BR' : null, LANGUAGE_MARK]],
  ({ marks }) => [...marks].map(([{ weight }, country]) => [country, weight]),
  ({ prefixes }) => [...prefixes].map(([country, count]) => [country, Math.min(5, 3 + 0.5 * count)]),
  // Several are destinations, origins or customers.
  ({ named }) => (named.size === 1 ? each(named, 1) : []),
  ({ towns }) => (towns.size === 1 ? each(towns, 1) : []),
  (seen) => [[countryOfAreaCodes(seen), 1]],
  // However many mailboxes there are.
  ({ mailboxes }) => each(mailboxes, 2),
  ({ language }) => [[LANGUAGE_HOME[language ?? ''] ?? null, HOME_WEIGHT]],
];

/**
 * The country of the business as ISO code: a vote of marked-up country, country-code domain, international phone prefixes,
 * postal and register marks in the text, and the region in `lang`. The language's home country only breaks silence.
 */
export function guessCountry(website: Pick<Website, 'target' | 'pages' | 'documents' | 'language'>): string | null {
  const { documents, language } = website;
  const hosts = new Set([...ownHosts(website)].map(countryOfHost));
  const seen: Seen = { ...readCountrySigns(documents, language), language, hosts };
  const weights = weightsOf(WEIGHED.flatMap((votesOf) => votesOf(seen)));
  const isSilent = [...weights.values()].every((weight) => weight <= SILENCE);
  // Nothing but the language, and what a site builder writes by default, has spoken.
  const town = isSilent ? countryOfTowns(seen.said, language) : null;
  if (town !== null) weights.set(town, (weights.get(town) ?? 0) + SILENCE + HOME_WEIGHT);
  return heaviest(weights);
}

const each = (countries: Iterable<string | null>, weight: number): Votes =>
  Array.from(countries, (country) => [country, weight]);

function weightsOf(votes: Votes): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [country, weight] of votes) if (country) weights.set(country, (weights.get(country) ?? 0) + weight);
  return weights;
}

/** Of two that weigh the same, the one seen first. */
function heaviest(weights: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [country, weight] of weights) {
    if (best === null || weight > (weights.get(best) ?? 0)) best = country;
  }
  return best;
}

function countryOfFourDigits({ fourDigits, language, hasSharpS }: Seen): string | null {
  if (fourDigits === null) return null;
  if (language === 'nl') return 'BE';
  if (LIECHTENSTEIN.test(fourDigits)) return 'LI';
  // Switzerland writes no ß.
  return hasSharpS ? 'AT' : 'CH';
}

/**
 * Canada shares its calling code and the form of its numbers with the United States, but no area code. "347 583 2147" is an Italian
 * mobile, "(442) 123 4567" Mexican: where other languages are read, only the islands are told by it.
 */
function countryOfAreaCodes({ areaCodes, language }: Seen): string | null {
  const [area = null] = areaCodes;
  const isBelieved =
    language === 'en' || language === 'fr' || language === null || (language === 'es' && area !== 'US');
  return isBelieved && areaCodes.every((country) => country === area) ? area : null;
}
