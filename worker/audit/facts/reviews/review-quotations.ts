import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';

export const QUOTED = /^["“„«»‚‘'「『”][\s\S]*["“”»«‘’'」』][.…]?$/u;

/** A quotation element and the line under it that names who said it. */
export function isQuotation(view: PageView, at: number): boolean {
  const block = view.blocks[at];
  if (!block || block.landmark === 'nav' || block.landmark === 'header' || block.landmark === 'footer') return false;
  if (isQuotePlace(view.paths[block.path] ?? '')) return !isUnderQuotedHeading(view, at);
  // "“Best colour of my life.”" over "– Amanda T."
  const isSigned = (quote: TextBlock | undefined, name: TextBlock | undefined) =>
    quote !== undefined && name !== undefined && QUOTED.test(quote.text.trim()) && SIGNATURE.test(name.text);
  return isSigned(block, view.blocks[at + 1]) || isSigned(view.blocks[at - 1], block);
}

/** Old websites indent whole sections by such elements: what has a heading inside is a section, no quotation. */
function isUnderQuotedHeading(view: PageView, at: number): boolean {
  const path = view.paths[view.blocks[at - 1]?.path ?? -1] ?? '';
  return isQuotePlace(path) && / > h[1-6]\b/.test(path);
}

/** "— Ida B." or a caption right under a quotation. */
export function isSignature(view: PageView, at: number): boolean {
  const block = view.blocks[at];
  if (at === 0 || block === undefined || !isQuotation(view, at - 1)) return false;
  return SIGNATURE.test(block.text) || /^(?:figcaption|cite)$/.test(block.tag);
}

/** A dash and a name. */
export const SIGNATURE = lightLetters(/^[-–—―~]\s?\p{Lu}[^\n]{1,60}$/u);
export const QUOTE_PLACE = /(?:^| > )blockquote\b|[.#][\w-]*(?:block-?quote|pull-?quote)\b/i;
const isQuotePlace = remembered((path) => QUOTE_PLACE.test(path));
