import type { Evidence } from '../../checks/check.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { isAboutReviews, namesReviews, REVIEW_ITEM_PLACE } from '../reviews/review-words.ts';
import { firstTrace } from './lines.ts';
import { reviewPictures } from './review-pictures.ts';

/** A customer says at least so much. */
const MIN_WORDS = 8;
/** Lines below a heading of customers' words. */
const REACH = 4;

/** "★★★★★", with or without words. */
const STARS = /[★⭐✭✮]\s?[★☆⭐✭✮]/u;

/** A line in quotation marks, with or without who said it behind a dash. */
const QUOTED = lightLetters(/^\s*[“„«»"‚‘「][^“„«»"”「」]{30,}[”“»«"’」]\s*(?:[–—-][^.!?]{2,60})?$/u);

/**
 * What may be customers' words where none were read: a quotation, text below a heading that says so, or in an element named after reviews;
 * pictures of what they wrote.
 */
export function reviewTrace(pages: readonly ReadPage[]): Evidence | null {
  const said = firstTrace(pages, ({ text, place, tag }, at, { lines }) => {
    // A cell of stars alone compares things.
    if (STARS.test(text) && (tag !== 'td' || countWords(text) > 0)) return true;
    if (countWords(text) < MIN_WORDS || isAboutReviews(text)) return false;
    if (tag === 'blockquote' || REVIEW_ITEM_PLACE.test(place) || QUOTED.test(text)) return true;
    const above = lines.slice(Math.max(0, at - REACH), at);
    return above.some((line) => /^h[1-6]$/.test(line.tag) && namesReviews(line.text));
  });
  return said ?? reviewPictures(pages);
}
