/** A line with more marks than this reads as a list of numbers. */
const MAX_MARKS = 3;

/** The sources a line shows, and how many it does not. */
export const sourceMarks = (citations: readonly number[]): { shown: readonly number[]; more: number } => ({
  shown: citations.slice(0, MAX_MARKS),
  more: Math.max(0, citations.length - MAX_MARKS),
});
