import { TRADES } from '../trades/index.ts';
import type { PageView } from '../website/page/page-view.ts';
import { type Ask, isLeftOpen } from './ask.ts';
import { hasOtherFrames, viewsOf } from './texts-seen.ts';

/** Drawings, and what stands beside the name. */
const IS_DRAWING = /\.svg(?:[?#]|$)|^data:image\/svg|logo|icon/i;

const showsSomething = ({ images, media }: PageView): boolean =>
  media.length > 0 || images.some(({ src }) => src !== null && src !== '' && !IS_DRAWING.test(src));

/** No photograph and no film: nothing to see of the work, the place or the people. What styles paint behind the text is not known. */
export const noPictures: Ask = {
  checkIds: ['missing-proof-of-work'],
  absent({ pages, facts }, results) {
    if (pages === null || !isLeftOpen(results, 'missing-proof-of-work')) return null;
    const views = viewsOf(pages);
    if (facts.trade !== null && TRADES[facts.trade.value.id].isPlaceless) return null;
    return hasOtherFrames(views) || views.some(showsSomething) ? null : 'photograph, unless in the background,';
  },
  advice: {
    title: 'Show your work and the people who do it',
    description: 'What only you can show sets you apart: work you have done, your place, the people one deals with.',
    how:
      'Take photographs of your own: of finished work, of the place, of the people customers meet. Below each write in a ' +
      'line what it shows, where and when, and who is in it. People believe the picture, and an assistant reads the line.',
    effort: 'hours',
    owner: 'you',
  },
};
