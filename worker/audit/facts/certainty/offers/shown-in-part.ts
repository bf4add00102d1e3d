import { textKey } from '../../../website/text/plain-words.ts';
import type { TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource } from '../../facts.ts';

/** Fewer letters begin many a name. */
const MIN_PART_CHARS = 4;

/**
 * "Bells and hymns Cloches et cantiques": served in two languages, of which a browser shows the one. Where a name is served and drawn in part
 * alone, as a text of its own, the rest is no part of it.
 */
export function isShownInPart(
  name: string,
  sources: readonly FactSource[],
  documents: readonly TextDocument[],
): boolean {
  const key = textKey(name);
  const pages = new Set(sources.filter(({ view }) => view === 'plain').map(({ pageUrl }) => pageUrl));
  return documents.some((document) => {
    if (document.viewName !== 'rendered' || !pages.has(document.pageUrl)) return false;
    const { texts, whole } = keysOf(document);
    if (whole.includes(key)) return false;
    return texts.some(
      (text) => text.length >= MIN_PART_CHARS && text !== key && (key.startsWith(text) || key.endsWith(text)),
    );
  });
}

interface Keys {
  texts: readonly string[];
  whole: string;
}

/** Of each document: every offer asks. */
const known = new WeakMap<TextDocument, Keys>();

function keysOf(document: TextDocument): Keys {
  const found = known.get(document);
  if (found) return found;
  const texts = [...new Set(document.view.blocks.map(({ text }) => textKey(text)))];
  const keys = { texts, whole: texts.join(' ') };
  known.set(document, keys);
  return keys;
}
