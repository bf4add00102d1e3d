import { templateWords } from '../../checks/shared/template-texts.ts';

/** "Name 1": a line that ends in a figure of its own. */
const NUMBERED = /^(.*\p{L}.*?)[\s#.:-]+(\d{1,2})$/u;
/** Fewer may be a room, a platform or a year of a school. */
const MIN_NUMBERED = 3;

/**
 * Of the texts that clicks brought, the lines nobody wrote: words a template left, and lines alike but for a number that is counted from 1,
 * where clicks brought several.
 */
export function unfilledLines(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts.map((text) => [...new Set(text.split('\n').filter(Boolean))]);
  const counted = new Set(lines.flatMap(countedFromOne));
  const left = new Set(lines.flat().filter((line) => templateWords(line) !== null));
  return counted.size < MIN_NUMBERED ? left : new Set([...left, ...counted]);
}

/** Within one text: "Name 1", "Name 2". */
function countedFromOne(lines: readonly string[]): string[] {
  const numbered = lines.flatMap((line) => {
    const [, stem, number] = NUMBERED.exec(line) ?? [];
    return stem === undefined ? [] : [{ line, stem, number: Number(number) }];
  });
  return [...Map.groupBy(numbered, ({ stem }) => stem).values()].flatMap((alike) => {
    const numbers = alike.map(({ number }) => number).toSorted((a, b) => a - b);
    return numbers.every((number, at) => number === at + 1) ? alike.map(({ line }) => line) : [];
  });
}
