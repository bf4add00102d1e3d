import type { RatedFacts } from '../facts/facts.ts';
import { isKnownLanguage, isWhollyRead } from '../website/text/page-prose.ts';

/** The English name of the website's language where we have no rules to read it by; null where we read it, or could not tell it. */
export function unreadLanguage({ languages: [main] }: Pick<RatedFacts, 'languages'>): string | null {
  return main === undefined || isKnownLanguage(main.value) ? null : nameOf(main);
}

/** The English name of a language we have rules for, and too few words to ask what customers ask or to miss anything. */
export function halfReadLanguage({ languages: [main] }: Pick<RatedFacts, 'languages'>): string | null {
  return main === undefined || !isKnownLanguage(main.value) || isWhollyRead(main.value) ? null : nameOf(main);
}

/** Statistics of letters alone may take a language for its neighbour. */
const UNNAMED = 'a language we cannot name for sure';

function nameOf({ value, certainty }: RatedFacts['languages'][number]): string {
  if (certainty !== 'certain') return UNNAMED;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(value) ?? value;
  } catch {
    return value;
  }
}
