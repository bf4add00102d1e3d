import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { type Passage, withHeading } from '../passages/passage.ts';
import type { QuestionLanguage } from '../question-data.ts';
import { tellsOfFamily } from '../signs/tells-of-family.ts';
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
/** Between sentences and lines. */
const SAYING = lightLetters(/\n|\s[→•|]\s|(?<=[.!?…])\s+(?=[\p{Lu}¿¡"«„“])/u);
const isAsking = (saying: string): boolean => /[?？]\W*$/u.test(saying);
/** A longer line is about more than one of its words. */
const OWN_LINE_WORDS = 4;

const TITLED_PERSON = lightLetters(
  /\b(?:D?Dr|Prof|Mr|Mrs|Ms|Me|Maître|Mme|Herr|Frau|Sr|Sra|Dra|Dipl\.-\p{L}+)\.?\s(?:\p{L}+\.\s?){0,3}\p{Lu}[\p{L}'’-]+/u,
);
const TWO_CAPITALS = lightLetters(
  /(?<![\p{L}.])(?<!\p{Lu}[\p{L}’'-]*\s)(\p{Lu}\p{Ll}[\p{L}'’-]+) (?:\p{Lu}\. |de |van |von |del |da |la )?(\p{Lu}[\p{L}'’-]{2,})(?![\p{L}'’-])(?!\s\p{Lu})/gu,
);

const ORGANISATION = lightLetters(
  regexSource`
    ^(?:
      cent(?:er|re|ro)|act|foundation|fondation|fundaci[oó]n|universit|institut|instituto|association
      |asociaci[oó]n|school|academy|college|street|road|avenue|park|house|hospital|clinic|clinique|cl[ií]nica
      |group|program|award|city|county|state|council|services?|solutions|technolog|systems?
    )
  `,
  'i',
);

export interface IndexedPassage {
  passage: Passage;
  /** Stems of the passage's own text and of the headings above it. */
  text: readonly string[];
  above: readonly string[];
  /** Of the heading right above. */
  title: readonly string[];
}

/** A word or phrase as it is looked for: per position the stems that count as it. */
type Term = readonly ReadonlySet<string>[];

/** Where a term stands. */
export interface TermHits {
  /** Passages by position in `passages`, with how often it stands in text and headings. */
  text: Map<number, number>;
  above: Map<number, number>;
  /** Passages with it in the heading right above. */
  title: ReadonlySet<number>;
}

export interface Presence {
  text: number;
  title: number;
  any: number;
}

const CAPITAL = lightLetters(/\p{Lu}/u);
/** Those of mailboxes and addresses left out. */
const LOWER_WORDS = lightLetters(/(?<![\p{L}@./])\p{Ll}{3,}(?![\p{L}\d]*[@./_]\p{L})/gu);

/** Finds words and phrases in passages, by stems, and ranks passages by them. */
export class TermIndex {
  readonly passages: readonly IndexedPassage[];
  /** One can write to the business on some page. */
  readonly hasForm: boolean;
  private readonly language: QuestionLanguage;
  private readonly inText = new Map<string, Postings>();
  private readonly inAbove = new Map<string, Postings>();
  private readonly byPrefix = new Map<string, string[]>();
  /** All stems of the website, each on a line of its own. */
  private readonly words: string;
  private readonly averageLength: number;
  private readonly found = new Map<string, TermHits>();
  private readonly terms = new Map<string, Term>();
  private small: Set<string> | null = null;

  constructor(passages: readonly Passage[], language: QuestionLanguage) {
    this.language = language;
    this.hasForm = passages.some(({ kind }) => kind === 'form');
    const headings = new Map<readonly string[], { above: readonly string[]; title: readonly string[] }>();
    this.passages = passages.map((passage) => {
      let known = headings.get(passage.headings);
      if (known === undefined) {
        const title = stemsOf(passage.headings.at(-1) ?? '', language);
        known = {
          above: [...passage.headings.slice(0, -1).flatMap((text) => stemsOf(text, language)), ...title],
          title,
        };
        headings.set(passage.headings, known);
      }
      return { passage, text: stemsOf(passage.text, language), ...known };
    });
    let length = 0;
    for (const [at, { text, above }] of this.passages.entries()) {
      length += text.length + above.length;
      countStems(this.inText, text, at);
      countStems(this.inAbove, above, at);
    }
    this.averageLength = Math.max(1, length / Math.max(1, this.passages.length));
    const vocabulary = [...new Set([...this.inText.keys(), ...this.inAbove.keys()])];
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
    const text = this.lookUp(term, 'text');
    const above = this.lookUp(term, 'above');
    const title = new Set<number>();
    for (const at of above.keys()) if (phraseHits(this.passages[at]?.title ?? [], term) > 0) title.add(at);
    const hits = { text, above, title };
    this.found.set(words, hits);
    return hits;
  }

  /** How many different words of a list each passage has: in its text, in the heading right above, anywhere. */
  presence(list: readonly string[]): Map<number, Presence> {
    const present = new Map<number, Presence>();
    const at = (passage: number): Presence => {
      const known = present.get(passage) ?? { text: 0, title: 0, any: 0 };
      present.set(passage, known);
      return known;
    };
    // "Volunteer" and "volunteers" are one word.
    const different = new Map(list.map((words) => [stemsOf(words, this.language).join(' '), words]));
    for (const [stems, words] of different) {
      const { text, above, title } = this.hits(words);
      // "Home visit" is two words: no chance puts them side by side. "24 hours" can be of anything.
      const size = stems.includes(' ') && !/\d/.test(stems) ? 2 : 1;
      for (const passage of text.keys()) at(passage).text += size;
      for (const passage of title) at(passage).title += size;
      for (const passage of new Set([...text.keys(), ...above.keys()])) at(passage).any += size;
    }
    return present;
  }

  /** BM25 of every passage for weighted words and phrases. */
  score(terms: readonly { words: string; weight: number }[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { words, weight } of terms) {
      const { text, above } = this.hits(words);
      const frequency = new Map(text);
      for (const [at, times] of above) frequency.set(at, (frequency.get(at) ?? 0) + times);
      const total = this.passages.length;
      const idf = Math.log(1 + (total - frequency.size + 0.5) / (frequency.size + 0.5));
      for (const [at, times] of frequency) {
        const passage = this.passages[at];
        if (!passage) continue;
        const length = (passage.text.length + passage.above.length) / this.averageLength;
        const gained = (idf * times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
        scores.set(at, (scores.get(at) ?? 0) + gained * weight);
      }
    }
    return scores;
  }

  /** Whether a short line of a passage is about one of these: an entry of a list, a label. */
  hasOwnLine(at: number, list: readonly string[]): boolean {
    const { passage } = this.passages[at] ?? {};
    if (passage?.kind !== 'lines') return false;
    return passage.text.split('\n').some((line) => {
      const stems = stemsOf(line, this.language);
      return stems.length <= OWN_LINE_WORDS && list.some((words) => phraseHits(stems, this.termOf(words)) > 0);
    });
  }

  /**
   * The sentences and lines of a passage in which one of these stands, or which answer a question with one; questions themselves say
   * nothing, nor do the children of the staff.
   */
  said(at: number, list: readonly string[]): string {
    const { passage } = this.passages[at] ?? {};
    const sayings = passage?.text.split(SAYING) ?? [];
    return sayings
      .filter((saying, nth) => {
        if (isAsking(saying) || tellsOfFamily(saying)) return false;
        const before = sayings[nth - 1] ?? '';
        return this.isOn(saying, list) || (isAsking(before) && this.isOn(before, list));
      })
      .join('\n');
  }

  /** Whether one of these stands in a text. */
  isOn(text: string, list: readonly string[]): boolean {
    const stems = stemsOf(text, this.language);
    return list.some((words) => phraseHits(stems, this.termOf(words)) > 0);
  }

  /**
   * Whether a person is named in a passage or right above it: with a title, or by two words in a row that this website never writes
   * small, in running text. German writes every noun with a capital, so there only the title counts. A business called after somebody names nobody.
   */
  namesPerson(at: number, isBusiness: (name: string) => boolean): boolean {
    const { passage } = this.passages[at] ?? {};
    if (!passage || passage.kind === 'outline') return false;
    const text = withHeading(passage);
    if (TITLED_PERSON.test(text)) return true;
    // Headings, tables and menus begin every word with a capital.
    if (this.language === 'de' || passage.kind !== 'prose') return false;
    for (const [both, first = '', last = ''] of TWO_CAPITALS.matchAll(passage.text)) {
      if (isBusiness(both)) continue;
      const isName = !ORGANISATION.test(last) && [first, last].every((word) => !this.writesSmall(word.toLowerCase()));
      if (isName) return true;
    }
    return false;
  }

  /** Whether the website writes this word with a small letter somewhere: then it is no name. */
  writesSmall(word: string): boolean {
    this.small ??= new Set(
      this.passages.flatMap(({ passage: { kind, text } }) =>
        // Names of pictures and links are written small as a whole.
        kind === 'control' && !CAPITAL.test(text) ? [] : (text.match(LOWER_WORDS) ?? []),
      ),
    );
    return this.small.has(word);
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

  private lookUp(term: Term, side: 'text' | 'above'): Map<number, number> {
    const [first, ...rest] = term;
    const found = new Map<number, number>();
    if (!first) return found;
    const postings = side === 'text' ? this.inText : this.inAbove;
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
