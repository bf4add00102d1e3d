import { CHARACTERS_AND_WORDS, DENSE } from '../text/letters.ts';
import { remembered } from '../text/remembered.ts';
import type { PageView, TextBlock } from './page-view.ts';

/** Blocks shown at first. Text a page folds away (`hidden`) is real, but not what a first look finds. */
export function visibleBlocks(view: PageView): readonly TextBlock[] {
  const blocks = shown.get(view) ?? withoutCopy(view, (block) => !block.hidden);
  shown.set(view, blocks);
  return blocks;
}

/** Of each view: goes with it. Many checks ask for both. */
const shown = new WeakMap<PageView, readonly TextBlock[]>();
const ownContent = new WeakMap<PageView, readonly TextBlock[]>();

/** Of the blocks those that pass; of a view whose every block does, its own list: the largest have nothing hidden. */
function withoutCopy({ blocks }: PageView, passes: (block: TextBlock) => boolean): readonly TextBlock[] {
  const part = blocks.filter(passes);
  return part.length === blocks.length ? blocks : part;
}

/** Everything shown at first, one block per line. */
export const visibleText = (view: PageView): string => textOfBlocks(visibleBlocks(view));

/** All text, folded-away answers included: what a reader of the HTML gets. */
export const allText = (view: PageView): string => textOfBlocks(view.blocks);

/**
 * Blocks of the page's own content: what stands in `main`, or, where a page has none, everything outside navigation, header,
 * footer and asides. Controls are left out.
 */
export function mainBlocks(view: PageView): readonly TextBlock[] {
  const blocks = ownContent.get(view) ?? contentOf(view);
  ownContent.set(view, blocks);
  return blocks;
}

function contentOf(view: PageView): readonly TextBlock[] {
  const isContent = ({ tag }: TextBlock): boolean => !CONTROLS.has(tag);
  const inMain = withoutCopy(view, (block) => block.landmark === 'main' && isContent(block));
  return inMain.length > 0 ? inMain : withoutCopy(view, (block) => block.landmark === null && isContent(block));
}

/** Shown, and of the page itself: in no menu and in no footer. */
export const isOfBody = ({ hidden, landmark }: Pick<TextBlock, 'hidden' | 'landmark'>): boolean =>
  !hidden && landmark !== 'footer' && landmark !== 'nav';

export const bodyBlocks = ({ blocks }: Pick<PageView, 'blocks'>): TextBlock[] => blocks.filter(isOfBody);

/** The page's own content, one block per line. */
export const mainText = (view: PageView): string => textOfBlocks(mainBlocks(view));

/** Path of a block, link, image or item, for evidence. */
export const placeOf = (view: PageView, path: number): string => view.paths[path] ?? 'body';

const CONTROLS = new Set(['button', 'option', 'label', 'legend']);

function textOfBlocks(blocks: readonly TextBlock[]): string {
  const known = texts.get(blocks);
  if (known !== undefined) return known;
  const text = blocks.map((block) => block.text).join('\n');
  texts.set(blocks, text);
  return text;
}

/** Of each list of blocks: goes with it. */
const texts = new WeakMap<readonly TextBlock[], string>();

/** Length of a text in characters of an alphabet, so that one threshold fits Japanese and English. */
export const readingLength = (text: string): number => text.length + (text.match(DENSE)?.length ?? 0);

/** Words in lower case for comparing texts; in scripts without spaces each character is one. */
export const comparableWords = remembered(
  (text): readonly string[] => text.toLowerCase().match(CHARACTERS_AND_WORDS) ?? [],
);
