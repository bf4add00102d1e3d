import { countWords } from '../website/page/words.ts';
import type { ReadPage } from '../website/read-pages.ts';

/** Fewer words outside of the frame are a button: "Close", "Back to the home page". */
const MIN_WORDS = 6;
const OF_FRAME = /(?:^|> )(?:header|nav|footer)(?=[.#\s]|$)/;
const FRAME: ReadonlySet<string | null> = new Set(['header', 'nav', 'footer']);

/** Whether the page holds anything of its own beside the frame of all pages: one that is yet to be written has nothing to be called by. */
export function hasOwnWords({ plain, rendered }: ReadPage): boolean {
  return [plain.view, ...(rendered ? [rendered.view] : [])].some(({ blocks, forms, frames, media, images, paths }) => {
    const own = blocks.filter(({ landmark, hidden }) => !hidden && !FRAME.has(landmark)).map(({ text }) => text);
    const pictures = images.filter(({ hidden, path }) => !hidden && !OF_FRAME.test(paths[path] ?? ''));
    if (pictures.length > 1 || forms.length + frames.length + media.length > 0) return true;
    return countWords(own.join('\n')) >= MIN_WORDS;
  });
}
