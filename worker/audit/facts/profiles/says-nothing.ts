import { mainBlocks } from '../../website/page/page-text.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/** A notice of the law that says less holds a name, an address or a number at least. */
const MIN_WORDS = 30;
const DETAIL = /\p{Nd}|@/u;

/**
 * Whether a page that was read, as served and as a browser shows it, holds a few words without a figure or an address: its title, a line
 * that it is being made, and the way back.
 */
export const saysNothing = ({ plain, rendered }: ReadPage): boolean =>
  [plain.view, ...(rendered ? [rendered.view] : [])].every((view) => {
    const text = mainBlocks(view)
      .map((block) => block.text)
      .join('\n');
    return view.frames.length === 0 && countWords(text) < MIN_WORDS && !DETAIL.test(text);
  });
