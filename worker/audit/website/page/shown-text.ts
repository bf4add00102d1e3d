import { BETWEEN_WORDS } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import type { PageView } from './page-view.ts';

/** Number-like runs of digits with the separators of any country. */
const NUMBER = /\d(?:[\d.,'’\u00a0\u202f ]{0,14}\d)?/g;
const SUM = lightLetters(/\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|EUR|CHF|USD|GBP)(?![\p{L}\d])/gu);
const PHONE = /\+?\d[\d\s()./\-–‐‑·]{4,24}\d/g;

interface ShownPage {
  plain: { view: PageView };
  rendered: { view: PageView } | null;
}

/** What pages show, with and without JavaScript. */
export const shownOn = (pages: readonly ShownPage[]): ShownText =>
  new ShownText(pages.flatMap(({ plain, rendered }) => (rendered ? [plain.view, rendered.view] : [plain.view])));

/** Everything a visitor can see on some pages, ready to be asked whether a name, number or phone is among it. */
export class ShownText {
  private readonly views: readonly PageView[];
  private knownParts: string[] | null = null;
  private knownRaw: string | null = null;
  private knownSimple: Map<string, string> | null = null;
  private knownKey: string | null = null;
  private knownWords: { text: string; set: Set<string> } | null = null;
  private knownNumbers: Set<number> | null = null;
  private knownSums: Set<number> | null = null;
  private knownPhones: string[] | null = null;

  constructor(views: readonly PageView[]) {
    this.views = views;
  }

  private get parts(): string[] {
    this.knownParts ??= this.views.flatMap((view) => [
      ...view.blocks.map(({ text }) => text),
      ...view.titles,
      ...view.images.map(({ alt }) => alt ?? ''),
      ...view.links.flatMap(({ text, href }) => [text, /^(?:tel|sms):|wa\.me\//i.test(href) ? href : '']),
    ]);
    return this.knownParts;
  }

  private get raw(): string {
    this.knownRaw ??= this.parts.join('\n').normalize('NFKC');
    return this.knownRaw;
  }

  /** Each part as `simplified` leaves it: pages share most of theirs. */
  private get simple(): ReadonlyMap<string, string> {
    this.knownSimple ??= new Map([...new Set(this.parts)].map((part) => [part, simplified(part.normalize('NFKC'))]));
    return this.knownSimple;
  }

  /** Share of the words of `text` that are shown anywhere. */
  shareOfWords(text: string): number {
    const words = simplified(text.normalize('NFKC')).split(' ').filter(Boolean);
    if (words.length === 0) return 1;
    this.knownWords ??= wordsOf([...this.simple.values()].join(' '));
    const shown = this.knownWords;
    // Words of scripts without spaces stand inside of others.
    const isShown = (word: string) => shown.set.has(word) || (!/[a-z0-9]/.test(word) && shown.text.includes(word));
    return words.filter(isShown).length / words.length;
  }

  /** Whether all of it is shown in a row, whatever marks and spaces stand between. */
  says(text: string): boolean {
    this.knownKey ??= this.parts
      .map((part) => this.simple.get(part))
      .join('')
      .replaceAll(' ', '');
    const sought = simplified(text.normalize('NFKC')).replaceAll(' ', '');
    return sought !== '' && this.knownKey.includes(sought);
  }

  hasNumber(value: number): boolean {
    this.knownNumbers ??= new Set(numbersIn(this.raw));
    return this.knownNumbers.has(value);
  }

  /** Whether sums of money are shown, and this is none of them. */
  hasOtherSums(amount: number): boolean {
    this.knownSums ??= new Set((this.raw.match(SUM) ?? []).flatMap(numbersIn));
    return this.knownSums.size > 0 && !this.knownSums.has(amount);
  }

  /** Whether both times stand side by side in one line, as digits do in every language: "06:00 – 22:00", "6.00 bis 22.00". */
  hasTimes(open: string, close: string): boolean {
    const [from, to] = [open, close].map((time) => time.replace(/^0?(\d{1,2}):(\d{2})$/, '0?$1[:.]$2'));
    return new RegExp(`(?<!\\d)${from}(?!\\d)[^\\d\\n]{1,20}${to}(?!\\d)`).test(this.raw);
  }

  /**
   * Whether the hours of these times stand somewhere as numbers, each on the clock of 24 or of 12 hours: a week may be told in words we do
   * not read, "24/7" or "ab 9 Uhr". False means that no text can say them.
   */
  hasClockFigures(times: readonly string[]): boolean {
    const hours = times.map((time) => (time === '23:59' ? 24 : Number(time.slice(0, 2))));
    const told = [...new Set(hours)].filter((hour) => hour !== 0);
    return told.length > 0 && told.every((hour) => this.hasNumber(hour) || (hour > 12 && this.hasNumber(hour - 12)));
  }

  /** "5/5", "5,0 von 5", "5 stars", "★★★★★". */
  hasStars(value: number): boolean {
    const rated = new RegExp(
      `(?<![\\d.,])${value}(?:[.,]0)?\\s?(?:/|von|of|out|sur|su|de|van|em|[★⭐星]|stern|star|étoile|estrel|stell|ster)`,
      'iu',
    );
    return rated.test(this.raw) || new RegExp(`[★⭐]{${value}}`, 'u').test(this.raw);
  }

  /** Whether the number is shown in any spelling: the last seven digits are the same with and without country code. */
  hasPhone(phone: string): boolean {
    const end = phone.normalize('NFKC').replace(/\D/g, '').slice(-7);
    this.knownPhones ??= (this.raw.match(PHONE) ?? []).map((shown) => shown.replace(/\D/g, ''));
    return end.length < 5 || this.knownPhones.some((shown) => shown.endsWith(end) || shown.includes(end));
  }
}

/** All that the numbers of a text may mean. */
export const numbersIn = (text: string): number[] => (text.match(NUMBER) ?? []).flatMap(readings);

const wordsOf = (text: string) => ({ text, set: new Set(text.split(' ')) });

/** Lower case, without accents, every run of other characters one space. */
const simplified = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replace(BETWEEN_WORDS, ' ')
    .trim();

/** What a written number may mean: "1.200" is 1200 in Berlin and 1.2 in London. */
function readings(written: string): number[] {
  const digits = written.replace(/\D/g, '');
  const decimal = /[.,](\d{1,3})$/.exec(written)?.[1];
  const whole = Number(digits);
  if (decimal === undefined) return [whole];
  // Thousands come in threes: "0.25" is no 25.
  return [
    ...(decimal.length === 3 ? [whole] : []),
    Number(`${digits.slice(0, digits.length - decimal.length)}.${decimal}`),
  ];
}
