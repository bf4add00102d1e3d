/**
 * Passages that have a stem, in order: position of each and how often the stem stands there, in turn. Twelve pages of links have 25,000
 * stems, most of which stand once: 75 bytes each, where a map takes 200.
 */
export type Postings = number[];

/** Counts the stems of a passage. Passages come by position. */
export function countStems(index: Map<string, Postings>, stems: readonly string[], at: number): void {
  for (const stem of stems) {
    const postings = index.get(stem);
    if (postings === undefined) index.set(stem, [at, 1]);
    else if (postings.at(-2) === at) postings[postings.length - 1] = (postings.at(-1) ?? 0) + 1;
    else postings.push(at, 1);
  }
}

export function* placesOf(postings: Postings = []): Generator<{ at: number; times: number }> {
  for (let nth = 0; nth < postings.length; nth += 2) yield { at: postings[nth] ?? 0, times: postings[nth + 1] ?? 0 };
}
