import type { Evidence } from '../check.ts';

/** What was seen, by what makes it one fault wherever it is repeated. */
export type Repeated = readonly [key: string, seen: Evidence];

/**
 * What a header or a footer repeats is one fault, and stands on every page it is on. `kinds`: each fault once, where it was met first.
 * `evidence`: the same, and behind them a row for each further page that holds one of them, so that no page is left out of a list.
 */
export function onEveryPage(found: readonly Repeated[]): { kinds: Evidence[]; evidence: Evidence[] } {
  const firsts = new Map<string, Evidence>();
  for (const [key, one] of found) if (!firsts.has(key)) firsts.set(key, one);
  const kinds = [...firsts.values()];
  const named = new Set(kinds.map(({ pageUrl }) => pageUrl));
  const further = found.flatMap(([, one]) => {
    if (named.has(one.pageUrl)) return [];
    named.add(one.pageUrl);
    return [one];
  });
  return { kinds, evidence: [...kinds, ...further] };
}
