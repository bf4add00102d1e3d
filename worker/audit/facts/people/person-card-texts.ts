import { isHeading, itemsAround, itemsOf, type RowItem, shapeOnCard } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { EXACT_NAME, isPersonName } from './name-words.ts';
import { cleanRole, NO_ROLE } from './role-texts.ts';
import { writtenName } from './written-name.ts';

/** A larger element is a part of the page with cards in it. */
const MAX_CARD_BLOCKS = 12;
const MAX_ROLE_CHARS = 60;
const MIN_CARDS = 2;

/** The card a name heads: the smallest of several elements side by side that holds more than the name. */
function cardOf(view: PageView, at: number): RowItem | null {
  const card = itemsAround(view, at).find(({ from, to }) => to - from > 1);
  return card && card.to - card.from <= MAX_CARD_BLOCKS ? card : null;
}

/**
 * What stands right below a name on its card, in an element that most cards of the row have below theirs: what she does, in whatever
 * words. null on no such card, and where a sentence or another name stands there.
 */
export function roleOnCard(view: PageView, at: number): string | null {
  const card = cardOf(view, at);
  const below = view.blocks[at + 1];
  if (card === null || !below || at + 1 >= card.to || !isShortText(below)) return null;
  const shape = shapeOnCard(view, below);
  const cards = itemsOf(card.row).filter(({ from, to }) => to - from > 1);
  const alike = cards.filter(({ from, to }) =>
    view.blocks.slice(from, to).some((block) => shapeOnCard(view, block) === shape && isShortText(block)),
  );
  return alike.length >= MIN_CARDS && alike.length * 3 >= cards.length * 2 ? cleanRole(below.text) : null;
}

const ABBREVIATION_DOT = lightLetters(/(?<=\b\p{L}{1,4})\.(?!$)/gu);

function isShortText(block: TextBlock): boolean {
  const { text, tag } = block;
  if (isHeading(block) || /^(?:a|button|label)$/.test(tag) || text.length > MAX_ROLE_CHARS) return false;
  if (/[.!?:;@…\n]|\d{3}/.test(text.replace(ABBREVIATION_DOT, '')) || NO_ROLE.test(text)) return false;
  return !isName(text);
}

function isName(text: string): boolean {
  const name = writtenName(text);
  return EXACT_NAME.test(name) && isPersonName(name);
}
