import { furtherWords, MIN_FURTHER_WORDS } from '../facts/certainty/further-words.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { readingLength } from '../website/page/page-text.ts';

/** Less is shown as a line of keywords, whatever it says. */
const MIN_CHARS = 50;

/** A description that repeats title and name answers nothing, unless the services were read that stand beside it. */
export function tellsMoreThanName({ description, businessName, services, languages }: RatedFacts, title: string) {
  if (description === null || services.some(({ certainty }) => certainty === 'certain')) return true;
  const known = [title, businessName?.value ?? ''];
  return (
    readingLength(description.value) >= MIN_CHARS &&
    furtherWords(description.value, known, languages[0]?.value) >= MIN_FURTHER_WORDS
  );
}
