import { holdsMadeUpNumber, madeUpNumberIn } from '../../facts/phones/made-up-number.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentView } from '../../website/text/page-prose.ts';
import type { Evidence } from '../check.ts';

/** Numbers in the visible text that a template left there: "+31 6 12345678", "06 XX XX XX XX". What a form shows as an example is none. */
export function placeholderPhones(pages: readonly ReadPage[]): Evidence[] {
  return pages.flatMap((page) => {
    if (page.role === 'legal' || page.role === 'article') return [];
    // Of a page that only scripts fill, what they wrote.
    const view = madeUpIn(page.plain.view).length > 0 ? page.plain.view : contentView(page);
    const drawn = page.rendered?.view;
    // A page that a browser hardly drew tells nothing of what became of the number.
    const isDrawn = drawn !== undefined && drawn.textWords * 2 > view.textWords;
    const isLeft = !isDrawn || madeUpIn(drawn).length > 0;
    return madeUpIn(view).map(({ text, path }) => ({
      pageUrl: page.url,
      place: `${placeOf(view, path)}, made-up number${isLeft ? '' : BEFORE_SCRIPTS}`,
      // Of a longer text the number alone: cut short, it would show what stands before it.
      seen: text.length > SHORT_CHARS ? (madeUpNumberIn(text) ?? text) : text,
    }));
  });
}

/** As long as a quotation in a sentence of ours may be. */
const SHORT_CHARS = 60;

/** Ends the place of what a browser shows to nobody, once scripts have written over it. A reader that runs none meets it. */
const BEFORE_SCRIPTS = ' until scripts have run';

export const isBeforeScripts = ({ place }: Evidence): boolean => place.endsWith(BEFORE_SCRIPTS);

const madeUpIn = ({ blocks }: PageView): TextBlock[] => blocks.filter(holdsMadeUpNumber);
