import type { Evidence } from '../../checks/check.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { type TextDocument, type TextLine, textDocuments } from '../../website/text/text-sources.ts';

/** A longer line tells of many things. */
const MAX_CHARS = 300;
/** What a visitor reads as a choice or fills in says nothing of the business. */
const CONTROL = /^(?:option|label|button|select)$/;

/**
 * The first line of the business's own pages of which something holds: a trace of a fact nobody could read. `holds` gets the lines
 * around it by index.
 */
export function firstTrace(
  pages: readonly ReadPage[],
  holds: (line: TextLine, at: number, document: TextDocument) => boolean,
): Evidence | null {
  for (const document of textDocuments(pages)) {
    if (document.page.role === 'article') continue;
    for (const [at, line] of document.lines.entries()) {
      if (line.foreign !== null || line.hidden || line.text.length > MAX_CHARS || CONTROL.test(line.tag)) continue;
      if (holds(line, at, document)) return { pageUrl: document.pageUrl, place: line.place, seen: line.text };
    }
  }
  return null;
}
