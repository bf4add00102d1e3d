import { allText, placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { passageWith } from '../../../website/text/passage-with.ts';
import type { Evidence } from '../../check.ts';

/**
 * Within a sentence, "up to [Number of days] before": a phrase with a capital in square brackets. Words somebody put into a quotation begin small,
 * and what a link is called stands alone.
 */
const BLANK = lightLetters(
  /(?<=\p{Ll}[\s*]{1,4})\[\p{Lu}[^\]\n\d@]{1,40}\s[^\]\n\d@]{2,40}\](?!\()(?=[\s*]{0,4}[\p{Ll}.,;%])/gu,
);
/** Fewer may be a remark of whoever wrote the page. */
const MIN_BLANKS = 3;

/** Sentences of a form of contract that still have its blanks: of a page outside the legal ones, which has several. */
export function formBlanks(page: ReadPage): Evidence[] {
  if (page.role === 'legal' || page.role === 'article') return [];
  const view = contentView(page);
  const drawn = page.rendered ? allText(page.rendered.view) : null;
  const found = view.blocks.flatMap((block) => {
    if (block.hidden) return [];
    const blanks = (block.text.match(BLANK) ?? []).filter(
      (one) =>
        (drawn === null || drawn.includes(one)) && !view.links.some(({ text }) => text.includes(one.slice(1, -1))),
    );
    return blanks.map((blank) => ({ blank, block }));
  });
  if (found.length < MIN_BLANKS) return [];
  return [...Map.groupBy(found, ({ block }) => block)].map(([block, [first]]) => ({
    pageUrl: page.url,
    place: placeOf(view, block.path),
    seen: passageWith(first?.blank ?? '', block.text).slice(0, 300),
  }));
}
