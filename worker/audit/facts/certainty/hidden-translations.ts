import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { FactSource } from '../facts.ts';

/**
 * Whether every page that says it holds all its text in two languages, one beside the other, of which the browser shows one, and this stands
 * in the other: it is a fact told twice, or the half of one.
 */
export const isHiddenTranslation = (
  text: string,
  sources: readonly FactSource[],
  pages: readonly ReadPage[],
): boolean =>
  sources.length > 0 &&
  sources.every(({ pageUrl }) => {
    const view = pages.find(({ url }) => url === pageUrl)?.rendered?.view;
    if (!view) return false;
    const key = textKey(text);
    const told = known.get(view) ?? tellsTwice(view);
    known.set(view, told);
    return told?.hidden.has(key) && !told.shown.has(key);
  });

interface Told {
  hidden: ReadonlySet<string>;
  shown: ReadonlySet<string>;
}

/** Of each page a browser drew: every fact asks. */
const known = new WeakMap<PageView, Told | null>();

/** A card that unfolds, or a tab, hides one or two such lines. */
const MIN_PAIRS = 8;

/** Null where what is hidden is not the twin of what is shown. */
function tellsTwice({ blocks }: PageView): Told | null {
  const pairs = blocks.filter((block, at) => isPair(block, blocks[at + 1])).length;
  const shown = blocks.filter(({ hidden, text }) => !hidden && HAS_WORD.test(text));
  if (pairs < MIN_PAIRS || pairs * 4 < shown.length) return null;
  const keys = (isHidden: boolean) =>
    new Set(blocks.flatMap(({ hidden, text }) => (hidden === isHidden ? [textKey(text)] : [])));
  return { hidden: keys(true), shown: keys(false) };
}

const isPair = (one: TextBlock, other: TextBlock | undefined): boolean =>
  other !== undefined &&
  one.path === other.path &&
  one.tag === other.tag &&
  one.hidden !== other.hidden &&
  one.text !== other.text &&
  HAS_WORD.test(one.text) &&
  HAS_WORD.test(other.text);

const HAS_WORD = /\p{L}{3}/u;
