import { countWords } from '../../page/words.ts';
import { lightLetters } from '../light-letters.ts';
import type { PageProse, ProseLanguage } from '../page-prose.ts';
import { endsAsSentence } from '../sentences.ts';

/** Shorter ones are answers and exclamations, and would hide the long ones. */
const MIN_WORDS = 4;

export interface SentenceLength {
  sentence: string;
  /** Words; characters in Japanese. */
  length: number;
  place: string;
}

/** Complete sentences of a page's running text with their length. */
export const sentenceLengths = ({ paragraphs, language }: PageProse): SentenceLength[] =>
  paragraphs.flatMap(({ sentences, place }) =>
    sentences
      .flatMap((sentence) => sentence.split(BEFORE_FIGURE))
      .filter((sentence) => endsAsSentence(sentence) && countWords(sentence) >= MIN_WORDS)
      .map((sentence) => ({
        sentence,
        length: language === 'ja' ? [...sentence].length : countWords(sentence),
        place,
      })),
  );

/** "… as they grow. 3 months is what they need": a sentence may begin with a figure. */
const BEFORE_FIGURE = lightLetters(/(?<=\p{L}{4}[.!?])\s+(?=\d)/u);

/** Mean length up to which sentences are easy, and from which on they are hard. */
export interface LengthLimits {
  easy: number;
  hard: number;
  unit: 'words' | 'characters';
}

const WORDS: LengthLimits = { easy: 20, hard: 25, unit: 'words' };
/** Articles and prepositions stand alone in Romance languages: the same sentence has about a fifth more words. */
const ROMANCE: LengthLimits = { easy: 24, hard: 30, unit: 'words' };
const CHARACTERS: LengthLimits = { easy: 60, hard: 80, unit: 'characters' };

/** 25 words are the limit of GOV.UK; Japan's rules for official texts warn from 50 to 60 characters on. */
export const LENGTH_LIMITS: Record<ProseLanguage, LengthLimits> = {
  en: WORDS,
  de: WORDS,
  nl: WORDS,
  fr: ROMANCE,
  es: ROMANCE,
  it: ROMANCE,
  pt: ROMANCE,
  ja: CHARACTERS,
};
