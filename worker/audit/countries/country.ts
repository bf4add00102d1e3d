import { parse } from 'tldts';
import { parsePhone } from '../facts/phones/phone-number.ts';
import { countryOfTown } from '../towns/large-towns.ts';
import { ownHosts } from '../website/own-hosts.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import type { Website } from '../website/website.ts';
import { endsInBrazilianState } from './brazilian-state.ts';
import { callingCountry } from './calling-codes.ts';
import {
  countryOfFrenchTown,
  fourDigitCode,
  LANGUAGE_MARK_WEIGHT,
  LIECHTENSTEIN,
  TEXT_MARKS,
} from './country-marks.ts';
import { countryCode } from './country-names.ts';
import { countryOfTowns } from './country-of-towns.ts';

/** Country-code domains sold worldwide say nothing about a country. */
const GENERIC_CCTLDS = new Set([
  'io',
  'co',
  'ai',
  'me',
  'tv',
  'cc',
  'fm',
  'gg',
  'sh',
  'ly',
  'to',
  'la',
  'ws',
  'bio',
  'eu',
]);

/** Where most businesses that write in a language are; only decides when nothing else speaks. */
const LANGUAGE_HOME: Record<string, string> = {
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

/** On a legal page longer lines are prose, which names companies and authorities of other countries. */
const MAX_LEGAL_CHARS = 160;

/** What the domain of a mailbox says about its country, however many mailboxes there are. */
const MAILBOX_WEIGHT = 2;

/** "Madurai, India", "Auckland 1010, New Zealand", "Dubai, UAE": a country named at the end of a short line. */
const NAMED_LAST = lightLetters(
  /[\p{L}\d]\s?[,–-]\s?(\p{Lu}\p{Ll}{2,12}(?: (?:\p{Lu}\p{Ll}{2,12}|and|of)){0,3}|USA|UK|UAE|U\.S\.A|U\.K|U\.A\.E)\.?$/u,
);

const NAMED_WEIGHT = 1;

const NORTH_AMERICAN = /(?<![\d+])\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/;

const AREA_CODE_WEIGHT = 1;

const MAX_AREA_CODES = 12;

const MAX_NAMED_CHARS = 80;

/** A whole footer line of contact data may end in the country. */
const MAX_COUNTRY_LINE_CHARS = 110;

/** "(48) 99912-3344": Portugal writes no area code in parentheses. */
const BRAZILIAN_NUMBER = /\(0?[1-9]\d\)\s?9?\s?\d{4}[-.\s]\d{4}(?!\d)/;

/** https://faq.whatsapp.com/5913398998672934 */
const CHAT_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,15})/i;

/** The home of the language breaks silence alone; with a region in `lang` it is no more than silence. */
const HOME_WEIGHT = 0.4;
const SILENCE = 0.9;
/** Lines in which towns are looked for: a site says in its first ones where it is. */
const MAX_SAID = 600;

/** Languages a Brazilian business writes its website in. */
const READ_IN_BRAZIL = new Set(['pt', 'en', 'es']);

/** Number of lines looked at; contact data stand in headers, footers and short pages. */
const MAX_LINES = 4_000;

/**
 * The country of the business as ISO code: a vote of marked-up country, country-code domain, international phone prefixes,
 * postal and register marks in the text, and the region in `lang`. The language's home country only breaks silence.
 */
export function guessCountry(website: Pick<Website, 'target' | 'pages' | 'documents' | 'language'>): string | null {
  const { documents, language } = website;
  const votes = new Map<string, number>();
  const vote = (country: string | null | undefined, weight: number) => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const hosts = [...ownHosts(website)].map(countryOfHost);
  for (const country of new Set(hosts)) vote(country, 4);
  const named = new Set<string>();
  const towns = new Set<string>();
  const areaCodes: (string | null)[] = [];
  const mailboxes = new Set<string | null>();
  const marks = new Map<number, number>();
  let fourDigits: string | null = null;
  let frenchTown: string | null = null;
  let hasSharpS = false;
  let isBrazilian = false;
  const prefixes = new Map<string, number>();
  const said: string[] = [];
  let linesLeft = MAX_LINES;
  for (const document of documents) {
    for (const node of document.structured.nodes) {
      for (const value of node.properties['addressCountry'] ?? []) {
        if (typeof value === 'string') vote(countryCode(value), 3);
      }
    }
    const region = document.view.lang?.match(/^[a-z]{2,3}[-_]([A-Z]{2})\b/i)?.[1];
    // Site builders write en-US and pt-BR by default, so a region is a hint only.
    if (document.viewName === 'plain' && region) vote(region.toUpperCase(), 0.5);
    for (const link of document.view.links) {
      const mailbox = document.isLegal ? undefined : MAILBOX.exec(link.href)?.[1];
      if (mailbox) mailboxes.add(countryOfHost(mailbox));
      const chat = CHAT_LINK.exec(link.href)?.[1];
      if (!chat && !link.href.startsWith('tel:')) continue;
      // "tel:353851234567": the sign before the code was left out.
      const dialled = link.href.slice(4).replace(/^(?=[1-9]\d{10,13}$)/, '+');
      const prefix = callingCountry(chat ? `+${chat}` : dialled);
      if (prefix) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
    }
    for (const [at, line] of document.lines.entries()) {
      if (!line.inPlain && line.foreign === null && !document.isLegal && said.length < MAX_SAID) said.push(line.text);
      if (line.inPlain || line.foreign !== null || line.text.length > 600 || linesLeft-- <= 0) continue;
      if (document.isLegal && line.text.length > MAX_LEGAL_CHARS) continue;
      const mailbox = line.text.includes('@') ? MAILBOX.exec(line.text)?.[1] : undefined;
      if (mailbox) mailboxes.add(countryOfHost(mailbox));
      const last =
        document.isLegal || line.text.length > MAX_COUNTRY_LINE_CHARS ? undefined : NAMED_LAST.exec(line.text)?.[1];
      const country = last ? countryCode(last) : null;
      if (country) named.add(country);
      const town = language === 'en' && line.text.length <= MAX_NAMED_CHARS ? townAtEnd(line.text) : null;
      if (town) towns.add(town);
      hasSharpS ||= line.text.includes('ß');
      if (!/\d|\bCo(?:\.|unty)? [A-Z]|Firmenbuch|IVA|SIRET|CNPJ|RCS|[都道府県]/.test(line.text)) continue;
      if ((language === 'nl' || language === 'de') && line.text.length < MAX_NAMED_CHARS)
        fourDigits ??= fourDigitCode(line.text, document.lines[at - 1]?.text ?? '');
      if (language === 'fr' && line.text.length < MAX_NAMED_CHARS) frenchTown ??= countryOfFrenchTown(line.text);
      if (language === 'pt' && (endsInBrazilianState(line.text) || BRAZILIAN_NUMBER.test(line.text)))
        isBrazilian = true;
      TEXT_MARKS.forEach(([pattern, country, weight], index) => {
        // "Tel. 09832-214": five digits and three are no Brazilian code in a German text.
        if (country === 'BR' && language !== null && !READ_IN_BRAZIL.has(language)) return;
        if (pattern.test(line.text)) marks.set(index, weight);
      });
      const american = line.text.length < 200 ? NORTH_AMERICAN.exec(line.text)?.[0] : undefined;
      if (american && areaCodes.length < MAX_AREA_CODES) areaCodes.push(parsePhone(american, 'US')?.country ?? null);
      for (const match of line.text.matchAll(/(?:\+|(?<!\d\s?)\b00)\s?\d[\d\s()./-]{7,18}/g)) {
        const prefix = callingCountry(match[0]);
        if (prefix) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
      }
    }
  }
  if (fourDigits !== null) {
    // Switzerland writes no ß.
    const german = LIECHTENSTEIN.test(fourDigits) ? 'LI' : hasSharpS ? 'AT' : 'CH';
    vote(language === 'nl' ? 'BE' : german, LANGUAGE_MARK_WEIGHT);
  }
  vote(frenchTown, LANGUAGE_MARK_WEIGHT);
  if (isBrazilian) vote('BR', LANGUAGE_MARK_WEIGHT);
  for (const [index, weight] of marks) vote(TEXT_MARKS[index]?.[1], weight);
  for (const [country, count] of prefixes) vote(country, Math.min(5, 3 + 0.5 * count));
  // Several are destinations, origins or customers.
  if (named.size === 1) for (const country of named) vote(country, NAMED_WEIGHT);
  if (towns.size === 1) for (const country of towns) vote(country, NAMED_WEIGHT);
  // Canada shares its calling code and the form of its numbers with the United States, but no area code.
  const [area] = areaCodes;
  // "347 583 2147" is an Italian mobile, "(442) 123 4567" Mexican: where other languages are read, only the islands are told by it.
  const isBelieved =
    language === 'en' || language === 'fr' || language === null || (language === 'es' && area !== 'US');
  if (area && isBelieved && areaCodes.every((country) => country === area)) vote(area, AREA_CODE_WEIGHT);
  for (const country of mailboxes) vote(country, MAILBOX_WEIGHT);
  vote(language === null ? null : LANGUAGE_HOME[language], HOME_WEIGHT);
  // Nothing but the language, and what a site builder writes by default, has spoken.
  if ([...votes.values()].every((weight) => weight <= SILENCE))
    vote(countryOfTowns(said, language), SILENCE + HOME_WEIGHT);
  let best: string | null = null;
  for (const [country, weight] of votes) {
    if (best === null || weight > (votes.get(best) ?? 0)) best = country;
  }
  return best;
}

/** "Kenyatta Avenue, Nakuru", or the town on a line of its own. */
const townAtEnd = (text: string): string | null => countryOfTown(text.slice(text.lastIndexOf(',') + 1).trim());

const MAILBOX = /[\w.+-]@((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12})\b/i;

/** By the country code its name ends with; null for those used all over the world. */
export function countryOfHost(host: string): string | null {
  const suffix = parse(host).publicSuffix?.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(suffix) || GENERIC_CCTLDS.has(suffix)) return null;
  return suffix === 'uk' ? 'GB' : suffix.toUpperCase();
}
