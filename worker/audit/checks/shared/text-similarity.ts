import { comparableWords } from '../../website/page/page-text.ts';

/**
 * Share of words two texts have in common, 0-1, counting repeats (Dice). Order is ignored, so that a page whose blocks move
 * around still counts as the same page.
 */
export function textSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const left = comparableWords(a);
  const right = comparableWords(b);
  if (left.length + right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const rest = counts.get(word) ?? 0;
    if (rest === 0) continue;
    shared++;
    counts.set(word, rest - 1);
  }
  return (2 * shared) / (left.length + right.length);
}
