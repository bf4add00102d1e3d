import { FUNCTION_WORDS } from '../../website/text/detect-language.ts';
import { plainWords } from '../../website/text/plain-words.ts';

const wordsIn = (text: string): string[] => plainWords(text).match(/\p{L}{2,}/gu) ?? [];

/** How many words of a text neither `known` holds nor every text of the language does. */
export function furtherWords(text: string, known: readonly string[], language: string | undefined): number {
  const told = new Set(wordsIn(`${known.join(' ')} ${FUNCTION_WORDS[language ?? ''] ?? ''}`));
  return new Set(wordsIn(text).filter((word) => !told.has(word))).size;
}

/** Words a description has to add to name and place before it says what a business does. */
export const MIN_FURTHER_WORDS = 4;
