import { itemsAround, itemsOf, type RowItem, shapeOnCard, spacedText } from '../../../website/page/page-rows.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { TWO_LETTERS } from '../../../website/text/letters.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource, Price } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';

/** So many cards made alike are a list; nearly all of them say what and for how much. */
const MIN_CARDS = 4;
const MIN_SHARE = 0.8;
/** A sum by itself is short. */
const MAX_SUM_CHARS = 40;
/** A larger element is a section. */
const MAX_CARD_BLOCKS = 6;

/**
 * A card of a list: one block that is a sum and nothing else, in an element of its own, and one that names the item and holds no sum. Nearly
 * all of the cards beside it have the same two elements, each once, so that neither can be of another card, or a remark beside the sum.
 */
export function isOnOwnCard(
  source: FactSource,
  { what, asShown }: Pick<Price, 'what' | 'asShown'>,
  documents: readonly TextDocument[],
): boolean {
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  if (!document || source.seen.trim() === '') return false;
  const { view } = document;
  const key = textKey(what);
  return view.blocks.some((block, at) => {
    // What costs least comes first: every price asks of every block.
    if (block.text.length > MAX_SUM_CHARS || !source.seen.includes(block.text) || !holds(block.text, asShown))
      return false;
    if (placeInBody(view, block.path) !== source.place || !isPureSum(block.text)) return false;
    const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
    return card !== undefined && card.to - card.from <= MAX_CARD_BLOCKS && isOneOfAlike(view, card, at, key);
  });
}

function isOneOfAlike(view: PageView, card: RowItem, sum: number, key: string): boolean {
  const blocks = view.blocks.slice(card.from, card.to);
  const name = blocks.find((one) => textKey(one.text) === key);
  const own = view.blocks[sum];
  if (!name || !own || name.text.includes('\n')) return false;
  const [nameShape, sumShape] = [shapeOnCard(view, name), shapeOnCard(view, own)];
  const isSuch = ({ from, to }: RowItem): boolean => {
    const inCard = view.blocks.slice(from, to);
    const sums = inCard.filter((one) => findPrices(spacedText(one), null).length > 0);
    const [only] = sums;
    return (
      sums.length === 1 &&
      only !== undefined &&
      isPureSum(only.text) &&
      shapeOnCard(view, only) === sumShape &&
      inCard.filter((one) => shapeOnCard(view, one) === nameShape).length === 1
    );
  };
  const cards = itemsOf(card.row);
  const such = cards.filter(isSuch).length;
  return nameShape !== sumShape && isSuch(card) && such >= MIN_CARDS && such >= cards.length * MIN_SHARE;
}

/** A sum may have a space that no source has: "119 €" of two elements. */
const holds = (text: string, sum: string): boolean => text.replace(/\s/g, '').includes(sum.replace(/\s/g, ''));

/** "14,90 €", "$8", "EUR 5": one amount, its currency, and not a word. */
export const isPureSum = (text: string): boolean => {
  const [only, ...others] = findPrices(text, null);
  return only !== undefined && others.length === 0 && !HAS_WORD.test(`${only.before}${only.after}`);
};

const HAS_WORD = lightLetters(/[\p{L}\d*%]/u);

/** "In kg", "plus tax" right below a row of sums: short words under all of them may say how much of something, or what comes on top. */
export function hasRemarkBelow(source: FactSource, documents: readonly TextDocument[]): boolean {
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  if (!document) return false;
  const { view } = document;
  return view.blocks.some((block, at) => {
    if (!source.seen.includes(block.text) || placeInBody(view, block.path) !== source.place) return false;
    const row = itemsAround(view, at).find((item) => isOneOfPriced(view, item))?.row;
    const below = row && view.blocks[row.to];
    return below !== undefined && !NO_REMARK.test(below.tag) && isShortRemark(below.text.split('\n', 1).join(''));
  });
}

/** A card with a sum beside others that have one. */
function isOneOfPriced({ blocks }: PageView, { from, to, row }: RowItem): boolean {
  const hasSum = (item: Pick<RowItem, 'from' | 'to'>) =>
    blocks.slice(item.from, item.to).some((block) => findPrices(spacedText(block), null).length > 0);
  return to - from > 1 && itemsOf(row).filter(hasSum).length > 1;
}

const isShortRemark = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_REMARK_WORDS && TWO_LETTERS.test(text) && findPrices(text, null).length === 0;

/** Headings and links open what comes next. */
const NO_REMARK = /^(?:h[1-6]|a|button|li|t[dh]|label|option|summary)$/;
const MAX_REMARK_WORDS = 3;
