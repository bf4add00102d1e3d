import { comparableWords } from '../page/page-text.ts';

/** Words in a row compared at once: fewer match by chance, more miss a single changed word. */
const SHINGLE_WORDS = 5;

/** Every run of five words, hashed to numbers. */
export const shinglesOf = (text: string): Set<number> => shinglesOfWords(comparableWords(text));

/** The same of words as `comparableWords` finds them. */
export function shinglesOfWords(given: readonly string[]): Set<number> {
  const words = given.map(hashOf);
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at++) {
    let hash = 17;
    for (let offset = 0; offset < SHINGLE_WORDS; offset++) hash = (Math.imul(hash, 31) + (words[at + offset] ?? 0)) | 0;
    shingles.add(hash);
  }
  return shingles;
}

/** Share of the runs of both texts that both have, 0 to 1. */
export function resemblance(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of small) if (large.has(one)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

function hashOf(word: string): number {
  let hash = 7;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0;
  return hash;
}
