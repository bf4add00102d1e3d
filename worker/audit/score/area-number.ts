/** Such a number says that next to nothing is left to do: of an area of which part was not measured nobody knows that. */
export const NEARLY_FULL = 90;

/** The number of an area as it is told: none that is nearly full while a check that counts is left open. */
export function toldNumber(
  { id, score }: { id: string; score: number | null },
  checks: readonly { category: string; outcome: string; weight: number }[],
): number | null {
  if (score === null || score < NEARLY_FULL) return score;
  const isOpen = checks.some(
    ({ category, outcome, weight }) => category === id && outcome === 'inconclusive' && weight > 0,
  );
  return isOpen ? null : score;
}
