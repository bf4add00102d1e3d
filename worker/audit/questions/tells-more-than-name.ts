import type { RatedFacts } from '../facts/facts.ts';
import { FUNCTION_WORDS } from '../website/text/detect-language.ts';
import { plainWords } from '../website/text/plain-words.ts';

/** Words a description has to add to title and name before it says what a business does. */
const MIN_FURTHER_WORDS = 4;

const wordsIn = (text: string): string[] => plainWords(text).match(/\p{L}{2,}/gu) ?? [];

/** A description that repeats title and name answers nothing, unless the services were read that stand beside it. */
export function tellsMoreThanName({ description, businessName, services, languages }: RatedFacts, title: string) {
  if (description === null || services.some(({ certainty }) => certainty === 'certain')) return true;
  const small = FUNCTION_WORDS[languages[0]?.value ?? ''] ?? '';
  const known = new Set(wordsIn(`${title} ${businessName?.value ?? ''} ${small}`));
  return new Set(wordsIn(description.value).filter((word) => !known.has(word))).size >= MIN_FURTHER_WORDS;
}
