import { seenText } from '../reader/page-text.ts';
import type { NarratableLine } from './narratable-lines.ts';

/** Share of the words of a sentence that mean something which the line and its evidence may lack. */
const NEW_WORDS = { draft: 0.15, line: 0.4 };
/** As much longer as a second clause makes it. */
const LONGER = { share: 1.3, chars: 40 };
/** Letters of a word that its forms share: "quote", "quoted". */
const STEM_LETTERS = 4;

/** English words that carry no claim: they may begin a sentence and join what is said. */
const FUNCTION_WORDS = new Set(
  `a about after all also although an and another any anything are as at be because been before below both but by can could do does
  each either every everything few for from get gets had has have here how if in instead into is it its just like many may more most much
  new no nobody none nor not nothing of on once one only or other others our out over own same several should since so some someone
  still such than that the their them then there these they this those through to too two under until up was we were what when where
  which while who whom whose why with without would yet you your yours`.split(/\s+/),
);

export const NEGATION =
  /\b(?:no|not|none|nobody|nothing|never|neither|nor|without|cannot|can't|n't|missing|lacks?)\b|n['’]t\b/i;
/** What code did not promise, a model may not. */
const PROMISES = /\b(?:will|must|guarantee\w*|ensure\w*|always|never|certainly|definitely|best|top)\b/gi;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+/);
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
/** The words that carry a claim. */
export const meaningIn = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word.toLowerCase()));
export const stem = (word: string) => word.toLocaleLowerCase('en').slice(0, STEM_LETTERS);
export const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
export const QUOTATION = /“[^”]*”|"[^"]*"/g;
const quotationsIn = (text: string): string[] => text.match(QUOTATION) ?? [];
/** Addresses, paths, file names, tags, code: whatever a typing error would break. */
export const LITERAL = /`[^`]*`|\S*[/_@<>{}=*\\#|]\S*|\b[\w-]+\.[a-z]{2,}\b\S*/gi;
/** Without the brackets and stops of the sentence it stands in. */
export const trimmedLiteral = (found: string): string => found.replace(/^[(“"]+|[)”",.;:!?]+$/g, '');
export const literalsIn = (text: string): string[] => (text.match(LITERAL) ?? []).map(trimmedLiteral);

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));

/**
 * Why a worded line may not stand; null when it may. Pure code, and strict rather than clever: numbers, quotations, addresses, names,
 * negations and promises are those of the line code wrote, and most words are known from it or from its evidence.
 */
export function whyNotHeld(worded: string, { own, evidence, isDraft }: NarratableLine): string | null {
  if (seenText(worded) !== worded || worded === '') return 'it is empty or holds characters that are not seen';
  if (worded.length > own.length * LONGER.share + LONGER.chars) return 'it is much longer than the line given';
  if (!sameSet(numbersIn(worded), numbersIn(own))) return 'its numbers are not those of the line given';
  if (!sameSet(quotationsIn(worded), quotationsIn(own))) return 'its quotations are not those of the line given';
  if (!sameSet(literalsIn(worded), literalsIn(own)))
    return 'its addresses, paths or code are not those of the line given';
  if (NEGATION.test(worded) !== NEGATION.test(own)) return 'it says no where the line says yes, or the other way round';
  const promised = (worded.match(PROMISES) ?? []).find((word) => !own.toLowerCase().includes(word.toLowerCase()));
  if (promised) return `it promises: "${promised}"`;
  const known = new Set(wordsOf([own, ...evidence].map(seenText).join(' ')));
  const stems = new Set([...known].map(stem));
  const stranger = nameOutside(worded, known, stems);
  if (stranger) return `"${stranger}" is not in the evidence`;
  const most = isDraft ? NEW_WORDS.draft : NEW_WORDS.line;
  for (const sentence of sentencesOf(worded)) {
    const meaning = meaningIn(sentence);
    const added = meaning.filter((word) => !stems.has(stem(word)));
    if (added.length > meaning.length * most) return `it says more than the line given: ${added.join(', ')}`;
  }
  return null;
}

/** A word written as a name that neither the line nor its evidence holds. */
function nameOutside(worded: string, known: ReadonlySet<string>, stems: ReadonlySet<string>): string | null {
  for (const sentence of sentencesOf(worded)) {
    const [first, ...others] = wordsOf(sentence);
    const stranger = others.find((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !known.has(word));
    if (stranger) return stranger;
    // The first word is written large whatever it is.
    const isFree = first === undefined || FUNCTION_WORDS.has(first.toLowerCase()) || stems.has(stem(first));
    if (!isFree) return first;
  }
  return null;
}
