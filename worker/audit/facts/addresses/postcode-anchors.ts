import { countryCode } from '../../countries/country-names.ts';
import { isLatin, NAMED_AS_TOWN } from '../../countries/latin-countries.ts';
import { isRegion, isRegionCode } from '../../countries/place-of-country.ts';
import { US_STATE_CODES } from '../../countries/us-states.ts';
import { isTown as isListed, isRegionName } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { rememberedBy } from '../../website/text/remembered.ts';
import {
  AMERICAN,
  AMERICAN_SMALL,
  AUSTRALASIAN,
  AUSTRALIAN,
  BRITISH,
  CANADIAN,
  CANADIAN_TOWN,
  CODE_LAST,
  CONTINENTAL,
  DISTRICT,
  DUTCH,
  DUTCH_LAST,
  DUTCH_SMALL,
  FRENCH_ARTICLE,
  FRENCH_CODE_LAST,
  FRENCH_SPACED,
  INDIAN,
  INDIAN_FIRST,
  IRISH,
  PORTUGUESE,
  SINGAPOREAN,
  STATE_AT_END,
  STATE_BEFORE,
  TOWN_FIRST,
  TOWN_THEN_CODE,
} from './postcode-patterns.ts';

/** A postal code with its town, found in a line: the part of an address that can be told from prose. */
export interface PostalAnchor {
  /** Where it starts and ends in the line. */
  start: number;
  end: number;
  postalCode: string;
  /** null when the town stands before the code (Britain), or cannot be told. */
  locality: string | null;
  region: string | null;
  /** Set when the form of the code or a name beside it fixes the country. */
  country: string | null;
  /** The form belongs to one country and is nearly never anything else, so no street is needed beside it. */
  certain: boolean;
}
const STATE_CODES = new Set(US_STATE_CODES.split('|'));
const ENDS_IN_STREET =
  /\b(?:rue|avenue|av\.?|boulevard|bd|place|chemin|route|impasse|all[ée]e|quai|cours)\s(?:d[eu]s?\s|la\s|[ld]['’]|les?\s)*$/i;

const PREFIX_COUNTRY: Record<string, string> = {
  D: 'DE',
  A: 'AT',
  FL: 'LI',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  B: 'BE',
  L: 'LU',
  P: 'PT',
};

/** Countries that write "12345 Town" with five digits, and with four. */
const FIVE_DIGITS = 'DE FR ES IT MX MY RE GP MQ GF YT NC PF MC PM MA DZ SN'.split(' ');
const FOUR_DIGITS = 'AT CH LI BE LU DK NO PT TN'.split(' ');

/** Town names never start so; these are sentences after a number. */
const NOT_A_TOWN = lightLetters(
  regexSource`
    ^(?:
      P\.?\s?O\.?(?: Box)?|Box|Pin|Unit|Level|Suite|Shop|Lot|Uhr|Euro|EUR|Jahre?n?|Kunden|Tage|Stunden|Minuten
      |Personen|Mitglieder|Patienten|Prozent|Tel|Telefon|Fax|Mobil|E-?Mail|Mail|Januar|Februar|M[äa]rz|April|Mai
      |Juni|Juli|August|September|Oktober|November|Dezember|Janvier|January|February|March|May|June|July|October
      |December|Clientes|Clients|Clienti|Horas|A[ñn]os|GmbH|UG|AG|KG|Copyright|All|Alle|Tous|Todos|The|Reg|RCS
      |Meter|Quadratmeter|Watt|Volt|Co|Inc|Ltd|S\.?A|Srl
    )\b
  `,
  'i',
);

/** What a code of any form holds: most lines with a digit hold none. */
const LIKE_CODE = /\d{3}|[A-Z]\d[A-Z\d]?[\s-]{0,2}[A-Z\d]{3}|GIR 0AA/;

export const postalAnchors = rememberedBy((line, country: string | null): readonly PostalAnchor[] => {
  if (!LIKE_CODE.test(line)) return [];
  const isLong = /\d{4}/.test(line);
  const anchors: PostalAnchor[] = [];
  const add = (anchor: PostalAnchor) => {
    if (anchors.every((other) => anchor.start >= other.end || anchor.end <= other.start)) anchors.push(anchor);
  };
  if (country === 'GB' || country === null || country === 'IE') {
    for (const match of BRITISH.matchAll(line)) add(codeOnly(match, match[1] ?? '', null, 'GB'));
  }
  if (country === 'IE') for (const match of IRISH.matchAll(line)) add(codeOnly(match, match[1] ?? '', null, 'IE'));
  for (const match of CANADIAN.matchAll(line)) add(codeOnly(match, match[2] ?? '', match[1] ?? null, 'CA'));
  if (country === 'CA') {
    for (const match of CANADIAN_TOWN.matchAll(line)) {
      const [, town, code = ''] = match;
      if (isTown(town)) add(withTown({ match, code, town, country: 'CA', certain: true }));
    }
  }
  for (const match of isLong ? AMERICAN.matchAll(line) : [])
    add(codeOnly(match, match[2] ?? '', match[1] ?? null, 'US'));
  for (const match of isLong && (country === 'US' || country === null) ? line.matchAll(AMERICAN_SMALL) : []) {
    const state = (match[1] ?? '').toUpperCase();
    if (STATE_CODES.has(state)) add(codeOnly(match, match[2] ?? '', state, 'US'));
  }
  if (country === 'AU')
    for (const match of AUSTRALIAN.matchAll(line)) add(codeOnly(match, match[2] ?? '', match[1] ?? null, 'AU'));
  if (country === 'AU' || country === 'NZ') {
    for (const match of AUSTRALASIAN.matchAll(line)) {
      const [, town, code = ''] = match;
      if (isTown(town)) add(withTown({ match, code, town, country: null, certain: false }));
    }
  }
  if (country === 'IN') {
    for (const match of INDIAN.matchAll(line)) {
      const [, written = '', code = ''] = match;
      const town = written.replace(DISTRICT, '');
      const [, alone, last] = STATE_AT_END.exec(town.replace(/(?<![-.\s])[-.\s]+$/, '')) ?? [];
      const state = alone ?? last;
      // "Anand, Gujarat, India - 388001"
      const before = town === 'India' ? STATE_BEFORE.exec(line.slice(0, match.index)) : null;
      if (before?.[1]) {
        add({ ...codeOnly(match, code.replace(/\s/, ''), before[1], 'IN'), start: before.index });
        continue;
      }
      if (state) {
        const anchor = codeOnly(match, code.replace(/\s/, ''), state, 'IN');
        add({ ...anchor, start: anchor.start + written.lastIndexOf(state) });
      } else if (isTown(town))
        add(withTown({ match, code: code.replace(/\s/, ''), town, country: 'IN', certain: true }));
    }
  }
  if (country === 'IN') {
    for (const match of INDIAN_FIRST.matchAll(line)) {
      const [, code = '', town] = match;
      if (isTown(town)) add(withTown({ match, code, town, country: 'IN', certain: true }));
    }
  }
  if (country === 'SG' || country === null) {
    for (const match of SINGAPOREAN.matchAll(line)) {
      const end = match.index + match[0].length;
      const postalCode = match[1] ?? '';
      add({ start: match.index, end, postalCode, locality: 'Singapore', region: null, country: 'SG', certain: true });
    }
  }
  if (country !== null && country in CODE_LAST) {
    for (const match of TOWN_THEN_CODE.matchAll(line)) {
      const [, town = '', code = ''] = match;
      if (code.length !== CODE_LAST[country] || !isTown(town)) continue;
      // "Tagum City, Davao del Norte 8100": a province behind a city.
      const isProvince = country === 'PH' && / City,\s*$/.test(line.slice(0, match.index)) && !/ City$/.test(town);
      if (isProvince || isRegion(town, country)) add(codeOnly(match, code, town, country));
      else add(withTown({ match, code, town, country, certain: false }));
    }
  }
  for (const match of isLong ? DUTCH.matchAll(line) : []) {
    if (country !== 'NL' && country !== null) break;
    if (!isTown(match[3])) continue;
    add(withTown({ match, code: `${match[1]} ${match[2]}`, town: match[3], country: 'NL', certain: true }));
  }
  if (country === 'NL') {
    for (const match of isLong ? DUTCH_SMALL.matchAll(line) : []) {
      const [, digits, letters = '', town = ''] = match;
      if (isListed(town, 'NL'))
        add(withTown({ match, code: `${digits} ${letters.toUpperCase()}`, town, country: 'NL', certain: true }));
    }
    for (const match of isLong ? DUTCH_LAST.matchAll(line) : []) {
      const [, town = '', digits, letters] = match;
      if (isListed(town, 'NL'))
        add(withTown({ match, code: `${digits} ${letters}`, town, country: 'NL', certain: true }));
    }
  }
  for (const match of isLong ? PORTUGUESE.matchAll(line) : []) {
    if (country === 'JP') break;
    if (isTown(match[2])) add(withTown({ match, code: match[1] ?? '', town: match[2], country: 'PT', certain: true }));
  }
  for (const match of isLong ? CONTINENTAL.matchAll(line) : []) {
    const [, prefix, code = '', town, region] = match;
    if (/(?:©|\(c\)|copyright)\s?$/i.test(line.slice(0, match.index))) continue;
    if (!isTown(town) || (!prefix && !fits(code, country))) continue;
    // "Alba, Piemonte, 12051, Italia"
    if (namesLand(town ?? '', country)) continue;
    if (country === 'IT' && /^[A-Z]{2}$/.test(town ?? '')) {
      add(codeOnly(match, code, town ?? null, 'IT'));
      continue;
    }
    // A year before a capitalised word is far more often a year.
    if (!prefix && /^(?:19|20)\d\d$/.test(code) && country !== 'CH' && country !== 'AT' && country !== 'BE') continue;
    const land = prefix ? (PREFIX_COUNTRY[prefix] ?? prefix) : null;
    const found = withTown({ match, code, town, region: region ?? null, country: land, certain: prefix !== undefined });
    // "50667 Köln (Nippes)": a part of the town.
    const isPart = region !== undefined && !isRegionCode(region) && !isRegionName(region, land ?? country);
    add(isPart ? { ...found, region: null } : found);
  }
  if (country === 'FR') {
    for (const match of FRENCH_SPACED.matchAll(line)) {
      const [, code = '', town] = match;
      if (isTown(town)) add(withTown({ match, code: code.replace(/\s/, ''), town, country: null, certain: false }));
    }
    for (const match of FRENCH_ARTICLE.matchAll(line))
      add(withTown({ match, code: match[1] ?? '', town: match[2], country: null, certain: false }));
  }
  if (country === 'ES' || country === 'IT' || country === 'FR') {
    for (const match of TOWN_FIRST.matchAll(line)) {
      const [, town, code = ''] = match;
      // "12 rue Haute, 35600" has no town.
      const isStreetName = country === 'FR' && ENDS_IN_STREET.test(line.slice(0, match.index));
      const isRegionAlone = isLatin(country) && isRegionName(town ?? '', country) && !isListed(town ?? '', country);
      if (isTown(town) && !isStreetName && !isRegionAlone)
        add(withTown({ match, code, town, country: null, certain: false }));
    }
  }
  if (country === 'FR' || country === 'MA' || country === 'DZ' || country === 'SN') {
    for (const match of FRENCH_CODE_LAST.matchAll(line)) {
      const [, town, code = ''] = match;
      if (isTown(town)) add(withTown({ match, code, town, country: null, certain: false }));
    }
  }
  return anchors.sort((a, b) => a.start - b.start);
});

function codeOnly(match: RegExpExecArray, postalCode: string, region: string | null, country: string): PostalAnchor {
  const end = match.index + match[0].length;
  return { start: match.index, end, postalCode, locality: null, region, country, certain: true };
}

/** `certain` where the code and its country are beyond doubt. */
interface CodeAndTown {
  match: RegExpExecArray;
  code: string;
  town: string | undefined;
  region?: string | null;
  country: string | null;
  certain: boolean;
}

function withTown({ match, code, town: written, region = null, country, certain }: CodeAndTown): PostalAnchor {
  const town = trimTown(written ?? '');
  // "31100 Treviso TV"
  const province = region === null ? town.match(/^(.{3,})\s([A-Z]{2})$/) : null;
  const locality = province?.[1] ?? town;
  const cut = (written ?? '').length - locality.length;
  const start = match.index;
  const end = start + match[0].length - (region === null && match[0].endsWith(written ?? '\0') ? cut : 0);
  return { start, end, postalCode: code, locality, region: region ?? province?.[2] ?? null, country, certain };
}

const NEXT_SENTENCE = lightLetters(/(?<=\p{L}{4})\.\s.*$/u);

/** "20148 Milano Via Larici 14": the street follows its town without a comma. */
const STREET_BEHIND =
  /(?<=[a-zà-ü]) (?:Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Calle|Avenida|Plaza|Paseo|Rua|Travessa|Praça) .*$/;

const LABEL_BEHIND_TOWN = lightLetters(
  regexSource`
  (?<![\s.–-])[\s.–-]+(?:
    TEL|T[EÉ]L[EÉ]PHONE|TELEFON|FAX|E-?MAIL|Tel|Telefon|Telefono|Tel[ée]fono|T[ée]l[ée]phone|T[ée]l|Fax|Mobil
    |E-?Mail|Mail|Phone|K[vV]K|BTW|Deutschland|Germany|[ÖO]sterreich|Austria|Schweiz|Suisse|Switzerland|France
    |Frankreich|Espa[ñn]a|Spain|Italia|Italy|Nederland|(?:[Tt]he )?Netherlands|Belgium|Portugal|Belgi[ëe]
    |Belgique
  )\b.*$
`,
  'u',
);

/** Words that follow a town on the same line without a comma. */
function trimTown(town: string): string {
  return town
    .replace(NEXT_SENTENCE, '')
    .replace(STREET_BEHIND, '')
    .replace(LABEL_BEHIND_TOWN, '')
    .replace(/(?:[\s/]+(?:am|an|auf|der|im|in|bei|de|del|des|du|di|da|do|la|le|les|en|et|y|und|sur|el))+$/u, '')
    .replace(/(?<![\s.,-])[\s.,-]+$/, '');
}

const namesLand = (town: string, country: string | null): boolean =>
  isLatin(country) && !NAMED_AS_TOWN.has(country) && town.length > 3 && countryCode(town) !== null;

function isTown(town: string | undefined): boolean {
  return town !== undefined && town.length >= 2 && !NOT_A_TOWN.test(town);
}

function fits(code: string, country: string | null): boolean {
  if (country === null) return code.length === 5;
  return code.length === 5 ? FIVE_DIGITS.includes(country) : FOUR_DIGITS.includes(country);
}
