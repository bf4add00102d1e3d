import type { Comparison } from './comparison.ts';

export interface AgreedSite {
  name: string;
  comparisons: Comparison[];
}

export interface Total {
  right: number;
  of: number;
}

/** One line for every disagreement, the totals of every fact, and the whole. */
export function agreementText(sites: AgreedSite[]): string {
  const disagreements = sites.flatMap(({ name, comparisons }) =>
    comparisons
      .filter(({ right, of }) => right < of)
      .map(
        ({ fact, right, of, expected, seen }) =>
          `${name}: ${fact} ${right}/${of}, labelled ${shown(expected)}, read ${shown(seen)}`,
      ),
  );
  const all = sites.flatMap(({ comparisons }) => comparisons);
  const facts = [...totalsByFact(all)].map(
    ([fact, { right, of }]) => `${fact.padEnd(26)}${`${right}/${of}`.padStart(9)}`,
  );
  const { right, of } = totalOf(all);
  return [
    `Agreement with the labels, over ${sites.length} readings of websites`,
    ...disagreements,
    '',
    ...facts,
    `${'all'.padEnd(26)}${`${right}/${of}`.padStart(9)}  ${((100 * right) / of).toFixed(1)} %`,
  ].join('\n');
}

export function totalsByFact(comparisons: Comparison[]): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const comparison of comparisons) {
    const before = totals.get(comparison.fact) ?? { right: 0, of: 0 };
    totals.set(comparison.fact, { right: before.right + comparison.right, of: before.of + comparison.of });
  }
  return totals;
}

export const totalOf = (comparisons: Comparison[]): Total => ({
  right: comparisons.reduce((sum, { right }) => sum + right, 0),
  of: comparisons.reduce((sum, { of }) => sum + of, 0),
});

/** Enough to see the difference; a week of hours fits. */
const MAX_SHOWN = 400;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
