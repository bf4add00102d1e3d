import type { TextDocument, TextLine } from '../../website/text/text-sources.ts';
import { shapeOf } from '../certainty/places.ts';
import { MAX_WHAT_CHARS } from './item-words.ts';
import { isLonePrice, isPriced } from './lone-price.ts';
import { type Card, type Section, turnAround } from './turned-cards.ts';

/** Lines of a card from its heading to its price: a paragraph, and what is included. */
export const MAX_CARD_LINES = 20;
/** Of a card; the heading of a page names no item. */
export const HEADING = /^h[2-6]$/;
/** Cards call their titles so where they are no headings. */
const TITLE_PLACE = /[.#][\w-]*(?:title|name|heading|headline)(?=$|[\s>.])[^>]*$/i;

/** By line: the card that a lone sum stands in, null for all other lines. */
export function titledCards(document: TextDocument, country: string | null): (Card | null)[] {
  const sections = titledSections(document, country);
  turnAround(sections, (at) => shapeOf(placeOf(document, document.lines[at])));
  const cards: (Card | null)[] = document.lines.map(() => null);
  sections.forEach((section, index) => {
    if (!isCard(section)) return;
    const beside = [sections[index - 1], sections[index + 1]];
    if (!beside.some((other) => isCard(other) && other?.card.level === section.card.level)) return;
    for (const sum of section.sums) cards[sum] = section.card;
  });
  return cards;
}

/** Titles without a sum, each with the lone sums below it. */
function titledSections(document: TextDocument, country: string | null): Section[] {
  const { lines, view } = document;
  const sections: Section[] = [];
  let start = 0;
  lines.forEach((line, at) => {
    const place = placeOf(document, line);
    const last = sections.at(-1);
    if (isTitle(line, place) && !isPriced(line.text, country)) {
      if (last && lines[at - 1]?.block === line.block) return;
      const level = HEADING.test(line.tag) ? line.tag : 'title';
      sections.push({ card: { title: line, level }, shape: shapeOf(place), sums: [] });
      start = at;
    } else if (last && at - start <= MAX_CARD_LINES && line.landmark === last.card.title.landmark) {
      if (isSumOf(last, line, country) && !view.blocks[line.block]?.cell) last.sums.push(at);
    }
  });
  return sections;
}

const isTitle = ({ tag, text }: TextLine, place: string): boolean =>
  HEADING.test(tag) || (text.length <= MAX_WHAT_CHARS && TITLE_PLACE.test(place));

/** A button says the sum again, or alone. */
const isSumOf = ({ sums }: Section, { tag, text }: TextLine, country: string | null): boolean =>
  tag === 'button' ? sums.length === 0 && isPriced(text, country) : isLonePrice(text, country);

/** "Was 80 €, now 60 €" are two sums of one card; anything between them names them. */
const isCard = (section: Section | undefined): boolean =>
  section !== undefined &&
  section.sums.length > 0 &&
  section.sums.every((sum, index) => index === 0 || sum === (section.sums[index - 1] ?? 0) + 1);

const placeOf = ({ view }: TextDocument, line: TextLine | undefined): string =>
  view.paths[view.blocks[line?.block ?? -1]?.path ?? -1] ?? '';
