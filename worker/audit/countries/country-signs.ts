import { parsePhone } from '../facts/phones/phone-number.ts';
import { countryOfTown } from '../towns/large-towns.ts';
import { lightLetters } from '../website/text/light-letters.ts';
import type { TextDocument, TextLine } from '../website/text/text-sources.ts';
import { BRAZILIAN_NUMBER, endsInBrazilianState } from './brazilian-state.ts';
import { callingCountry } from './calling-codes.ts';
import { countryCode } from './country-names.ts';
import { countryOfHost } from './country-of-host.ts';
import type { TextMark } from './country-row.ts';
import { COUNTRY_ROWS } from './country-rows.ts';
import { countryOfFrenchTown, fourDigitCode } from './four-digit-codes.ts';

/** What the pages say of their country, unweighed. Countries by ISO code; a set or a map keeps the order in which they were seen. */
export interface CountrySigns {
  /** Of markup, in order: `addressCountry`, and the region of `lang`. */
  readonly stated: { country: string; by: 'address' | 'lang' }[];
  /** Numbers that begin with the calling code of each. */
  readonly prefixes: Map<string, number>;
  /** Of the domains of mailboxes; null: a domain of no country. */
  readonly mailboxes: Set<string | null>;
  /** Named at the end of a short line. */
  readonly named: Set<string>;
  /** Of large towns at the end of a short line. */
  readonly towns: Set<string>;
  readonly marks: Map<TextMark, string>;
  /** Of North American area codes; null: of none. */
  readonly areaCodes: (string | null)[];
  /** The first postal code of four digits. */
  fourDigits: string | null;
  /** Country of the first French town behind such a code. */
  frenchTown: string | null;
  hasSharpS: boolean;
  /** A Brazilian state or number. */
  isBrazilian: boolean;
  /** The first lines, in which towns may be looked for. */
  readonly said: string[];
}

/** On a legal page longer lines are prose, which names companies and authorities of other countries. */
const MAX_LEGAL_CHARS = 160;
const MAX_NAMED_CHARS = 80;
/** A whole footer line of contact data may end in the country. */
const MAX_COUNTRY_LINE_CHARS = 110;
const MAX_LINE_CHARS = 600;
const MAX_AMERICAN_CHARS = 200;
const MAX_AREA_CODES = 12;
/** Lines in which towns are looked for: a site says in its first ones where it is. */
const MAX_SAID = 600;
/** Number of lines looked at; contact data stand in headers, footers and short pages. */
const MAX_LINES = 4_000;

/** "Madurai, India", "Auckland 1010, New Zealand", "Dubai, UAE": a country named at the end of a short line. */
const NAMED_LAST = lightLetters(
  /[\p{L}\d]\s?[,–-]\s?(\p{Lu}\p{Ll}{2,12}(?: (?:\p{Lu}\p{Ll}{2,12}|and|of)){0,3}|USA|UK|UAE|U\.S\.A|U\.K|U\.A\.E)\.?$/u,
);
const NORTH_AMERICAN = /(?<![\d+])\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/;
const INTERNATIONAL = /(?:\+|(?<!\d\s?)\b00)\s?\d[\d\s()./-]{7,18}/g;
/** https://faq.whatsapp.com/5913398998672934 */
const CHAT_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,15})/i;
const MAILBOX = /[\w.+-]@((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12})\b/i;
/** Lines without any of these hold no mark. */
const LIKE_MARK = /\d|\bCo(?:\.|unty)? [A-Z]|Firmenbuch|IVA|SIRET|CNPJ|RCS|[都道府県]/;

export function readCountrySigns(documents: readonly TextDocument[], language: string | null): CountrySigns {
  const signs: CountrySigns = {
    stated: [],
    prefixes: new Map(),
    mailboxes: new Set(),
    named: new Set(),
    towns: new Set(),
    marks: new Map(),
    areaCodes: [],
    fourDigits: null,
    frenchTown: null,
    hasSharpS: false,
    isBrazilian: false,
    said: [],
  };
  let linesLeft = MAX_LINES;
  const marked = new Set<string>();
  for (const document of documents) {
    addStated(signs, document);
    addLinked(signs, document);
    for (const [at, line] of document.lines.entries()) {
      if (line.inPlain || line.foreign !== null) continue;
      if (!document.isLegal && signs.said.length < MAX_SAID) signs.said.push(line.text);
      if (line.text.length > MAX_LINE_CHARS || linesLeft-- <= 0) continue;
      if (document.isLegal && line.text.length > MAX_LEGAL_CHARS) continue;
      addNamed(signs, line, document, language);
      if (!LIKE_MARK.test(line.text)) continue;
      addCodes(signs, line.text, document.lines[at - 1]?.text ?? '', language);
      if (!marked.has(line.text)) addMarks(signs, line.text, language);
      marked.add(line.text);
      addNumbers(signs, line.text);
    }
  }
  return signs;
}

function addStated(signs: CountrySigns, { structured, view, viewName }: TextDocument): void {
  for (const { properties } of structured.nodes) {
    for (const value of properties['addressCountry'] ?? []) {
      const country = typeof value === 'string' ? countryCode(value) : null;
      if (country) signs.stated.push({ country, by: 'address' });
    }
  }
  const region = view.lang?.match(/^[a-z]{2,3}[-_]([A-Z]{2})\b/i)?.[1];
  if (viewName === 'plain' && region) signs.stated.push({ country: region.toUpperCase(), by: 'lang' });
}

function addLinked(signs: CountrySigns, { view, isLegal }: TextDocument): void {
  for (const { href } of view.links) {
    if (!isLegal) addMailbox(signs, href);
    const chat = CHAT_LINK.exec(href)?.[1];
    if (!chat && !href.startsWith('tel:')) continue;
    // "tel:353851234567": the sign before the code was left out.
    const dialled = href.slice(4).replace(/^(?=[1-9]\d{10,13}$)/, '+');
    addPrefix(signs, chat ? `+${chat}` : dialled);
  }
}

function addMailbox(signs: CountrySigns, text: string): void {
  const host = text.includes('@') ? MAILBOX.exec(text)?.[1] : undefined;
  if (host) signs.mailboxes.add(countryOfHost(host));
}

function addPrefix({ prefixes }: CountrySigns, number: string): void {
  const country = callingCountry(number);
  if (country) prefixes.set(country, (prefixes.get(country) ?? 0) + 1);
}

function addNamed(signs: CountrySigns, { text }: TextLine, { isLegal }: TextDocument, language: string | null): void {
  addMailbox(signs, text);
  const last = isLegal || text.length > MAX_COUNTRY_LINE_CHARS ? undefined : NAMED_LAST.exec(text)?.[1];
  const country = last ? countryCode(last) : null;
  if (country) signs.named.add(country);
  const town = language === 'en' && text.length <= MAX_NAMED_CHARS ? townAtEnd(text) : null;
  if (town) signs.towns.add(town);
  signs.hasSharpS ||= text.includes('ß');
}

/** Postal codes that only say something in the language of the website. */
function addCodes(signs: CountrySigns, text: string, above: string, language: string | null): void {
  const isShort = text.length < MAX_NAMED_CHARS;
  if (isShort && (language === 'nl' || language === 'de')) signs.fourDigits ??= fourDigitCode(text, above);
  if (isShort && language === 'fr') signs.frenchTown ??= countryOfFrenchTown(text);
  if (language === 'pt') signs.isBrazilian ||= endsInBrazilianState(text) || BRAZILIAN_NUMBER.test(text);
}

function addMarks(signs: CountrySigns, text: string, language: string | null): void {
  for (const [country, { marks = [], marksReadIn }] of COUNTRY_ROWS) {
    if (language !== null && marksReadIn?.has(language) === false) continue;
    for (const mark of marks) if (!signs.marks.has(mark) && mark.pattern.test(text)) signs.marks.set(mark, country);
  }
}

function addNumbers(signs: CountrySigns, text: string): void {
  const american = text.length < MAX_AMERICAN_CHARS ? NORTH_AMERICAN.exec(text)?.[0] : undefined;
  if (american && signs.areaCodes.length < MAX_AREA_CODES)
    signs.areaCodes.push(parsePhone(american, 'US')?.country ?? null);
  for (const [number] of text.matchAll(INTERNATIONAL)) addPrefix(signs, number);
}

/** "Kenyatta Avenue, Nakuru", or the town on a line of its own. */
const townAtEnd = (text: string): string | null => countryOfTown(text.slice(text.lastIndexOf(',') + 1).trim());
