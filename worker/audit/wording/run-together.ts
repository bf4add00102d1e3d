import { piecesOf } from '../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../website/page/page-view.ts';
import { lightLetters } from '../website/text/light-letters.ts';

/** Lines of a page in which elements run together, each as a visitor reads it: "Monday|Closed" apart, "Prices|Preise" without what is hidden. */
export function runTogether(plain: PageView | undefined, drawn: PageView | undefined): [line: string, read: string][] {
  const found = new Map<string, string>();
  for (const view of [plain, drawn]) {
    if (!view) continue;
    const columns = columnsOf(view);
    for (const block of view.blocks) {
      if (block.seams === undefined) continue;
      for (const { line, seams } of linesOf(block)) {
        const shown = drawn && shownPieces(line, seams, { tag: block.tag, drawn });
        const read = shown ?? drawnApart(line, block.tag, drawn) ?? apart(line, seams, columns.has(block.path));
        if (read !== line && !found.has(line)) found.set(line, read);
      }
    }
  }
  return [...found].sort(([a], [b]) => b.length - a.length);
}

interface Line {
  line: string;
  seams: number[];
}

function linesOf({ text, seams = [] }: TextBlock): Line[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const own = seams.map((at) => at - from).filter((at) => at > 0 && at < line.length);
    return own.length > 0 ? [{ line, seams: own }] : [];
  });
}

/** What a browser shows of a line whose other pieces it hides, as those in another language; null where it shows all or none was drawn. */
function shownPieces(line: string, seams: number[], { tag, drawn }: { tag: string; drawn: PageView }): string | null {
  const pieces = piecesOf({ text: line, seams });
  const isDrawn = (piece: string, isHidden: boolean): boolean =>
    drawn.blocks.some((block) => block.tag === tag && block.hidden === isHidden && block.text === piece);
  const shown = pieces.filter((piece) => isDrawn(piece, false));
  const others = pieces.filter((piece) => !shown.includes(piece));
  return shown.length > 0 && others.length > 0 && others.every((piece) => isDrawn(piece, true))
    ? shown.join(' ')
    : null;
}

/** "Our services" of "Our|services", where a browser sets the two apart in a text of the same letters; null where it does not. */
function drawnApart(line: string, tag: string, drawn: PageView | undefined): string | null {
  const letters = line.replace(/\s/g, '');
  const twin = drawn?.blocks.find((block) => block.tag === tag && block.text.replace(/\s/g, '') === letters);
  const read = twin?.text.replace(/\s+/g, ' ') ?? line;
  return read.length > line.length ? read : null;
}

/** As few rows of a label and its value are a table. */
const MIN_ROWS = 3;

/** Paths at which each of several texts runs together: one of them may be a name in two colours, all of them are columns. */
function columnsOf({ blocks }: PageView): Set<number> {
  const rows = Map.groupBy(blocks, ({ path }) => path);
  return new Set(
    [...rows].flatMap(([path, own]) =>
      new Set(own.map(({ text }) => text)).size >= MIN_ROWS && own.every(({ seams }) => seams !== undefined)
        ? [path]
        : [],
    ),
  );
}

function apart(line: string, seams: number[], isColumn: boolean): string {
  const cuts = seams.filter((at, index) => {
    const [before, after] = [line.slice(0, at), line.slice(at)];
    if (/:$/.test(before) || (NUMBER_ENDS.test(before) && LETTERS_BEGIN.test(after))) return true;
    if (!WORD_ENDS.test(before)) return false;
    const next = line.slice(at, seams[index + 1]);
    return (isColumn ? ENTRY_BEGINS : NUMBER_BEGINS).test(after) || WORDS_BEGIN.test(next);
  });
  return [0, ...cuts].map((from, at) => line.slice(from, cuts[at])).join(' ');
}

const WORD_ENDS = lightLetters(/\p{Ll}{3}$/u);
/** A word ends and a number or a sum begins: two words may be one name in two colours. */
const NUMBER_BEGINS = lightLetters(/^(?:\p{Ll}{1,10}\s)?\p{Sc}?\s?\d/u);
const ENTRY_BEGINS = lightLetters(/^(?:\p{Lu}|(?:\p{Ll}{1,10}\s)?\p{Sc}?\s?\d)/u);
/** "€400–€600|limited interventions" */
const NUMBER_ENDS = /\d[%+]?$/;
const LETTERS_BEGIN = lightLetters(/^\p{L}{3}/u);
/** "Warm flavours|From 110 a cake": three words more are no part of a name in two colours. */
const WORDS_BEGIN = lightLetters(/^\p{Lu}\p{L}*\s\S+\s\S/u);
