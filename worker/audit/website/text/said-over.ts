/** Fewer may stand twice in a row by themselves: "bye bye". */
const MIN_WORDS = 2;

/** Words that are said over and over, the last time maybe in part, once; others as they are. */
export function onceOf(words: readonly string[]): readonly string[] {
  const { length } = words;
  // The longest beginning that is an end as well, of each beginning.
  const border: number[] = [0];
  for (let at = 1; at < length; at++) {
    let size = border[at - 1] ?? 0;
    while (size > 0 && words[at] !== words[size]) size = border[size - 1] ?? 0;
    border.push(words[at] === words[size] ? size + 1 : 0);
  }
  const period = length - (border.at(-1) ?? 0);
  return period >= MIN_WORDS && period * 2 <= length ? words.slice(0, period) : words;
}
