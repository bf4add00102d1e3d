import { lightLetters } from '../../website/text/light-letters.ts';

/** A sum in its line, to where it ends. */
export interface SumInLine {
  match: RegExpExecArray;
  end: number;
}

/** "50 € – 150 €", "80 € bis 120 €", "20 € to 30 €": a dash or one short word between two sums. */
const BETWEEN = lightLetters(/^\s{0,2}(?:[-–—]|\p{L}{1,3})\s{0,2}$/u);

/** Sums with a second one right behind, which has no name of its own: told alone, the first would be all that is ever paid. */
export function withRanges(
  sums: readonly RegExpExecArray[],
  line: string,
  endsInFrom: (text: string) => boolean,
): SumInLine[] {
  const joined: SumInLine[] = [];
  for (const match of sums) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : line.slice(last.end, match.index);
    const end = match.index + match[0].length;
    if (last && BETWEEN.test(between) && !endsInFrom(between)) last.end = end;
    else joined.push({ match, end });
  }
  return joined;
}

/** "30–50 €", "30 €+", "50 € bis 60 €". */
export const isSeveralSums = (text: string): boolean => SEVERAL_SUMS.test(text);
const SEVERAL_SUMS = lightLetters(/\d[^\d]*[-–—] ?[^\d]{0,2}\d|\d\D*\s\p{L}{1,3}\s\D{0,2}\d|\+$/u);
