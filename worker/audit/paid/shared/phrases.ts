import { isWhollyRead } from '../../website/text/page-prose.ts';
import { languageWords } from '../../wording/phrases/index.ts';
import type { Language, SentenceWords } from '../../wording/phrases/language.ts';

/** Wordings an owner can paste, or a customer types or says, in the language of the website. */
export type Phrases = SentenceWords & Pick<Language, 'and' | 'colon' | 'days'>;

/** null when there are none in this language (BCP 47), and in one that is read in part only: nobody could tell whether they fit. */
export function phrasesIn(language: string): Phrases | null {
  const words = isWhollyRead(language) ? languageWords(language) : null;
  return words && { ...words.sentences, and: words.and, colon: words.colon, days: words.days };
}
