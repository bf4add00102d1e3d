import type { FactSource } from '../../../facts/facts.ts';

/** Attributes and markup for machines are not text. */
const NOT_TEXT = /^(?:JSON-LD|microdata|RDFa|meta\b|title$)|\[(?:href|alt\])[^>]*$/;

export const isVisibleText = ({ place }: FactSource): boolean => !NOT_TEXT.test(place);

/** Where a fact can be read in the HTML as served, or else after JavaScript. */
export function visibleSources(sources: readonly FactSource[]): {
  plain: FactSource | null;
  rendered: FactSource | null;
} {
  const visible = sources.filter(isVisibleText);
  return {
    plain: visible.find(({ view }) => view === 'plain') ?? null,
    rendered: visible.find(({ view }) => view === 'rendered') ?? null,
  };
}
