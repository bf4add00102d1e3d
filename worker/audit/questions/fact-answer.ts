import type { FactSource } from '../facts/facts.ts';
import type { Answered } from './answered-question.ts';

export interface FactAnswer {
  answered: Answered;
  source: FactSource;
  /** What to show instead of the source's own words: a number instead of a link, '' for nothing. */
  quote?: string;
  /** Served with the page, wherever these words come from. */
  isServed?: boolean;
  /** What answers where no words in a row do: "prices on /prices". */
  place?: string;
}

/** A source in the plain HTML before one that needs JavaScript, visible text before markup. */
export function of(sources: readonly FactSource[] | undefined, answered: Answered): FactAnswer | null {
  const source = [...(sources ?? [])].sort((a, b) => rank(a) - rank(b))[0];
  if (!source) return null;
  // What only machines are told is an answer no visitor can check.
  const isServed = sources?.some(({ view }) => view !== 'rendered') ?? false;
  return { source, isServed, answered: isMarkup(source) && answered === 'full' ? 'partial' : answered };
}

export const isMarkup = ({ place }: FactSource): boolean => /JSON-LD|microdata|RDFa/i.test(place);
const rank = (source: FactSource): number => (isMarkup(source) ? 2 : 0) + (source.view === 'rendered' ? 1 : 0);
