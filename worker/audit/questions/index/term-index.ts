import type { QuestionLanguage } from '../question-data.ts';
import { isCompound, MIN_COMPOUND } from './compounds.ts';
import { countStems, type Postings, placesOf } from './postings.ts';
import { stemsOf } from './stems.ts';

/**
 * Okapi BM25 with the usual k1 and b (Robertson & Zaragoza 2009, https://doi.org/10.1561/1500000019; Lucene's defaults). Words of
 * headings count like words of the passage.
 */
const K1 = 1.2;
const B = 0.75;

/** A stem may go on for this many letters: "deliver" and "deliveri" are one to a reader, "founder" and "found" are two. */
const MAX_ENDING = 1;
const MIN_PREFIX = 5;
/** A text, and the heading right above it. */
export interface Passage {
  heading: string;
  text: string;
}

interface IndexedPassage {
  passage: Passage;
  /** Stems. */
  text: readonly string[];
  heading: readonly string[];
}

/** A word or phrase as it is looked for: per position the stems that count as it. */
type Term = readonly ReadonlySet<string>[];

/** Passages a term stands in, by position in `passages`, with how often. */
interface TermHits {
  text: ReadonlyMap<number, number>;
  heading: ReadonlyMap<number, number>;
}

/** How many different words of a list a passage has. */
export interface Presence {
  text: number;
  heading: number;
  any: number;
}

/** Finds words and phrases in passages, by stems, and ranks passages by them. */
export class TermIndex {
  readonly passages: readonly IndexedPassage[];
  private readonly language: QuestionLanguage;
  private readonly inText = new Map<string, Postings>();
  private readonly inHeading = new Map<string, Postings>();
  private readonly byPrefix = new Map<string, string[]>();
  /** All stems of the website, each on a line of its own. */
  private readonly words: string;
  private readonly averageLength: number;
  private readonly found = new Map<string, TermHits>();
  private readonly terms = new Map<string, Term>();

  constructor(passages: readonly Passage[], language: QuestionLanguage) {
    this.language = language;
    this.passages = passages.map((passage) => ({
      passage,
      text: stemsOf(passage.text, language),
      heading: stemsOf(passage.heading, language),
    }));
    let length = 0;
    for (const [at, { text, heading }] of this.passages.entries()) {
      length += text.length + heading.length;
      countStems(this.inText, text, at);
      countStems(this.inHeading, heading, at);
    }
    this.averageLength = Math.max(1, length / Math.max(1, this.passages.length));
    const vocabulary = [...new Set([...this.inText.keys(), ...this.inHeading.keys()])];
    this.words = `\n${vocabulary.join('\n')}\n`;
    for (const word of vocabulary) {
      if (word.length < MIN_PREFIX) continue;
      const prefix = word.slice(0, MIN_PREFIX);
      const words = this.byPrefix.get(prefix);
      if (words) words.push(word);
      else this.byPrefix.set(prefix, [word]);
    }
  }

  /** Every passage that has the word or phrase. */
  hits(words: string): TermHits {
    const before = this.found.get(words);
    if (before) return before;
    const term = this.termOf(words);
    const hits = { text: this.lookUp(term, 'text'), heading: this.lookUp(term, 'heading') };
    this.found.set(words, hits);
    return hits;
  }

  /** How many different words of a list each passage has. */
  presence(list: readonly string[]): Map<number, Presence> {
    const present = new Map<number, Presence>();
    const at = (passage: number): Presence => {
      const known = present.get(passage) ?? { text: 0, heading: 0, any: 0 };
      present.set(passage, known);
      return known;
    };
    // "Volunteer" and "volunteers" are one word.
    const different = new Map(list.map((words) => [stemsOf(words, this.language).join(' '), words]));
    for (const [stems, words] of different) {
      const { text, heading } = this.hits(words);
      // "Home visit" is two words: no chance puts them side by side. "24 hours" can be of anything.
      const size = stems.includes(' ') && !/\d/.test(stems) ? 2 : 1;
      for (const passage of text.keys()) at(passage).text += size;
      for (const passage of heading.keys()) at(passage).heading += size;
      for (const passage of new Set([...text.keys(), ...heading.keys()])) at(passage).any += size;
    }
    return present;
  }

  /** BM25 of every passage for weighted words and phrases. */
  score(terms: readonly { words: string; weight: number }[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { words, weight } of terms) {
      const { text, heading } = this.hits(words);
      const frequency = new Map(text);
      for (const [at, times] of heading) frequency.set(at, (frequency.get(at) ?? 0) + times);
      const total = this.passages.length;
      const idf = Math.log(1 + (total - frequency.size + 0.5) / (frequency.size + 0.5));
      for (const [at, times] of frequency) {
        const passage = this.passages[at];
        if (!passage) continue;
        const length = (passage.text.length + passage.heading.length) / this.averageLength;
        const gained = (idf * times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
        scores.set(at, (scores.get(at) ?? 0) + gained * weight);
      }
    }
    return scores;
  }

  private termOf(words: string): Term {
    const before = this.terms.get(words);
    if (before) return before;
    const term = stemsOf(words, this.language).map((stem) => this.variantsOf(stem));
    this.terms.set(words, term);
    return term;
  }

  /** Words of the website that count as this stem. */
  private variantsOf(stem: string): ReadonlySet<string> {
    const variants = new Set([stem]);
    if (stem.length >= MIN_PREFIX)
      for (const word of this.byPrefix.get(stem.slice(0, MIN_PREFIX)) ?? [])
        if (word.startsWith(stem) && word.length - stem.length <= MAX_ENDING) variants.add(word);
    if (this.language === 'de' && stem.length >= MIN_COMPOUND) this.addCompounds(stem, variants);
    return variants;
  }

  private addCompounds(stem: string, variants: Set<string>): void {
    for (let at = this.words.indexOf(stem); at >= 0; ) {
      const end = this.words.indexOf('\n', at);
      const word = this.words.slice(this.words.lastIndexOf('\n', at) + 1, end);
      if (isCompound(word, stem)) variants.add(word);
      at = this.words.indexOf(stem, end);
    }
  }

  private lookUp(term: Term, side: 'text' | 'heading'): Map<number, number> {
    const [first, ...rest] = term;
    const found = new Map<number, number>();
    if (!first) return found;
    const postings = side === 'text' ? this.inText : this.inHeading;
    for (const word of first)
      for (const { at, times } of placesOf(postings.get(word))) {
        const hits = rest.length === 0 ? times : phraseHits(this.passages[at]?.[side] ?? [], term);
        if (hits > 0) found.set(at, rest.length === 0 ? (found.get(at) ?? 0) + hits : hits);
      }
    return found;
  }
}

function phraseHits(stems: readonly string[], term: Term): number {
  const [first, ...rest] = term;
  let hits = 0;
  for (let at = 0; at + term.length <= stems.length; at++)
    if (first?.has(stems[at] ?? '') && rest.every((variants, offset) => variants.has(stems[at + 1 + offset] ?? '')))
      hits++;
  return hits;
}
