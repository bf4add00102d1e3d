import { lightLetters } from '../website/text/light-letters.ts';
import { LITERAL, QUOTATION, trimmedLiteral } from './hold-to-evidence.ts';

/** A line with all that must stay as it is taken out of it, so that a model neither reads nor changes it. */
export interface MaskedLine {
  /** As it stands in the report. */
  own: string;
  /** With "[[1]]" for what was taken out, and small numbers as digits. */
  text: string;
  /** What "[[1]]", "[[2]]" stand for. */
  kept: readonly string[];
}

export const MARK = /\[\[(\d+)\]\]/g;

/** Shorter values of facts may be part of ordinary words. */
const MIN_FACT_CHARS = 4;
/** Written as digits, they can be counted in any language. "One" is a pronoun too. */
const NUMBER_WORDS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER_WORD = lightLetters(`\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'gi');

interface Span {
  from: number;
  to: number;
}

/** `facts`: values as read from the website. null for a line that cannot be marked, or has a gap to fill in. */
export function maskLine(own: string, facts: readonly string[]): MaskedLine | null {
  if (own.includes('[[') || own.includes('TODO')) return null;
  const kept: string[] = [];
  let text = '';
  let at = 0;
  const digits = (part: string) =>
    part.replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 2));
  for (const { from, to } of keptSpans(own, facts)) {
    kept.push(own.slice(from, to));
    text += `${digits(own.slice(at, from))}[[${kept.length}]]`;
    at = to;
  }
  return { own, text: text + digits(own.slice(at)), kept };
}

/**
 * Blocks whose letters run from right to left. Source:
 * https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt
 */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** First strong isolate and its end: a path or a number between letters that run from right to left keeps its own direction. */
const ISOLATED = ['\u2068', '\u2069'] as const;

export function unmasked(text: string, { kept }: MaskedLine): string {
  const [before, after] = RIGHT_TO_LEFT.test(text) ? ISOLATED : ['', ''];
  return text.replace(MARK, (mark, number: string) => {
    const piece = kept[Number(number) - 1];
    return piece === undefined ? mark : `${before}${piece}${after}`;
  });
}

/** Quotations with all that is in them, then addresses, paths and code, then facts; none within another, from the left. */
function keptSpans(own: string, facts: readonly string[]): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number) => {
    if (!spans.some((other) => from < other.to && other.from < to)) spans.push({ from, to });
  };
  for (const { 0: found, index } of own.matchAll(QUOTATION)) add(index, index + found.length);
  for (const { 0: found, index } of own.matchAll(LITERAL)) {
    const literal = trimmedLiteral(found);
    const from = index + found.indexOf(literal);
    if (literal !== '') add(from, from + literal.length);
  }
  for (const fact of facts.filter((one) => one.length >= MIN_FACT_CHARS).sort((a, b) => b.length - a.length)) {
    for (let from = own.indexOf(fact); from >= 0; from = own.indexOf(fact, from + fact.length)) {
      if (standsAlone(own, from, from + fact.length)) add(from, from + fact.length);
    }
  }
  return spans.sort((a, b) => a.from - b.from);
}

const LETTER = lightLetters(/[\p{L}\p{N}]/u);
const standsAlone = (text: string, from: number, to: number) =>
  !LETTER.test(text.charAt(from - 1)) && !LETTER.test(text.charAt(to));
