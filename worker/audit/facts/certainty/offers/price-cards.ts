import { itemsAround, itemsOf, type RowItem, shapeOnCard, spacedText } from '../../../website/page/page-rows.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource, Price } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';

/** So many cards made alike are a list; nearly all of them say what and for how much. */
const MIN_CARDS = 4;
const MIN_SHARE = 0.8;
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
    if (!isPureSum(block.text) || !holds(block.text, asShown) || placeInBody(view, block.path) !== source.place)
      return false;
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
const isPureSum = (text: string): boolean => {
  const [only, ...others] = findPrices(text, null);
  return only !== undefined && others.length === 0 && !HAS_WORD.test(`${only.before}${only.after}`);
};

const HAS_WORD = lightLetters(/[\p{L}\d*%]/u);
