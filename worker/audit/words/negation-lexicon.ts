import type { NegationWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { type FoundWord, Lexicon } from './lexicon.ts';

type Negation = keyof NegationWords;

const LEXICON = new Lexicon<Negation>(
  Object.values(LANGUAGES).flatMap(({ negations }) => Object.entries(negations ?? {}) as [Negation, string][]),
);

/** Yes and no in a sentence, each in its place. The words themselves are `<language>/negations.ts`. */
export const negationsIn = (sentence: string): readonly FoundWord<Negation>[] =>
  LEXICON.wordsIn(sentence.toLowerCase().replaceAll('’', "'"));
