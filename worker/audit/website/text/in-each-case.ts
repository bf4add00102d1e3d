/**
 * Alternatives of a pattern in which case counts, as names beside the words must have a capital: each of the words, set apart by
 * spaces, as written small, with a capital and in capitals.
 */
export const inEachCase = (words: string): string =>
  words
    .split(' ')
    .flatMap((word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()])
    .join('|');
