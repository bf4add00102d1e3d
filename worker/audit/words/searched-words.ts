import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { it } from './it/index.ts';
import type { LanguageWords } from './language-words.ts';
import { Lexicon } from './lexicon.ts';
import { pt } from './pt/index.ts';

/** Words of titles that begin with what is searched for. Spanish, Italian and Portuguese share too many to be told apart. */
export const ENGLISH_SEARCHED = lexiconOf([en]);
export const ROMANCE_SEARCHED = lexiconOf([es, pt, it]);

function lexiconOf(languages: LanguageWords[]): Lexicon<'trade' | 'around'> {
  return new Lexicon(
    languages.flatMap(({ searched }): ['trade' | 'around', string][] =>
      searched
        ? [
            ['trade', searched.trades],
            ['around', searched.around],
          ]
        : [],
    ),
  );
}
