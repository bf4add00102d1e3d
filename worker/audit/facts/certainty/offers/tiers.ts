import { isHeading, itemsAround, itemsOf, type RowItem } from '../../../website/page/page-rows.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { plainWords, textKey } from '../../../website/text/plain-words.ts';
import type { TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';

/** Fewer lines on a card are no list of what is included. */
const MIN_INCLUDED = 2;
const MIN_CARDS = 2;

/**
 * "Basic", "Plus": cards side by side, each a word over a sum and over what is included, where one includes a line of another or names it. They
 * are steps of one thing, which stands elsewhere: the word alone says nothing.
 */
export function isTier(value: string, sources: readonly FactSource[], documents: readonly TextDocument[]): boolean {
  if (!isOneWord(value)) return false;
  const key = textKey(value);
  return sources.some(({ pageUrl, view: name }) => {
    const view = documents.find((one) => one.pageUrl === pageUrl && one.viewName === name)?.view;
    if (!view) return false;
    return view.blocks.some((block, at) => {
      if (!isHeading(block) || textKey(block.text) !== key) return false;
      const card = itemsAround(view, at).find(({ from, to }) => to - from > MIN_INCLUDED);
      return card !== undefined && areTiers(view, itemsOf(card.row));
    });
  });
}

function areTiers(view: PageView, cards: readonly RowItem[]): boolean {
  const read = cards.map((card) => {
    const blocks = view.blocks.slice(card.from, card.to);
    return {
      names: blocks.filter(isHeading).map(({ text }) => text.trim()),
      hasSum: blocks.some(({ text }) => findPrices(text, null).length > 0),
      included: blocks.filter(({ tag }) => tag === 'li').map(({ text }) => plainWords(text)),
    };
  });
  const isStep = ({ names, hasSum, included }: (typeof read)[number]) =>
    names.length === 1 && isOneWord(names[0] ?? '') && hasSum && included.length >= MIN_INCLUDED;
  if (cards.length < MIN_CARDS || !read.every(isStep)) return false;
  return read.some(({ included }, at) =>
    read.some((other, index) => {
      const name = plainWords(other.names[0] ?? '');
      return (
        index !== at && included.some((line) => other.included.includes(line) || line.split(NO_LETTER).includes(name))
      );
    }),
  );
}

const isOneWord = (text: string): boolean => !/\s/.test(text.trim());
const NO_LETTER = /[^\p{L}\d]+/u;
