import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { datesIn } from '../../../website/text/dates.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';

/** "Next pickup", "Nächster Markt" */
const NEXT = lightLetters(
  /^(?:the |our )?(?:next|nächste[rsn]?|prochaine?s?|próxim[oa]s?|prossim[oaie]|volgende)\s\p{L}/iu,
);
const HEADING = /^h[1-6]$/;
const MAX_CHARS = 40;
/** Beside the date: a day of the week, "on". */
const MAX_BESIDE = 14;

/** Headings that announce the next of something right over a line with nothing but a day, where that day came before `since`. */
export function nextDates(page: ReadPage, since: number): Evidence[] {
  const view = contentView(page);
  const blocks = view.blocks.filter(({ hidden }) => !hidden);
  return blocks.flatMap(({ tag, text, path }, at) => {
    const below = blocks[at + 1]?.text.trim() ?? '';
    if (!HEADING.test(tag) || text.length > MAX_CHARS || !NEXT.test(text.trim()) || below.length > MAX_CHARS) return [];
    const [date, ...others] = datesIn(below);
    if (!date || date.isMonth || others.length > 0 || date.to >= since) return [];
    if (below.length - date.text.length > MAX_BESIDE) return [];
    return [{ pageUrl: page.url, place: placeOf(view, path), seen: `${text.trim()}: ${below}` }];
  });
}
