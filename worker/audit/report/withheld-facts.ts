import type { AccessMatrix } from '../../contract/results.ts';
import type { FactSource } from '../facts/facts.ts';
import { MAIN_SEARCH_TOKENS } from '../website/robots/agents.ts';

interface Sourced {
  sources: readonly FactSource[];
}

/**
 * Whether a fact is served on pages alone that are shut to all main search agents, by rule or tag. Those that run scripts may find it elsewhere, and
 * which of them do nobody knows: it is not said that all can tell it.
 */
export function isWithheld(fact: Sourced | readonly Sourced[] | null, { cells }: AccessMatrix): boolean {
  const main = new Set<string>(MAIN_SEARCH_TOKENS);
  const open = new Set(
    cells.filter(({ token, verdict }) => main.has(token) && verdict !== 'closed').map(({ pageUrl }) => pageUrl),
  );
  const served = [fact]
    .flat()
    .flatMap((one) => one?.sources ?? [])
    .filter(({ view }) => view !== 'rendered');
  const known = new Set(cells.map(({ pageUrl }) => pageUrl));
  return served.length > 0 && served.every(({ pageUrl }) => known.has(pageUrl) && !open.has(pageUrl));
}
