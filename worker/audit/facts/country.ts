import { parse } from 'tldts';
import type { ReadPage } from '../inputs.ts';
import type { Target } from '../observations.ts';
import { lightLetters } from '../text/light-letters.ts';
import { endsInBrazilianState } from './brazilian-state.ts';
import { ownHosts } from './own-hosts.ts';
import { parsePhone } from './phone-number.ts';
import { textDocuments } from './text-sources.ts';

/** Countries whose calling code stands for one of them alone, and those the parsers know. */
const CALLING_CODES: Record<string, string> = {
  '49': 'DE',
  '43': 'AT',
  '41': 'CH',
  '423': 'LI',
  '33': 'FR',
  '34': 'ES',
  '39': 'IT',
  '31': 'NL',
  '32': 'BE',
  '352': 'LU',
  '351': 'PT',
  '55': 'BR',
  '44': 'GB',
  '353': 'IE',
  '81': 'JP',
  '61': 'AU',
  '64': 'NZ',
  '52': 'MX',
  '54': 'AR',
  '56': 'CL',
  '57': 'CO',
  '51': 'PE',
  '27': 'ZA',
  '91': 'IN',
  '65': 'SG',
  '45': 'DK',
  '46': 'SE',
  '47': 'NO',
  '48': 'PL',
  '30': 'GR',
  '36': 'HU',
  '40': 'RO',
  '60': 'MY',
  '62': 'ID',
  '63': 'PH',
  '66': 'TH',
  '82': 'KR',
  '84': 'VN',
  '86': 'CN',
  '90': 'TR',
  '92': 'PK',
  '94': 'LK',
  '20': 'EG',
  '58': 'VE',
  '212': 'MA',
  '213': 'DZ',
  '216': 'TN',
  '221': 'SN',
  '223': 'ML',
  '224': 'GN',
  '225': 'CI',
  '226': 'BF',
  '227': 'NE',
  '228': 'TG',
  '229': 'BJ',
  '230': 'MU',
  '233': 'GH',
  '234': 'NG',
  '237': 'CM',
  '241': 'GA',
  '242': 'CG',
  '243': 'CD',
  '250': 'RW',
  '254': 'KE',
  '255': 'TZ',
  '256': 'UG',
  '257': 'BI',
  '261': 'MG',
  '354': 'IS',
  '358': 'FI',
  '370': 'LT',
  '371': 'LV',
  '372': 'EE',
  '377': 'MC',
  '380': 'UA',
  '381': 'RS',
  '385': 'HR',
  '386': 'SI',
  '420': 'CZ',
  '421': 'SK',
  '502': 'GT',
  '506': 'CR',
  '509': 'HT',
  '591': 'BO',
  '593': 'EC',
  '595': 'PY',
  '598': 'UY',
  '687': 'NC',
  '689': 'PF',
  '852': 'HK',
  '880': 'BD',
  '886': 'TW',
  '966': 'SA',
  '971': 'AE',
  '972': 'IL',
  '977': 'NP',
  '93': 'AF',
  '95': 'MM',
  '98': 'IR',
  '220': 'GM',
  '231': 'LR',
  '232': 'SL',
  '251': 'ET',
  '260': 'ZM',
  '263': 'ZW',
  '264': 'NA',
  '265': 'MW',
  '267': 'BW',
  '356': 'MT',
  '357': 'CY',
  '359': 'BG',
  '374': 'AM',
  '675': 'PG',
  '679': 'FJ',
  '855': 'KH',
  '960': 'MV',
  '961': 'LB',
  '962': 'JO',
  '965': 'KW',
  '968': 'OM',
  '973': 'BH',
  '974': 'QA',
  '995': 'GE',
  '996': 'KG',
  '998': 'UZ',
};

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

const COUNTRY_NAMES: [RegExp, string][] = [
  [/^(?:de|deu|deutschland|germany|allemagne|alemania|germania|duitsland|alemanha)$/i, 'DE'],
  [/^(?:at|aut|[öo]sterreich|austria|autriche|oostenrijk)$/i, 'AT'],
  [/^(?:ch|che|schweiz|switzerland|suisse|svizzera|suiza|zwitserland)$/i, 'CH'],
  [/^(?:li|liechtenstein)$/i, 'LI'],
  [/^(?:fr|fra|frankreich|france|francia|frankrijk|fran[çc]a)$/i, 'FR'],
  [/^(?:es|esp|spanien|spain|espagne|espa[ñn]a|spagna|spanje|espanha)$/i, 'ES'],
  [/^(?:it|ita|italien|italy|italie|italia|it[áa]lia)$/i, 'IT'],
  [/^(?:nl|nld|niederlande|(?:the )?netherlands|holland|pays-bas|pa[íi]ses bajos|paesi bassi|nederland)$/i, 'NL'],
  [/^(?:be|bel|belgien|belgium|belgique|b[ée]lgica|belgio|belgi[ëe])$/i, 'BE'],
  [/^(?:lu|lux|luxemburg|luxembourg)$/i, 'LU'],
  [/^(?:pt|prt|portugal|portogallo)$/i, 'PT'],
  [/^(?:br|bra|brasil|brazil)$/i, 'BR'],
  [
    /^(?:gb|gbr|uk|u\.k\.|united kingdom|great britain|england|scotland|wales|northern ireland|royaume-uni|reino unido)$/i,
    'GB',
  ],
  [/^(?:ie|irl|ireland|irland|irlande|[ée]ire)$/i, 'IE'],
  [/^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?|vereinigte staaten|[ée]tats-unis|estados unidos)$/i, 'US'],
  [/^(?:ca|can|canada|kanada)$/i, 'CA'],
  [/^(?:au|aus|australia|australien)$/i, 'AU'],
  [/^(?:nz|nzl|new zealand)$/i, 'NZ'],
  [/^(?:jp|jpn|japan|日本|日本国)$/i, 'JP'],
  [/^(?:mx|mex|m[ée]xico|mexiko)$/i, 'MX'],
  [/^(?:in|ind|india|indien|bharat)$/i, 'IN'],
  [/^(?:ec|ecu|ecuador)$/i, 'EC'],
  [/^(?:ar|arg|argentin(?:a|ien))$/i, 'AR'],
  [/^(?:cl|chile)$/i, 'CL'],
  [/^(?:co|col|colombia|kolumbien)$/i, 'CO'],
  [/^(?:pe|per|per[úu])$/i, 'PE'],
  [/^(?:za|zaf|south africa|s[üu]dafrika)$/i, 'ZA'],
];

/** Countries that call themselves so in English, or are called so on websites written in it. */
const ENGLISH_NAMES: Record<string, string> = {
  nigeria: 'NG',
  kenya: 'KE',
  ghana: 'GH',
  uganda: 'UG',
  tanzania: 'TZ',
  rwanda: 'RW',
  zambia: 'ZM',
  zimbabwe: 'ZW',
  botswana: 'BW',
  namibia: 'NA',
  malawi: 'MW',
  ethiopia: 'ET',
  cameroon: 'CM',
  'sierra leone': 'SL',
  mauritius: 'MU',
  egypt: 'EG',
  algeria: 'DZ',
  tunisia: 'TN',
  senegal: 'SN',
  gambia: 'GM',
  'the gambia': 'GM',
  liberia: 'LR',
  mozambique: 'MZ',
  madagascar: 'MG',
  seychelles: 'SC',
  lesotho: 'LS',
  eswatini: 'SZ',
  somalia: 'SO',
  sudan: 'SD',
  'south sudan': 'SS',
  morocco: 'MA',
  pakistan: 'PK',
  nepal: 'NP',
  bangladesh: 'BD',
  'sri lanka': 'LK',
  maldives: 'MV',
  'united arab emirates': 'AE',
  uae: 'AE',
  'u.a.e.': 'AE',
  qatar: 'QA',
  oman: 'OM',
  kuwait: 'KW',
  bahrain: 'BH',
  'saudi arabia': 'SA',
  jordan: 'JO',
  lebanon: 'LB',
  iraq: 'IQ',
  iran: 'IR',
  afghanistan: 'AF',
  bhutan: 'BT',
  mongolia: 'MN',
  kazakhstan: 'KZ',
  uzbekistan: 'UZ',
  azerbaijan: 'AZ',
  albania: 'AL',
  kosovo: 'XK',
  montenegro: 'ME',
  israel: 'IL',
  singapore: 'SG',
  malaysia: 'MY',
  philippines: 'PH',
  indonesia: 'ID',
  thailand: 'TH',
  vietnam: 'VN',
  cambodia: 'KH',
  myanmar: 'MM',
  'hong kong': 'HK',
  taiwan: 'TW',
  china: 'CN',
  'south korea': 'KR',
  jamaica: 'JM',
  'trinidad and tobago': 'TT',
  barbados: 'BB',
  bahamas: 'BS',
  belize: 'BZ',
  guyana: 'GY',
  fiji: 'FJ',
  malta: 'MT',
  cyprus: 'CY',
  greece: 'GR',
  turkey: 'TR',
  bulgaria: 'BG',
  romania: 'RO',
  poland: 'PL',
  hungary: 'HU',
  croatia: 'HR',
  serbia: 'RS',
  slovenia: 'SI',
  ukraine: 'UA',
  lithuania: 'LT',
  latvia: 'LV',
  estonia: 'EE',
  finland: 'FI',
  sweden: 'SE',
  norway: 'NO',
  denmark: 'DK',
  iceland: 'IS',
  kyrgyzstan: 'KG',
  armenia: 'AM',
};

/** ISO code of a country as people and markup write it; null for anything else. */
export function countryCode(text: string): string | null {
  const name = text.trim();
  const known = COUNTRY_NAMES.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  const english = ENGLISH_NAMES[name.toLowerCase().replace(/^(?:the )?(?:kingdom|republic|sultanate|state) of /, '')];
  if (english) return english;
  return /^[A-Z]{2}$/.test(name) ? name : null;
}

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';

/** Marks in the text that only one country uses: postal codes, register and tax words. */
const TEXT_MARKS: [RegExp, string, number][] = [
  [new RegExp(`,\\s(?:${US_STATES})\\s\\d{5}\\b`), 'US', 4],
  [/,?\s(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),?\s+[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/, 'CA', 4],
  [/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+\d{4}\b/, 'AU', 4],
  [/\bSingapore\s?\(?\d{6}\b/, 'SG', 3],
  [/\bABN:?\s\d{2}\s?\d{3}/, 'AU', 4],
  [/\b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\b/, 'GB', 3],
  [
    /\b(?:Assam|Bihar|Gujarat|Haryana|Jharkhand|Karnataka|Kerala|Maharashtra|Odisha|Rajasthan|Tamil ?Nadu|Telangana|Pradesh|Uttarakhand|West Bengal)[\s,.–-]{1,4}[1-9]\d{2}\s?\d{3}\b|\bGSTIN\b/,
    'IN',
    4,
  ],
  [/\b(?:HRB|Handelsregister [AB])\s?\d/, 'DE', 4],
  [/\bUSt-?Id(?:Nr|-Nr)?\.?:?\s?DE/i, 'DE', 4],
  [/§§?\s?\d{1,2}[^.]{0,24}\s(?:TMG|DDG|RStV|MStV)\b/, 'DE', 4],
  [/§§?\s?\d{1,2}[^.]{0,24}\s(?:ECG|MedienG|Mediengesetz)\b/, 'AT', 4],
  [lightLetters(/\bATU\d{8}|Firmenbuch|\b(?:A|AT)-\d{4}\s\p{Lu}/u), 'AT', 4],
  // A mobile number as Switzerland groups it; alone it outweighs no more than the language.
  [/(?<!\d)07[6-9] \d{3} \d{2} \d{2}(?!\d)/, 'CH', 1],
  [lightLetters(/\bCHE-?\d{3}|\bCH-\d{4}\s\p{Lu}/u), 'CH', 4],
  [lightLetters(/\bSIRET\b|\bSIREN\b|\bRCS\s\p{Lu}/u), 'FR', 4],
  [/\b(?:P\.?\s?IVA|Partita IVA)\b/i, 'IT', 4],
  [lightLetters(/\bKvK\b|\b\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{Ll}/u), 'NL', 2],
  [/\bCNPJ\b|\bCEP\b/, 'BR', 4],
  [/(?<![\d-])\d{5}-\d{3}(?![\d-])/, 'BR', 3],
  [lightLetters(/\bNIPC\b|\b\d{4}-\d{3}\s\p{Lu}\p{Ll}/u), 'PT', 2],
  [/〒\s?\d{3}-\d{4}|[都道府県].{1,6}[市区町村]/, 'JP', 4],
];

/** "Kerklaan 12 3900 Pelt": a street, its number and a code of four digits. Dutch codes end in two letters. */
const FOUR_DIGIT_ADDRESS = lightLetters(/\p{L}{4}\s\d{1,4}[a-z]?(?:,\s|\s[-–|]?\s?)([1-9]\d{3})\s\p{Lu}\p{Ll}{2}/u);
/** The end of a street's line, and the line under it. */
const ENDS_WITH_NUMBER = lightLetters(/\p{L}{4}\s\d{1,4}\s?[a-z]?,?$/u);
const FOUR_DIGIT_TOWN = lightLetters(/^[1-9]\d{3}\s\p{Lu}\p{Ll}{2}[\p{L}.()/ -]{0,40}$/u);
const LIECHTENSTEIN = /^94(?:8[5-9]|9[0-8])$/;
/** What only holds in one language: elsewhere the letters of a Brazilian state are an Italian province. */
const LANGUAGE_MARK_WEIGHT = 2;

/** On a legal page longer lines are prose, which names companies and authorities of other countries. */
const MAX_LEGAL_CHARS = 160;

/** What the domain of a mailbox says about its country, however many mailboxes there are. */
const MAILBOX_WEIGHT = 2;

/** "Madurai, India", "Auckland 1010, New Zealand", "Dubai, UAE": a country named at the end of a short line. */
const NAMED_LAST = lightLetters(
  /[\p{L}\d]\s?[,–-]\s?(\p{Lu}\p{Ll}{2,12}(?: (?:\p{Lu}\p{Ll}{2,12}|and|of)){0,3}|USA|UK|UAE|U\.S\.A|U\.K)\.?$/u,
);
const NAMED_WEIGHT = 1;
const NORTH_AMERICAN = /(?<![\d+])\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/;
const AREA_CODE_WEIGHT = 1;
const MAX_AREA_CODES = 12;
const MAX_NAMED_CHARS = 80;

/** "(48) 99912-3344": Portugal writes no area code in parentheses. */
const BRAZILIAN_NUMBER = /\(0?[1-9]\d\)\s?9?\s?\d{4}[-.\s]\d{4}(?!\d)/;

/** https://faq.whatsapp.com/5913398998672934 */
const CHAT_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,15})/i;

/** Number of lines looked at; contact data stand in headers, footers and short pages. */
const MAX_LINES = 4_000;

/**
 * The country of the business as ISO code: a vote of marked-up country, country-code domain, international phone prefixes,
 * postal and register marks in the text, and the region in `lang`. The language's home country only breaks silence.
 */
export function guessCountry(target: Target, pages: ReadPage[], language: string | null): string | null {
  const votes = new Map<string, number>();
  const vote = (country: string | null | undefined, weight: number) => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const hosts = [...ownHosts({ target, pages })].map(countryOfHost);
  for (const country of new Set(hosts)) vote(country, 4);
  const named = new Set<string>();
  const areaCodes: (string | null)[] = [];
  const mailboxes = new Set<string | null>();
  const marks = new Map<number, number>();
  let fourDigits: string | null = null;
  let hasSharpS = false;
  let isBrazilian = false;
  const prefixes = new Map<string, number>();
  let linesLeft = MAX_LINES;
  for (const document of textDocuments(pages)) {
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
      const prefix = callingCountry(chat ? `+${chat}` : link.href.slice(4));
      if (prefix) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
    }
    for (const [at, line] of document.lines.entries()) {
      if (line.inPlain || line.foreign !== null || line.text.length > 600 || linesLeft-- <= 0) continue;
      if (document.isLegal && line.text.length > MAX_LEGAL_CHARS) continue;
      const mailbox = line.text.includes('@') ? MAILBOX.exec(line.text)?.[1] : undefined;
      if (mailbox) mailboxes.add(countryOfHost(mailbox));
      const last = document.isLegal || line.text.length > MAX_NAMED_CHARS ? undefined : NAMED_LAST.exec(line.text)?.[1];
      const country = last ? countryCode(last) : null;
      if (country) named.add(country);
      hasSharpS ||= line.text.includes('ß');
      if (!/\d|Firmenbuch|IVA|SIRET|CNPJ|RCS|[都道府県]/.test(line.text)) continue;
      if ((language === 'nl' || language === 'de') && line.text.length < MAX_NAMED_CHARS)
        fourDigits ??= fourDigitCode(line.text, document.lines[at - 1]?.text ?? '');
      if (language === 'pt' && (endsInBrazilianState(line.text) || BRAZILIAN_NUMBER.test(line.text)))
        isBrazilian = true;
      TEXT_MARKS.forEach(([pattern, , weight], index) => {
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
  if (isBrazilian) vote('BR', LANGUAGE_MARK_WEIGHT);
  for (const [index, weight] of marks) vote(TEXT_MARKS[index]?.[1], weight);
  for (const [country, count] of prefixes) vote(country, Math.min(5, 3 + 0.5 * count));
  // Several are destinations, origins or customers.
  if (named.size === 1) for (const country of named) vote(country, NAMED_WEIGHT);
  // Canada shares its calling code and the form of its numbers with the United States, but no area code.
  const [area] = areaCodes;
  if (area && areaCodes.every((country) => country === area)) vote(area, AREA_CODE_WEIGHT);
  for (const country of mailboxes) vote(country, MAILBOX_WEIGHT);
  vote(language === null ? null : LANGUAGE_HOME[language], 0.4);
  let best: string | null = null;
  for (const [country, weight] of votes) {
    if (best === null || weight > (votes.get(best) ?? 0)) best = country;
  }
  return best;
}

/** The postal code of four digits in a line that holds a whole address, or its town under the street. */
function fourDigitCode(text: string, above: string): string | null {
  const code = FOUR_DIGIT_ADDRESS.exec(text)?.[1];
  if (code !== undefined) return code;
  return FOUR_DIGIT_TOWN.test(text) && ENDS_WITH_NUMBER.test(above) ? text.slice(0, 4) : null;
}

const MAILBOX = /[\w.+-]@((?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12})\b/i;

function countryOfHost(host: string): string | null {
  const suffix = parse(host).publicSuffix?.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(suffix) || GENERIC_CCTLDS.has(suffix)) return null;
  return suffix === 'uk' ? 'GB' : suffix.toUpperCase();
}

function callingCountry(number: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  if (!/^\s*(?:\+|00)/.test(number)) return null;
  // One calling code for North America: the area code tells the country.
  if (digits.length === 11 && digits.startsWith('1')) return parsePhone(`+${digits}`, null)?.country ?? null;
  for (const length of [3, 2]) {
    const country = CALLING_CODES[digits.slice(0, length)];
    if (country) return country;
  }
  return null;
}
