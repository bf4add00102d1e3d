import { piecesOf } from '../page/page-rows.ts';
import type { PageLink, PageView, TextBlock } from '../page/page-view.ts';
import { lightLetters } from './light-letters.ts';
import type { TextDocument, TextLine } from './text-sources.ts';

/** Stands between what two elements say, as a comma would. */
const APART = ' | ';

/**
 * The lines of a document with a stroke where, inside a line, a link or another element ends and a word of the next one begins: "20155
 * Milano" is one link and "Bookings" its neighbour, though a browser draws them in one row. Lines stay as many as they are.
 */
export function linesApart({ lines, view }: TextDocument): TextLine[] {
  const links = linksByBlock(view);
  return lines.map((line) => {
    const ends = new Set([
      ...endsOfElements(line.text, view.blocks[line.block]),
      ...endsOfLinks(line.text, links.get(line.block) ?? []),
    ]);
    return ends.size === 0 ? line : { ...line, text: cutAt(line.text, ends) };
  });
}

/** Later ends first, so that the earlier ones stay where they are. */
const cutAt = (text: string, ends: ReadonlySet<number>): string =>
  [...ends]
    .toSorted((a, b) => b - a)
    .reduce((cut, at) => `${cut.slice(0, at)}${APART}${cut.slice(at).trimStart()}`, text);

function linksByBlock({ links }: PageView): Map<number, PageLink[]> {
  const found = new Map<number, PageLink[]>();
  for (const link of links) {
    if (link.block < 0 || link.text.length < MIN_LINK_CHARS) continue;
    const others = found.get(link.block);
    if (others) others.push(link);
    else found.set(link.block, [link]);
  }
  return found;
}

/** Of a shorter one nobody can tell where in the line it stands. */
const MIN_LINK_CHARS = 3;

/** "Milano|Bookings": a word run into the next, as the elements have no space between them. */
function endsOfElements(text: string, block: TextBlock | undefined): number[] {
  if (!block?.seams) return [];
  const pieces = piecesOf(block);
  return pieces.slice(1).flatMap((next, at) => {
    const before = (pieces[at] ?? '').slice(-REACH);
    const found = text.indexOf(before + next.slice(0, REACH));
    const end = found + before.length;
    return found >= 0 && isWordThenWord(text.slice(0, end), text.slice(end)) ? [end] : [];
  });
}

/** So much of an element tells it from the words around it. */
const REACH = 20;

function endsOfLinks(text: string, links: readonly PageLink[]): number[] {
  const ends = new Set<number>();
  let before: { url: string | null; end: number } | null = null;
  for (const { text: said, url } of links) {
    const start = text.indexOf(said, before?.end ?? 0);
    if (start < 0) continue;
    const end = start + said.length;
    // An address in two links that lead to one map is one address.
    if (before !== null && before.url === url && start - before.end <= 1) ends.delete(before.end);
    else if (isSpaceAt(text, start - 1)) ends.add(start - 1);
    if (isSpaceAt(text, end)) ends.add(end);
    before = { url, end };
  }
  return [...ends];
}

/** A space between two words there. */
const isSpaceAt = (text: string, at: number): boolean =>
  text[at] === ' ' && isWordThenWord(text.slice(0, at), text.slice(at + 1));

const isWordThenWord = (before: string, after: string): boolean => WORD_ENDS.test(before) && WORD_BEGINS.test(after);

const WORD_ENDS = lightLetters(/\p{L}\)?$/u);
const WORD_BEGINS = lightLetters(/^\p{Lu}/u);
