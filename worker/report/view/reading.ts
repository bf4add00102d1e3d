import type { Results } from '../../contract/results.ts';

/** A run of text of the rendered page; `lost` = a reader without JavaScript does not get it. */
export interface ReadingRun {
  text: string;
  lost: boolean;
}

export interface HomeReading {
  pageUrl: string;
  /** null when that view was not read. */
  plain: string | null;
  rendered: ReadingRun[] | null;
  lostWithoutJavaScript: string[] | null;
  /** One sentence with the outcome. */
  sentence: string;
}

/** The home page as a plain fetcher and as a person gets it; null when it was not read at all. */
export function selectHomeReading({ reading }: Results): HomeReading | null {
  const home = reading[0];
  if (!home || (home.plain === null && home.rendered === null)) return null;
  const { pageUrl, plain, rendered, lostWithoutJavaScript } = home;
  return {
    pageUrl,
    plain,
    rendered: rendered === null ? null : markLost(plain ?? '', rendered),
    lostWithoutJavaScript,
    sentence: sentenceFor(rendered === null, lostWithoutJavaScript),
  };
}

function sentenceFor(notRendered: boolean, lost: string[] | null): string {
  if (notRendered || lost === null)
    return 'We read the page as it is served; the version with JavaScript was not measured.';
  if (lost.length === 0) return 'Readers without JavaScript get everything that matters.';
  return `Without JavaScript a reader loses ${listed(lost)}.`;
}

const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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
