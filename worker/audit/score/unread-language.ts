import type { RatedFacts } from '../facts/facts.ts';
import type { ReadPage } from '../website/read-pages.ts';
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
export const UNNAMED = 'the language of your pages';

function nameOf({ value, certainty }: RatedFacts['languages'][number]): string {
  return certainty === 'certain' ? englishName(value) : UNNAMED;
}

/** English names of the languages we read and none of the read pages is in, though the home page names a version of itself in them. */
export function unreadVersions(
  [home, ...others]: readonly ReadPage[],
  { languages }: Pick<RatedFacts, 'languages'>,
): string[] {
  const read = new Set([
    ...languages.map(({ value }) => value),
    ...others.flatMap(({ prose }) => prose.language ?? []),
  ]);
  const named = (home?.plain.view.headLinks ?? []).flatMap(({ rel, hreflang }) =>
    /\balternate\b/i.test(rel) && hreflang ? (hreflang.toLowerCase().split(/[-_]/)[0] ?? []) : [],
  );
  return [...new Set(named)].filter((one) => isKnownLanguage(one) && !read.has(one)).map(englishName);
}

function englishName(value: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(value) ?? value;
  } catch {
    return value;
  }
}
