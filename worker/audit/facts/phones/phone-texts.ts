import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import { type ParsedPhone, parsePhone } from './phone-number.ts';

export interface PhoneInText extends ParsedPhone {
  asShown: string;
  /** What the words beside the number call it. */
  label: PhoneLabel | null;
}

export type PhoneLabel = 'phone' | 'mobile' | 'fax' | 'whatsapp';

/** Words that call a number a phone, in the languages covered. Tried from the end of the words before the number. */
const LABELS: [PhoneLabel | 'other', RegExp][] = [
  ['whatsapp', /whats(?:\s?app|\b)|\b(?:zap|wpp|wsp)\b/gi],
  [
    'mobile',
    /\b(?:mobil(?:e|funk|nummer|telefon)?|handy(?:nr|nummer)?|cell(?:ulare|phone)?|port(?:able|\.)|m[óo]vil|mobiel|telem[óo]vel|tele?m|tlm|cel(?:s|ular(?:es)?)?|m[óo]viles|gsm)\b|携帯|📱|\bM\s?[:.]\s*$/gi,
  ],
  [
    'fax',
    lightLetters(
      /\b(?:tele)?fax(?:nummer|nr)?\b|\bt[ée]l[ée]copi\p{L}*|ファックス|ファクス|(?:^|[\s|·,;/])F\s?[:.]?\s*$/giu,
    ),
  ],
  [
    'phone',
    lightLetters(
      /\b(?:tele(?:fon\p{L}*|phone|foon\p{L}*)|tel\b|telf?\.|tlfn?o?\b|tfno\b|fon\b|phone|ph\b|call(?: us)?|hotline|ruf\b|rufen|anruf|rufnummer|durchwahl|zentrale|notdienst|notruf|24h|t[ée]l(?:[ée]phone|\b|\.)|appel\p{L}*|joindre|standard(?!\p{L})|tel[ée]fono|telefono|ll[áa]m\p{L}*|chiama\p{L}*|bel(?: ons)?\b|telefone|ligue|fon[eo]s?\b|tels\b|pbx\b|conmutador|disque|plant[ãa]o|central telef[óo]nica|l[íi]nea (?:gratuita|directa|de atenci[óo]n)|linha (?:gratuita|direta|directa|de apoio)|numero verde|(?:n[°º]|num[ée]ro)\s?(?:vert|azur|cristal)|fixo|fijo|fisso|contact number|sms|text us|free ?phone|lo-?call|toll[- ]free)|電話|お電話|☎|☏|📞|✆|🕿|\bT\s?[:.]\s*$|\bP\s?[:.]\s*$/giu,
    ),
  ],
  [
    'other',
    lightLetters(
      /\b(?:U(?:St|ST|mSt)\p{L}*[.\s-]*I[dD]\p{L}*|UID|VAT|TVA|BTW|NIF|CIF|NIPC|NIE|SIRET|SIREN|RCS|APE|NAF|BE(?=\s0)|IBAN|BIC|SWIFT|KTO|BLZ|HR[AB]|FN|EIN|ABN|ACN|REC|REA|KvK|KVK|KBO|BCE|RPM|RPR|RFC|RUT|CUIT|PLZ|ISBN|ISSN|EAN|GTIN|SKU|IK|LANR|RPPS|ADELI|FINESS|RBQ|NEQ|ICE|RCCM|NINEA|CNPJ|CPF|CEP|ZIP|GPS|DOI|PMID|ID|P\.?\s?IVA)\b[^\d\p{L}]{0,4}(?:\p{L}{1,12}[\s.:#°º-]{1,3})?/gu,
    ),
  ],
  [
    'other',
    lightLetters(
      /\b(?:partita iva|codice fiscale|c\.\s?f\.|\p{L}*steuer-?\s?(?:n\p{L}*|id)|kontonummer|konto-?nr|\p{L}*(?:register|bestell|artikel|kunden|rechnungs|versicherungs|mitglieds|betriebs|identifikations|auftrags)-?(?:nummer|nr)|(?:order|item|article|customer|invoice|licen[sc]e|permit|tax|company|charity|registration|registered|insurance|policy|serial|model|member\p{L}*|account|case)\s?(?:id|no|nr|num\p{L}*|reg\p{L}*)|lic\.|licen[sc]e|n[úu]m(?:ero)? de (?:registro|colegiad[oa])|colegiad[oa]|autorizaci[óo]n|registro|registre|capital|stammkapital|rekening\p{L}*|ondernemingsn(?:umme)?r|num[ée]ro d['’]entreprise|latitude|longitude|ref(?:\.|erence)?)\b[\s.:#°ºn-]{0,4}|登録番号|法人番号|事業者番号|許可|口座|郵便|〒|[€$£¥]\s?|#|№|\bn[°º]\s?(?!\s?(?:vert|azur|cristal))/giu,
    ),
  ],
];

/** At most this much text before a number is read as its label. */
const LABEL_REACH_CHARS = 48;

const CANDIDATE = /(?:\+\s?|\(\s?\+?|)\d[\d\s()./\-–‑·]{4,40}\d/g;
const NOT_A_NUMBER = [
  // dates, years, times and their ranges
  /^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)?\d{2}$/,
  /^(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}\D/,
  /^(?:19|20)\d{2}\s?[./–-]\s?\d{1,2}\s?[./–-]\s?\d{1,2}(?:\D|$)/,
  /^(?:19|20)\d{2}\s?[/–-]\s?(?:19|20)?\d{2}$/,
  /^\d{1,2}[.]\d{2}\s?[-–]\s?\d{1,2}[.]\d{2}/,
  // tax numbers of Chile and Argentina
  /^\d{1,2}\.\d{3}\.\d{3}\s?-\s?\d$/,
  /^(?:2[0347]|3[034])-\d{8}-\d$/,
  // decimals such as coordinates, but not "030.5512347": no decimal leads with a zero and a digit; and thousands
  /^-?(?:0|[1-9]\d{0,2})\.\d{4,}$/,
  /^[1-9]\d{0,2}(?:[.\s]000)+$/,
];
/** "0452.817.336": how Belgium writes the numbers of its enterprises, and hardly ever a phone. */
const BELGIAN_ENTERPRISE = /^[01]\d{3}\.\d{3}\.\d{3}$/;

const GLUED_LABEL = lightLetters(/(?<!\p{L})(tel|fax|phone|mob|mobile|cell)(?=[+(]?\d)/giu);

const BEFORE_TIME = lightLetters(
  /(?<=\d)(?:\s+|\s?\(\s?)(?=\d{1,2}(?:[:：]\d{2}(?!\d)|\s?(?:(?:[hH]|hrs?|hours?|heures|Std|Stunden)(?!\p{L})|時)))/gu,
);

/**
 * Every phone or fax number written in one line. `before` is what stands before the line when that may be its label (the cell
 * to the left, the term above). Tax and register numbers, dates, prices and placeholders are none.
 */
export function findPhones(line: string, country: string | null, before = ''): PhoneInText[] {
  if (!/[\d０-９]/.test(line) || line.length > 5_000) return [];
  // Full-width digits and the Japanese long-vowel mark are common ways to write a number.
  const text = line
    .normalize('NFKC')
    // Brazil's sign for any carrier: "(0xx11) 3612-3348".
    .replace(/\(?0\s?xx\s?(\d{2})\)?/gi, '($1)')
    // "TEL03-5555-0142": the label stands on the number.
    .replace(GLUED_LABEL, '$1 ')
    // A footnote behind a number: "239 482 760(1)".
    .replace(/(\d)\s?\([1-9]\)(?!\s?\d)/g, '$1')
    // One number twice, for phones and for desks: the styles show one of them.
    .replace(/(?<![\d+(])([+(]?\d[\d ()./-]{5,18}\d)\s+\1(?!\d)/g, '$1')
    // "080-1234-5678（10:00-20:00）", "06 12 34 56 78 9h-18h": a time of day is no part of the number before it.
    .replace(BEFORE_TIME, ' [ ')
    .replace(/(\d)\s?[ー−‐―－—]\s?(?=\d)/g, '$1-');
  const found: PhoneInText[] = [];
  let labelFrom = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const start = match.index;
    const end = start + match[0].length;
    const words = text.slice(Math.max(labelFrom, start - LABEL_REACH_CHARS), start);
    // A second number after "/" or "," shares the label of the first.
    const inherited = found.length > 0 && /^\s*(?:[/,;|&]|or|oder|und|and|ou|et|o|e|y|of|en)?\s*$/i.test(words);
    const isBare = words === '' || /^\s*[(:]?\s*$/.test(words);
    const said = isBare ? `${labelFrom === 0 ? before.normalize('NFKC') : ''} ${words}` : words;
    const label = inherited ? (found.at(-1)?.label ?? null) : labelBefore(said);
    labelFrom = end;
    if (label === 'other' || !standsAlone(text, start, end)) continue;
    const isLoneMobile = text.trim() === match[0] && LONE_MOBILE[country ?? '']?.test(match[0]);
    const shared = label ?? labelAfter(text.slice(end, end + 14)) ?? (isLoneMobile ? 'mobile' : null);
    const parts = splitNumbers(match[0], country, shared);
    // "TEL/FAX 03-1234-5678/03-1234-5679": the labels in the order of the numbers.
    const [, second] = parts;
    if (second && parts.length === 2 && FAX_AS_WELL.test(said)) second.label = 'fax';
    found.push(...parts);
  }
  return found;
}

/** A line that is nothing but a mobile number, in countries where its first digit and its length tell it. */
const LONE_MOBILE: Readonly<Record<string, RegExp>> = {
  ES: /^[67]\d{8}$/,
  IT: /^3[2-9]\d{8}$/,
  PT: /^9[1236]\d{7}$/,
  BR: /^[1-9][1-9]9[6-9]\d{7}$/,
  CL: /^9\d{8}$/,
  CO: /^3[0-5]\d{8}$/,
  PE: /^9\d{8}$/,
};

/** What a short text that stands alone calls the number beside it; null when it is no such label. */
export function phoneLabelOf(text: string): PhoneLabel | null {
  const label = text.length <= 40 ? labelBefore(`${text.normalize('NFKC').replace(/(?<![\s:])[\s:]+$/, '')}: `) : null;
  return label === 'other' ? null : label;
}

const FAX_AS_WELL = lightLetters(
  /(?:t[ée]l\p{L}*\.?|電話(?:番号)?)\s*(?:[/+&,・]|\s(?:und|and|et|y|e)\s)\s*(?:(?:tele)?fax|ファックス|ファクス)[^\d]*$|(?:^|\s)[TP]\s?\/\s?F\s?[:.]?\s*$|phone\s\((?:and|&|\/)\s?fax\)\s*:?\s*$/iu,
);

const labelBefore = remembered((words): PhoneLabel | 'other' | null => {
  let nearest: { label: PhoneLabel | 'other'; end: number } | null = null;
  for (const [label, pattern] of LABELS) {
    for (const match of words.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (nearest === null || end > nearest.end) nearest = { label, end };
    }
  }
  if (nearest === null) return null;
  // "Tel. / Fax:" is a phone that also takes faxes.
  if (nearest.label === 'fax' && FAX_AS_WELL.test(words)) return 'phone';
  // "VAT no. registered in the city of": a number far behind such a word is not ruled by it, unlike one behind a phone word.
  if (nearest.label === 'other' && words.length - nearest.end > 12) return null;
  return nearest.label;
});

function labelAfter(words: string): PhoneLabel | null {
  // "(Fax -18)" says what the fax has in the place of the last digits.
  if (/^\s*[([]\s*(?:tele)?fax(?!\w*[.:]?\s*(?:dw\.?\s*)?[-–/+]?\s*\d)/i.test(words)) return 'fax';
  if (/^\s*[([]\s*(?:whats\s?app)/i.test(words)) return 'whatsapp';
  if (/^\s*[([]\s*(?:mobil|handy|cell|portable|m[óo]vil|mobiel)/i.test(words)) return 'mobile';
  return /^\s*[([]\s*(?:tel|phone|t[ée]l|office|b[üu]ro)/i.test(words) ? 'phone' : null;
}

const PART_OF_A_CODE = lightLetters(/[\p{L}\d@_#=&]$/u);

const STARTS_WITH_TWO_LETTERS = lightLetters(/^\p{L}{2}/u);

/** Not part of a word, an address, a longer number, a price or a measure. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 5);
  if (
    PART_OF_A_CODE.test(before) &&
    !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(before.slice(-1))
  ) {
    return false;
  }
  if (/\d[.,:/-]$/.test(before) || /[€$£¥]\s?$/.test(before)) return false;
  return (
    !/^(?:[\d@_%]|[,:]\d|\s?(?:€|\$|£|¥|eur|usd|円|km|m²|kg|mm|cm|ml|kwh|uhr|h\d|%))/i.test(after) &&
    !STARTS_WITH_TWO_LETTERS.test(after.replace(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u, ''))
  );
}

function splitNumbers(candidate: string, country: string | null, label: PhoneLabel | null): PhoneInText[] {
  // "06 5512348 (4 linee)": what opens in parentheses behind a number belongs to the words that follow.
  const written = candidate
    .replace(/(?<=\d)\s*\(\d{0,2}$/, '')
    .replace(/(?<![\s./\-–‑·(])[\s./\-–‑·(]+$/, '')
    .trim();
  // "07634 551267 / -68", "0423 482614/15": the number and its last digits for another line.
  const first = (/^(.{7,}?)\s?\/\s?[-–]\s?\d{1,3}$/.exec(written) ??
    /^((?=(?:\D*\d){8}).*\d{5})\/\d{1,2}$/.exec(written))?.[1];
  const whole = accept(first ?? written, country, label);
  if (whole) return [whole];
  for (const separator of [/\s+[/–-]\s+|\s*\/\s*/, /\s{2,}/]) {
    const parts = written.split(separator).filter((part) => part.replace(/\D/g, '').length >= 6);
    // "(11) 3612-3348 / 3612-3349": the area code is said once.
    const area = /^\(0?\d{2,4}\)/.exec(written)?.[0];
    const phones = parts
      .map((part, at) => {
        const isLocal = at > 0 && area !== undefined && /^\s*[1-9]/.test(part) && part.replace(/\D/g, '').length <= 9;
        const phone = accept(isLocal ? `${area} ${part.trim()}` : part.trim(), country, label);
        return phone && isLocal ? { ...phone, asShown: part.trim() } : phone;
      })
      .filter((phone) => phone !== null);
    if (parts.length > 1 && phones.length === parts.length) return phones;
  }
  // "0244-4195526 0412-1329906": as many numbers of one grouping as fit.
  const groups = written.split(/\s+/);
  for (let size = 1; size <= groups.length / 2; size++) {
    if (groups.length % size !== 0) continue;
    const phones = groups.flatMap((_, at) =>
      at % size === 0 ? [accept(groups.slice(at, at + size).join(' '), country, label)] : [],
    );
    if (phones.every((phone) => phone?.valid)) return phones.filter((phone) => phone !== null);
  }
  // "0221 482614 - 12": a range of extensions after a number that is complete without it.
  const main = written.match(/^(.{7,}?)(?:\s?[-–/]\s?\d{1,2}|\s?\/\s?\d{3,4})$/)?.[1];
  const phone = main ? accept(main, country, label) : null;
  if (phone) return [phone];
  // "01756 555226/555227": the second line without the code of the town.
  const town = written.match(/^(.{9,}?)\s?\/\s?\d{5,6}$/)?.[1];
  const line = town ? accept(town, country, label) : null;
  return line?.valid ? [line] : [];
}

function accept(written: string, country: string | null, label: PhoneLabel | null): PhoneInText | null {
  if (NOT_A_NUMBER.some((pattern) => pattern.test(written))) return null;
  const balanced = written.startsWith('(') && !written.includes(')') ? written.slice(1) : written;
  const phone = parsePhone(balanced, country);
  if (!phone) return null;
  if (label === null && country === 'BE' && BELGIAN_ENTERPRISE.test(written)) return null;
  // Without words that call it a phone, a number must look like one written in that country.
  if (label === null && !(phone.valid && looksLikePhone(balanced, phone.country ?? country))) return null;
  return { ...phone, asShown: balanced, label };
}

/** Written with a country code, a trunk prefix, or in the grouping its country uses for phones. */
export function looksLikePhone(written: string, country: string | null): boolean {
  if (/^\(?(?:\+|00)\s?\d/.test(written)) return true;
  const digits = written.replace(/\D/g, '');
  const grouped = /\d[\s()./\-–‑·]+\d/.test(written);
  switch (country) {
    case 'US':
    case 'CA':
      return /^(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\(?\d{3}\)?\s?[\s.\-–‑/]\s?)\d{3}\s?[\s.\-–‑]\s?\d{4}$/.test(written);
    case 'BR':
      return /^\(?0?[1-9]\d\)?\s?9?\s?\d{4}[\s.\-–‑]\d{4}$|^\(0?[1-9]\d\)\s?9\d{8}$|^0[358]00[\s.-]\d{3}[\s.-]?\d{4}$|^(?:3003|400[34]|4020)[\s.-]\d{4}$/.test(
        written,
      );
    case 'MX':
      return (
        /^\(?\d{2,3}\)?[\s.\-–‑]\d{3,4}[\s.\-–‑]\d{4}$|^\d{2,3}(?:\s\d{2,3}){2,4}$/.test(written) &&
        digits.length === 10
      );
    case 'IN':
      return /^(?:0?[6-9]\d{4}[\s-]?\d{5}|\(?0\d{2,4}\)?[\s-]?\d{6,8})$/.test(written);
    case 'ES':
      return grouped && /^[6-9]\d{8}$/.test(digits);
    case 'PT':
      return grouped && /^(?:[29]\d{8}|(?:800|808|707|760)\d{6})$/.test(digits);
    case 'IT':
      return grouped && /^(?:[03]\d{7,10}|800\d{6})$/.test(digits);
    case 'AU':
      return grouped && /^(?:0[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/.test(digits);
    case 'DE':
    case 'AT':
      return grouped && /^0[1-9]\d{5,}$/.test(digits);
    case 'CO':
      return grouped && /^(?:3\d{9}|60\d{8}|01?8000\d{6})$/.test(digits);
    case 'CL':
      return grouped && /^[2-79]\d{8}$/.test(digits);
    case 'PE':
      return grouped && /^(?:9\d{8}|0\d{8})$/.test(digits);
    case 'CR':
    case 'GT':
    case 'SV':
    case 'HN':
    case 'NI':
    case 'PA':
      return /^\d{4}[\s-]\d{4}$/.test(written) && !/00\D\d\d00$/.test(written);
    case 'PL':
    case 'CZ':
    case 'DK':
    case 'NO':
    case 'GR':
      // Dialled without a leading zero.
      return grouped && /^[1-9]\d{7,9}$/.test(digits);
    case 'SN':
    case 'CI':
    case 'CM':
    case 'TN':
    case 'TG':
    case 'BF':
    case 'ML':
    case 'NE':
    case 'GN':
    case 'HT':
    case 'PF':
    case 'MR':
    case 'TD':
    case 'CF':
      // Dialled as they are; dates and sums of money have no such groups.
      return grouped && digits.length >= 8 && !/[.,]\d{3}$/.test(written) && !/\s000$/.test(written);
    default:
      return /^\(?0\d/.test(written) && digits.length >= 9;
  }
}
