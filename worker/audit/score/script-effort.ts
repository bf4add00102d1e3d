import type { Advice } from '../advice/advice.ts';
import { isWrittenByScripts } from '../advice/rendering.ts';
import { lossOfText } from '../website/lost-text.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { wordsServed, wordsShown } from '../website/served-text.ts';

/** A list and a line or two: an hour of typing for whoever keeps the page. */
const FEW_WORDS = 150;
const FEW_PAGES = 2;
/** Of a page that an app draws less is served. */
const WRITTEN_SHARE = 1 / 3;

/** To leave the scripts is days of work, and to write a few words into a page or two that are HTML already is not. */
export function effortOfScripts(advice: Advice, pages: readonly ReadPage[]): Advice['effort'] {
  if (advice.effort !== 'days' || !isWrittenByScripts(advice)) return advice.effort;
  const losing = lossOfText(pages).pages.filter(({ share }) => share < 1);
  const isFew = losing.length > 0 && losing.length <= FEW_PAGES && losing.every(({ share }) => share >= WRITTEN_SHARE);
  const lost = losing.reduce((sum, { page: { plain, rendered } }) => {
    return sum + wordsShown(plain.view, rendered.view) - (wordsServed(plain.view, rendered.view) ?? 0);
  }, 0);
  return isFew && lost <= FEW_WORDS ? 'hours' : advice.effort;
}
