/** A run of text of the rendered page; `lost` = a reader without JavaScript does not get it. */
export interface ReadingRun {
  text: string;
  lost: boolean;
}

/**
 * Sentence-sized pieces of the rendered text that do not stand in the plain text. Both are cut at the same length, so a piece
 * past the plain text's end could be there too: it is not called lost.
 */
export function markLost(plain: string, rendered: string): ReadingRun[] {
  const known = normal(plain);
  const cut = plain.length >= EXCERPT_CHARS;
  const runs: ReadingRun[] = [];
  for (const piece of rendered.split(/(?<=[.!?。！？]\s)|(?<=\n)/)) {
    const words = normal(piece);
    const lost = !cut && words.length > 1 && !known.includes(words);
    const last = runs.at(-1);
    if (last && last.lost === lost) last.text += piece;
    else runs.push({ text: piece, lost });
  }
  return runs;
}

/** Length the report stores of each view. */
const EXCERPT_CHARS = 1_500;

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
