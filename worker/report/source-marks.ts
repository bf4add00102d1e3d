/** A line with more marks than this reads as a list of numbers. */
const MAX_MARKS = 3;

/** The sources a line shows; how many more there are helps nobody to find them. */
export const sourceMarks = (citations: readonly number[]): readonly number[] => citations.slice(0, MAX_MARKS);
