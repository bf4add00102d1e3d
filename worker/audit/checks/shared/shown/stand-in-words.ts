import { allText } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { UNFINISHED } from '../../../website/served/lost-passages.ts';
import type { Evidence } from '../../check.ts';

/** What stands before the words of a line that are still to come: "Sundays, 9-11 | Next date: Loading...". */
const LAST_PART = /(?:\n|\s[|·•–—-]\s)(?!.*(?:\n|\s[|·•–—-]\s))[\s\S]*$/;

/**
 * Evidence without words that stand as served for what a script writes there: the owner sees others, and nobody wrote those. The part of a
 * line before them is kept.
 */
export function withoutStandIns(evidence: readonly Evidence[], pages: readonly ReadPage[]): Evidence[] {
  return evidence.flatMap((one) => {
    if (!UNFINISHED.test(one.seen)) return [one];
    const page = pages.find(({ url }) => url === one.pageUrl);
    if (!page || !isReplaced(one.seen, page)) return [one];
    const kept = one.seen.replace(LAST_PART, '').trim();
    return kept === one.seen.trim() || kept === '' || UNFINISHED.test(kept) ? [] : [{ ...one, seen: kept }];
  });
}

/** It is served, and a browser shows it nowhere. */
function isReplaced(text: string, { plain: { view }, rendered }: ReadPage): boolean {
  const sought = plain(text);
  return rendered !== null && plain(allText(view)).includes(sought) && !plain(allText(rendered.view)).includes(sought);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
