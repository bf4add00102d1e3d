import { BETWEEN_WORDS } from '../text/letters.ts';
import type { PageView } from './page-view.ts';

/** Number-like runs of digits with the separators of any country. */
const NUMBER = /\d(?:[\d.,'’\u00a0\u202f ]{0,14}\d)?/g;
const PHONE = /\+?\d[\d\s()./\-–‐‑·]{4,24}\d/g;

/** Everything a visitor can see on some pages, ready to be asked whether a name, number or phone is among it. */
export class ShownText {
  private readonly text: string;
  private readonly words: Set<string>;
  private readonly numbers: Set<number>;
  private readonly phones: string[];

  constructor(views: PageView[]) {
    const parts = views.flatMap((view) => [
      ...view.blocks.map(({ text }) => text),
      ...view.titles,
      ...view.images.map(({ alt }) => alt ?? ''),
      ...view.links.flatMap(({ text, href }) => [text, /^(?:tel|sms):|wa\.me\//i.test(href) ? href : '']),
    ]);
    const raw = parts.join('\n').normalize('NFKC');
    this.text = simplified(raw);
    this.words = new Set(this.text.split(' '));
    this.numbers = new Set((raw.match(NUMBER) ?? []).flatMap(readings));
    this.phones = (raw.match(PHONE) ?? []).map((phone) => phone.replace(/\D/g, ''));
  }

  /** Share of the words of `text` that are shown anywhere. */
  shareOfWords(text: string): number {
    const words = simplified(text.normalize('NFKC')).split(' ').filter(Boolean);
    if (words.length === 0) return 1;
    return (
      words.filter((word) => this.words.has(word) || (!/[a-z0-9]/.test(word) && this.text.includes(word))).length /
      words.length
    );
  }

  hasNumber(value: number): boolean {
    return this.numbers.has(value);
  }

  /** Whether the number is shown in any spelling: the last seven digits are the same with and without country code. */
  hasPhone(phone: string): boolean {
    const end = phone.normalize('NFKC').replace(/\D/g, '').slice(-7);
    return end.length < 5 || this.phones.some((shown) => shown.endsWith(end) || shown.includes(end));
  }
}

/** Lower case, without accents, every run of other characters one space. */
const simplified = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(BETWEEN_WORDS, ' ')
    .trim();

/** What a written number may mean: "1.200" is 1200 in Berlin and 1.2 in London. */
function readings(written: string): number[] {
  const digits = written.replace(/\D/g, '');
  const decimal = /[.,](\d{1,3})$/.exec(written)?.[1];
  const whole = Number(digits);
  if (decimal === undefined) return [whole];
  return [whole, Number(`${digits.slice(0, digits.length - decimal.length)}.${decimal}`)];
}
