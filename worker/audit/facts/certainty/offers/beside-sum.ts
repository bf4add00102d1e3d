import { itemsAround, spacedText } from '../../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../../website/page/page-view.ts';
import { LETTER } from '../../../website/text/letters.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource, Price } from '../../facts.ts';
import { endsInFrom, findPrices } from '../../offers/price-texts.ts';
import { BEGINS_AS_RATE, NAMES_UNIT } from '../../offers/prices.ts';
import { isPureSum } from './price-cards.ts';

/**
 * "From" over the sum, "half a dozen" behind it: a word or two beside a sum say whether it is all there is to pay, and what it buys. Where
 * they stand in an element of their own in the same card, or behind the sum in its line, and are no part of what is told, the sum may be
 * another.
 */
export function hasWordsBeside(
  source: FactSource,
  price: Pick<Price, 'what' | 'asShown'>,
  documents: readonly TextDocument[],
): boolean {
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  if (!document || source.seen.trim() === '') return false;
  const { view } = document;
  return view.blocks.some((block, at) => {
    if (!isLineOf(source.seen, block) || placeInBody(view, block.path) !== source.place) return false;
    const told = textKey(`${price.what} ${price.asShown}`);
    const isNew = (text: string): boolean => !told.includes(textKey(text));
    if (isUnderFrom(view, block, at) || behindSum(block).some((rest) => CENTS.test(rest))) return true;
    if (unitsInRow(view, block).some(isNew) || behindSum(block).some((rest) => isFewWords(rest) && isNew(rest)))
      return true;
    return [...linesBeside(block), ...blocksBeside(view, at)].some((text) => isShortWord(text) && isNew(text));
  });
}

const isLineOf = (seen: string, block: TextBlock): boolean => {
  const [first = ''] = seen.split('\n');
  return block.text.split('\n').some((line) => line === first || spacedText(block, line) === first);
};

/** Lines of the block itself right above and below the one of the sum. */
function linesBeside(block: TextBlock): string[] {
  const lines = block.text.split('\n');
  return lines.flatMap((line, at) => (hasSum(line) ? [lines[at - 1] ?? '', lines[at + 1] ?? ''] : []));
}

const behindSum = (block: TextBlock): string[] =>
  block.text.split('\n').flatMap((line) => findPrices(spacedText(block, line), null).at(-1)?.after.trim() ?? []);

/** "From" over the column of the sum, or at the end of the heading over its list. */
function isUnderFrom({ blocks }: PageView, { cell }: TextBlock, at: number): boolean {
  const over =
    cell === null
      ? blocks.findLast(({ tag }, index) => index < at && HEADING.test(tag))
      : blocks.find(
          (other) => other.tag === 'th' && other.cell?.table === cell.table && other.cell.column === cell.column,
        );
  return over !== undefined && endsInFrom(over.text);
}

const HEADING = /^h[1-6]$/;
/** "$29" with its cents in an element of their own. */
const CENTS = /^[.,]?\d{2}(?!\d)/;

/** "Grip | per piece | 3 €" */
const unitsInRow = ({ blocks }: PageView, { cell }: TextBlock): string[] =>
  cell === null
    ? []
    : blocks.flatMap((other) =>
        other.cell?.table === cell.table && other.cell.row === cell.row && NAMES_UNIT.test(other.text)
          ? [other.text]
          : [],
      );

/** Neighbours of a sum in an element of its own that stand in the same card and in the same element of it. */
function blocksBeside(view: PageView, at: number): string[] {
  const { blocks } = view;
  const own = blocks[at];
  const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
  if (!own || !card || !isPureSum(own.text)) return [];
  const parent = parentOf(placeInBody(view, own.path));
  return [at - 1, at + 1].flatMap((index) => {
    const other = index >= card.from && index < card.to ? blocks[index] : undefined;
    if (!other || OPENS.test(other.tag) || other.hidden) return [];
    const place = placeInBody(view, other.path);
    return parentOf(place) === parent || place === parent ? [other.text] : [];
  });
}

const hasSum = (text: string): boolean => findPrices(text, null).length > 0;

/** However long it is, a line that begins "per person" says what the sum buys. */
const isShortWord = (text: string): boolean => (BEGINS_AS_RATE.test(text) && !hasSum(text)) || isFewWords(text);

const isFewWords = (text: string): boolean =>
  text.length <= MAX_CHARS && LETTER.test(text) && text.split(/\s+/).length <= MAX_WORDS && !hasSum(text);

const parentOf = (place: string): string => place.split(' > ').slice(0, -1).join(' > ');

/** What opens something of its own, or is an entry of a list or a table. */
const OPENS = /^(?:h[1-6]|a|button|li|t[dh]|d[td]|label|option|summary)$/;
const MAX_WORDS = 3;
const MAX_CHARS = 30;
