/** One label of one website against what the engine says: `right` of `of` parts agree. */
export interface Comparison {
  fact: string;
  right: number;
  of: number;
  expected: unknown;
  seen: unknown;
}

/** A label with one part. */
export function whole(fact: string, agrees: boolean, expected: unknown, seen: unknown): Comparison {
  return { fact, right: agrees ? 1 : 0, of: 1, expected, seen };
}

/** A label with a part for every element; nothing when the list is empty. */
export function parts<T>(
  fact: string,
  labels: readonly T[],
  agrees: (label: T) => boolean,
  seen: unknown,
): Comparison[] {
  if (labels.length === 0) return [];
  const missed = labels.filter((label) => !agrees(label));
  return [{ fact, right: labels.length - missed.length, of: labels.length, expected: missed, seen }];
}

export const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((value) => b.includes(value));
