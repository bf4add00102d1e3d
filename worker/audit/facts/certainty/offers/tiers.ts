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
 * "Basic", "Plus": cards side by side, each a name over what is included, most with a sum, where one includes a line of another or names it. They
 * are steps of one thing, which stands elsewhere: a word alone says nothing, and beside such words "Ready to sell" neither, unless a word of it
 * is among those that say what the website is about.
 */
export function isTier(value: string, sources: readonly FactSource[], documents: readonly TextDocument[]): boolean {
  const key = textKey(value);
  const isOfRow = sources.some(({ pageUrl, view: name }) => {
    const view = documents.find((one) => one.pageUrl === pageUrl && one.viewName === name)?.view;
    if (!view) return false;
    return view.blocks.some((block, at) => {
      if (!isHeading(block) || textKey(block.text) !== key) return false;
      const card = itemsAround(view, at).find(({ from, to }) => to - from > MIN_INCLUDED);
      return card !== undefined && areTiers(view, itemsOf(card.row));
    });
  });
  return isOfRow && (isOneWord(value) || !isOfSubject(value, documents));
}

/** Whether a word of it stands in a title or a main heading. */
function isOfSubject(value: string, documents: readonly TextDocument[]): boolean {
  const words = plainWords(value)
    .split(NO_LETTER)
    .filter((word) => word.length >= MIN_WORD_CHARS);
  return documents.some(({ view }) => {
    const heads = [...view.titles, ...view.headings.filter(({ level }) => level === 1).map(({ text }) => text)];
    const said = new Set(heads.flatMap((text) => plainWords(text).split(NO_LETTER)));
    return words.some((word) => said.has(word));
  });
}

const MIN_WORD_CHARS = 4;

function areTiers(view: PageView, cards: readonly RowItem[]): boolean {
  const read = cards.map((card) => {
    const blocks = view.blocks.slice(card.from, card.to);
    return {
      names: blocks.filter(isHeading).map(({ text }) => text.trim()),
      hasSum: blocks.some(({ text }) => findPrices(text, null).length > 0),
      included: blocks.filter(({ tag }) => tag === 'li').map(({ text }) => plainWords(text)),
    };
  });
  const isStep = ({ names, included }: (typeof read)[number]) => names.length === 1 && included.length >= MIN_INCLUDED;
  const hasWord = ({ names }: (typeof read)[number]) => isOneWord(names[0] ?? '');
  if (!read.every(isStep) || read.filter(hasWord).length < MIN_CARDS) return false;
  if (2 * read.filter(({ hasSum }) => hasSum).length < read.length) return false;
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
