import { STARTS_WITH_LETTER } from '../../website/text/letters.ts';
import { type LightPattern, lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { remembered, rememberedBy } from '../../website/text/remembered.ts';
import { dollarOf, lettersOf, ownCurrency, SIGN_CODES, SYMBOLS } from './currencies.ts';
import { AFTER_SIGN, BEFORE_SIGN, NUMBER, type WholeSum, wholeSum } from './price-range.ts';

export interface PriceInText {
  amount: number;
  currency: string | null;
  /** "7,50 €", "from $60–80". */
  asShown: string;
  /** Text before and after it in the same line. */
  before: string;
  after: string;
  /** `from`: the least that is paid. `range`: between two sums, or more than one. `sum`: this sum, as far as it says itself. */
  kind: 'from' | 'range' | 'sum';
}

const RANGE = `(?: ?[-–—] ?(?:[$€£] ?)?(?:${NUMBER})(?![\\d.,]|\\s?%))?`;
// A sign of its own may follow a word that stands in an element beside it: "From$119".
const PRICE = lightLetters(
  `(?<![\\d.,])(?:(?:(?<!\\p{L})(?<sign>${BEFORE_SIGN})|(?<symbol>[$€£${SYMBOLS}])) ` +
    `?(?<first>${NUMBER})(?:,[-–—])?${RANGE}\\+?|(?<!\\p{L})(?<second>${NUMBER})(?:,[-–—])?(?: ?[-–—] ` +
    `?(?:${NUMBER}))? ?(?<unit>${AFTER_SIGN})|(?<!\\p{L})(?<third>\\d{2,5})(?:,[-–—]|:-)(?!\\p{L}))(?![\\d])`,
  'giu',
);

/** "P190" in the Philippines, "2500 Ft" in Hungary. */
const inLetters = remembered((country): { code: string; pattern: LightPattern } | null => {
  const own = lettersOf(country);
  if (!own) return null;
  const sum = own.before
    ? `(?<![\\p{L}\\d])(?:${own.before}) ?(?<local>${NUMBER})`
    : `(?<![\\p{L}\\d.,])(?<local>${NUMBER}) ?(?:${own.behind})(?!\\p{L})`;
  return { code: own.code, pattern: lightLetters(`${sum}${own.before ? '(?![\\d])' : ''}`, 'gu') };
});

/** Sums that are no price of an offer: share capital, salaries, turnover, cover, savings, what insurers pay back, thresholds of delivery. */
const NO_PRICE = lightLetters(
  regexSource`
    stammkapital
    |grundkapital
    |share capital
    |capital (?:social|de)
    |capitale sociale
    |maatschappelijk kapitaal
    |資本金
    |umsatz
    |turnover
    |revenue
    |chiffre d'affaires
    |gehalt
    |stundenlohn
    |salary
    |per hour for
    |salaire
    |sueldo
    |stipendio
    |versicherungssumme
    |deckungssumme
    |insured (?:up )?(?:for|to)
    |up to \S+ (?:million|m\b)
    |\bmio\.?
    |million
    |milliard
    |rabatt
    |gespart
    |ersparnis
    |sparen
    |spare |saved? |\bowing\b
    |revenus (?:mensuels|annuels)
    |saving
    |discount
    |economis
    |ahorr
    |risparmi
    |korting
    |desconto
    |割引
    |versandkostenfrei
    |free (?:shipping|delivery)
    |livraison (?:gratuite|offerte)
    |envio gratis
    |spedizione gratuita
    |gratis verzending
    |ab .{0,12}bestellwert
    |mindestbestell
    |minimum order
    |fundrais
    |raised
    |donat
    |spend
    |bussgeld
    |\bfine of
    |grant
    |forderung
    |subvention
    |rebate
    |bonus
    |gutschein uber
    |budget
    |erstatt
    |rembours
    |reimburs
    |rimbors
    |reembols
    |vergoed
  `,
  'u',
);
const FROM =
  /(?:^|[\s(])(?:from|starting at|starts at|ab|à partir de|a partir de|dès|desde|da|a partire da|vanaf|v\.a\.)\s*$/i;

/** "A partir de" in a line of its own. */
export const isFromAlone = (text: string): boolean => FROM.exec(text)?.[0] === text;

const CODES: Record<string, string> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  chf: 'CHF',
  'sfr.': 'CHF',
  sfr: 'CHF',
  us$: 'USD',
  usd: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cad: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  aud: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  円: 'JPY',
};
/** A dollar is the country's; without a country nobody can tell whose. The same for ¥ and Fr. */
function currencyOf(sign: string, country: string | null): string | null {
  const known = CODES[sign.toLowerCase()] ?? SIGN_CODES[sign.toLowerCase()];
  if (known) return known;
  if (sign === '' || /^kr\.?$/i.test(sign)) return ownCurrency(sign, country);
  if (sign === '$') return dollarOf(country);
  if (sign === '¥' || sign === '￥') return country === 'JP' ? 'JPY' : country === 'CN' ? 'CNY' : null;
  return /^fr\.$/i.test(sign) && country === 'CH' ? 'CHF' : null;
}

/** "3991 KR Houten": beside a number these letters are money only where the country's own currency is called so. */
function isNoCurrency(sign: string, country: string | null): boolean {
  if (!/^kr\.?$/i.test(sign)) return false;
  return country === null ? sign === sign.toUpperCase() : ownCurrency(sign, country) === null;
}

/** "1.250,00", "1,250.00", "1'250", "7,5": the last separator before one or two digits is the decimal one. */
function parseAmount(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/\D/g, '');
  return Number(decimals ? `${whole}.${decimals[1]}` : whole);
}

const FREE = 'free|kostenlos|kostenfrei|gratuite?s?|gratis|gratuit[oa]s?|無料';
/** "Quotes and travel FREE" has its price already. */
export const FOR_FREE = lightLetters(`(?<!\\p{L})(?:${FREE})(?!\\p{L})`, 'iu');

/** "$1M", "€5 off", "2 Mio. €": no price of anything. */
const TAKEN_OFF = 'off\\b|OFF\\b|rabatt|de (?:réduction|remise|descuento|desconto)|di sconto|korting';
const NO_PRICE_BEHIND = lightLetters(`^\\s?(?:[MkK](?!\\p{L})|mio|mill|mrd|bn\\b|${TAKEN_OFF})`, 'u');
/** "€5 off orders over", "10% off stays of": what is bought for at least so much gets cheaper. */
const TO_GET_IT_CHEAPER = lightLetters(`[\\d%\\p{Sc}]\\s?(?:${TAKEN_OFF})(?:\\s\\p{L}+){1,5}\\s$`, 'u');
/** "From £19.50 per hour", "ab 80 € pro Nacht": a rate is a price wherever it stands. */
const RATE_BEHIND = lightLetters(
  regexSource`
    ^\s?(?:\/|per|pro|par|je|al|a la|por|an?|p\.)\s?(?:
      hour
      |hr
      |h\b
      |day
      |night
      |week
      |month
      |session
      |person
      |pers
      |class
      |lesson
      |visit
      |stunde
      |std
      |tag
      |nacht
      |woche
      |monat
      |sitzung
      |einheit
      |heure
      |jour
      |nuit
      |semaine
      |mois
      |séance
      |personne
      |hora
      |d[ií]a
      |noche
      |semana
      |mes
      |sesi[óo]n
      |persona
      |ora
      |giorno
      |notte
      |settimana
      |mese
      |seduta
      |uur
      |dag
      |nacht
      |week
      |maand
      |persoon
      |keer
      |noite
      |m[êe]s
      |sess[ãa]o
      |pessoa
    )
  `,
  'i',
);
/** Sentences of a longer line are judged one by one: one of them may speak of savings, another of a price. */
const MAX_LABEL_CHARS = 110;

export const isRate = ({ asShown, after }: PriceInText): boolean =>
  STARTS_WITH_LETTER.test(asShown) && FROM.test(asShown.replace(/[\d\p{Sc}].*$/su, '')) && RATE_BEHIND.test(after);

/** "per hour", "+ VAT per hour", "/ Nase": what it buys, in a line of its own. */
export const isRateBehind = (text: string): boolean =>
  RATE_BEHIND.test(text.replace(/^\s?\+\s?\p{Lu}[\p{L}.]*\s/u, ' '));

const sentenceAround = (line: string, at: number): string => {
  const start = Math.max(line.lastIndexOf('. ', at), line.lastIndexOf('! ', at), line.lastIndexOf('? ', at));
  const end = line.slice(at).search(/[.!?] /u);
  return line.slice(start + 1, end < 0 ? line.length : at + end);
};

/** "Delivery is free from 100 €", "0 € postage from 100 €": above the sum nothing is to be paid. */
const IS_FREE = lightLetters(
  `(?:(?<!\\p{L})(?:${FREE})|(?<![\\d.,])0(?:[.,]00?)? ?(?:€|£|\\$)|(?:€|£|\\$) ?0(?:[.,]00?)?(?![\\d.,]))(?:\\s?\\p{L}+){0,2}\\s*$`,
  'iu',
);

const SUM_TAKEN_OFF = lightLetters(/\p{L}\s+[-−–]\s?$/u);

/** A line with more of either is no price list a person reads; what stands around each sum is read anew. */
const MAX_LINE_CHARS = 5_000;
const MAX_LINE_PRICES = 60;

export const findPrices = rememberedBy((text, country: string | null): readonly PriceInText[] => {
  const line = text.slice(0, MAX_LINE_CHARS);
  if (!/\d/.test(line) || (line.length <= MAX_LABEL_CHARS && NO_PRICE.test(plainWords(line)))) return [];
  const letters = inLetters(country ?? '');
  const found = [...PRICE.matchAll(line), ...(letters ? letters.pattern.matchAll(line) : [])].slice(0, MAX_LINE_PRICES);
  return found.flatMap((match) => {
    const whole = wholeSum(match, line);
    return whole === null ? [] : (priceOf(match, whole, country, letters?.code ?? null) ?? []);
  });
});

/** null where the sum is no price. `lettersCode`: the currency of sums that the country writes in letters. */
function priceOf(
  match: RegExpExecArray,
  { line, before, shown, after, isSeveral }: WholeSum,
  country: string | null,
  lettersCode: string | null,
): PriceInText | null {
  const { sign, symbol, first, second, third, unit, local } = match.groups ?? {};
  const amount = parseAmount(first ?? second ?? third ?? local ?? '');
  if (!Number.isFinite(amount) || amount <= 0) return null;
  if (NO_PRICE_BEHIND.test(after) || isNoCurrency(unit ?? '', country)) return null;
  if (line.length > MAX_LABEL_CHARS && NO_PRICE.test(plainWords(sentenceAround(line, match.index)))) return null;
  // "5 € pro 100 km", "10 EUR 25 cl": the number behind belongs to it; "-20 €" is a discount.
  if (/[-−–]\s?$/.test(before) && !SUM_TAKEN_OFF.test(before)) return null;
  if (TO_GET_IT_CHEAPER.test(before)) return null;
  const from = FROM.exec(before)?.[0] ?? '';
  const beforeAll = before.slice(0, before.length - from.length);
  if (from !== '' && IS_FREE.test(beforeAll)) return null;
  const currency = local === undefined ? currencyOf(sign ?? symbol ?? unit ?? '', country) : lettersCode;
  const kind = from !== '' ? 'from' : isSeveral ? 'range' : 'sum';
  return { amount, currency, asShown: `${from}${shown}`.trim(), before: beforeAll, after, kind };
}
