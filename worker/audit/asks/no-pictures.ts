import type { Inputs } from '../checks/read-inputs.ts';
import { TRADES } from '../trades/index.ts';
import type { PageView } from '../website/page/page-view.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, viewsOf } from './texts-seen.ts';

/** Drawings, and what stands beside the name. */
const IS_DRAWING = /\.svg(?:[?#]|$)|^data:image\/svg|logo|icon/i;

const showsSomething = ({ images, media }: PageView): boolean =>
  media.length > 0 || images.some(({ src }) => src !== null && src !== '' && !IS_DRAWING.test(src));

/**
 * Whether all that a browser asks for is known, and it asks for no picture beyond those the page names: styles may paint some behind the text.
 * Measured is the home page alone.
 */
function paintsNone({ lab, pages, coverage }: Inputs, views: readonly PageView[]): boolean {
  const named = new Set(views.flatMap(({ images }) => images.flatMap(({ src }) => src ?? [])));
  return (
    lab !== null &&
    pages?.length === 1 &&
    coverage.unread.length === 0 &&
    pages.every(({ rendered }) => rendered !== null && !rendered.missesCode) &&
    lab.runs.every(({ traffic }) =>
      traffic.byKind.every(({ kind, requests }) => kind !== 'image' || requests <= named.size),
    )
  );
}

/** No photograph and no film: nothing to see of the work, the place or the people. */
export const noPictures: Ask = {
  checkIds: ['missing-proof-of-work'],
  absent(inputs, results) {
    const { pages, facts } = inputs;
    const trade = facts.trade === null ? null : TRADES[facts.trade.value.id];
    // Of goods and places there are pictures even where no work is to be shown.
    const isShown = trade?.noNeedOf?.includes('cases') || isLeftOpen(results, 'missing-proof-of-work');
    if (pages === null || !isShown || trade?.isPlaceless || trade?.isConfidential) return null;
    const views = viewsOf(pages);
    return hasOtherFrames(views) || views.some(showsSomething) || !paintsNone(inputs, views) ? null : 'photograph';
  },
  advice: {
    title: 'Show photographs of your own',
    description: 'What only you can show sets you apart: your place, your work, the people one meets.',
    how: 'Your website should show photographs of your own, each with a line that says what it shows.',
    effort: 'hours',
    owner: 'you',
  },
};
