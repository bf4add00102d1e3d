import { isHeading, itemsAround, itemsOf } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import { shapeOf } from '../certainty/places.ts';
import { findPrices } from './price-texts.ts';

/** Entries of lists that stand where services do and are none, told by where they stand. */

/**
 * Whether a name may be what is left once the others have theirs ("Sundries"): one word on the card that closes its row, which no sentence of
 * the website uses, that of its own card neither. A thing of one word that comes last and is never spoken of looks the same: this is a doubt.
 */
export function mayBeRemainder(documents: readonly TextDocument[]): (name: string) => boolean {
  let words: Set<string> | null = null;
  return (name) => {
    if (/\s/.test(name.trim()) || !closesItsRows(name, documents)) return false;
    words ??= new Set(documents.flatMap(({ view }) => view.blocks.flatMap(wordsOfSentence)));
    return !words.has(plainWords(name));
  };
}

/** Fewer words are names and labels. */
const MIN_SENTENCE_WORDS = 5;

const WORDS = lightLetters(/[\p{L}\d-]+/gu);

function wordsOfSentence({ text }: TextBlock): string[] {
  const words = plainWords(text).match(WORDS) ?? [];
  return words.length >= MIN_SENTENCE_WORDS ? words : [];
}

/** Two may be any two. */
const MIN_ROW = 3;

/** A sum beside a name is no text about it. */
const MIN_TOLD_WORDS = 3;

function closesItsRows(name: string, documents: readonly TextDocument[]): boolean {
  const places = keyed.get(documents) ?? placesByKey(documents);
  keyed.set(documents, places);
  const ends = (places.get(textKey(name)) ?? []).flatMap(({ view, at }) => {
    const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
    if (card === undefined || card.row.items.length < MIN_ROW * 2) return [];
    const isTold = view.blocks.slice(card.from, card.to).some(({ text }) => countWords(text) >= MIN_TOLD_WORDS);
    return isTold ? [itemsOf(card.row).at(-1)?.from === card.from] : [];
  });
  return ends.length > 0 && ends.every(Boolean);
}

/** `at`: of a block. */
interface BlockPlace {
  view: PageView;
  at: number;
}

/** Of the pages of one website, where each text stands: every name of what is on offer asks. */
const keyed = new WeakMap<readonly TextDocument[], ReadonlyMap<string, readonly BlockPlace[]>>();

function placesByKey(documents: readonly TextDocument[]): Map<string, BlockPlace[]> {
  const places = new Map<string, BlockPlace[]>();
  for (const { view } of documents)
    for (const [at, { text }] of view.blocks.entries()) {
      const key = textKey(text);
      const others = places.get(key);
      if (others === undefined) places.set(key, [{ view, at }]);
      else others.push({ view, at });
    }
  return places;
}

/**
 * Kinds of elements that tell what comes with the things on cards with a sum, below their headings: a line of the same kind elsewhere
 * tells what there is, too, and is nothing one comes for.
 */
export function featureKinds({ view }: TextDocument, country: string | null): string[] {
  return view.blocks.flatMap((block, at) => {
    const kind = kindOfElement(placeInBody(view, block.path));
    if (kind === null || isHeading(block) || findPrices(block.text, country).length > 0) return [];
    const isOnCard = itemsAround(view, at).some(
      ({ from, to, row }) =>
        row.items.length >= MIN_ROW * 2 &&
        to - from <= MAX_CARD_BLOCKS &&
        view.blocks.slice(from, at).some(isHeading) &&
        view.blocks.slice(from, to).some(({ text }) => findPrices(text, country).length > 0),
    );
    return isOnCard ? [kind] : [];
  });
}

const MAX_CARD_BLOCKS = 24;

/** The last step to an element that its website named, list items left out: what a price list holds stands in them, too. */
export function kindOfElement(place: string): string | null {
  const step = shapeOf(place).split(' > ').at(-1) ?? '';
  return step.includes('.') && !/^(?:li|dt|h[1-6]|a)\b/.test(step) ? step : null;
}
