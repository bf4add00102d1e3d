/**
 * Share of words two texts have in common, 0-1, counting repeats (Dice). Order is ignored, so that a page whose blocks move
 * around still counts as the same page.
 */
export function textSimilarity(a: string, b: string): number {
  const left = words(a);
  const right = words(b);
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

/** Runs of letters and digits; scripts without spaces count character by character. */
function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}
