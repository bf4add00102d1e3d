import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { MIN_CHARS } from './review-candidates.ts';
import { authorIn } from './review-words.ts';

/** Stars as somebody gives them: three to five signs, or "5/5" in words under a picture. */
const STARS_GIVEN = /^\s*(?:[★☆⭐✩✭✮🌟]\ufe0f?\s?){3,6}\s*(?:\d[.,]?\d?\s?(?:\/\s?5)?)?\s*$/u;
/** "5 stars", "4.5 von 5", "Rated 5 out of 5": what a row of drawn stars is called for those who cannot see it. */
const RATING_NAME = lightLetters(
  regexSource`
    (?<!\d)[1-5](?:[.,]\d)?\s?(?:\/|\p{L}{1,8}(?:\s\p{L}{1,4})?)\s?5(?!\d)|(?<!\d)[1-5]\s(?:stars?|sterne?
    |étoiles?|estrellas?|stelle|sterren|estrelas?)(?!\p{L})
  `,
  'iu',
);

/** Lines of a card on either side of its stars. */
const REACH = 4;
const MIN_CARDS = 2;
const MAX_NAME_CHARS = 70;

/**
 * Blocks of cards with stars, what is said and who said it, two or more of one shape: customers, in any language and under any
 * heading. Empty where stars stand alone, as over a page of ratings.
 */
export function starredCards(view: PageView): ReadonlySet<number> {
  const cards = known.get(view) ?? findCards(view);
  known.set(view, cards);
  return cards;
}

/** Per view: goes with it. Readers of reviews and of people ask. */
const known = new WeakMap<PageView, ReadonlySet<number>>();

/** By what holds the stars, and by its first block: each card once. */
type Cards = Map<string, Map<number | undefined, readonly number[]>>;

function findCards(view: PageView): Set<number> {
  const byShape: Cards = new Map();
  view.blocks.forEach((block, at) => {
    if (!STARS_GIVEN.test(block.text)) return;
    const card = cardAround(view.blocks, at);
    if (card) add(byShape, view.paths[block.path] ?? '', card);
  });
  for (const image of [...view.images]) {
    const name = image.alt || image.otherName || '';
    if (!RATING_NAME.test(name)) continue;
    const parent = (view.paths[image.path] ?? '').replace(/ > [^>]+$/, '');
    for (const card of cardsBelow(view, parent)) add(byShape, parent, card);
  }
  const alike = [...byShape.values()].filter(({ size }) => size >= MIN_CARDS);
  return new Set(alike.flatMap((cards) => [...cards.values()].flat()));
}

function add(byShape: Cards, path: string, card: readonly number[]): void {
  const shape = path.replace(/#[\w-]+/g, '');
  const cards = byShape.get(shape) ?? new Map();
  if (!cards.has(card[0])) cards.set(card[0], card);
  byShape.set(shape, cards);
}

/** For readers of people: a name with a post on such a card is a customer's. */
export function isInStarredCard(view: PageView): (at: number) => boolean {
  const cards = starredCards(view);
  return (at) => cards.has(at);
}

const isSaid = ({ text, tag }: TextBlock): boolean =>
  text.length >= MIN_CHARS && !/^(?:h[1-6]|a|button|label)$/.test(tag);
const isWho = ({ text, tag }: TextBlock): boolean =>
  text.length <= MAX_NAME_CHARS && !/^(?:a|button|label)$/.test(tag) && authorIn(text) !== null;

/** Stars first, last or between: the words and the name nearest to them, on one side after the other. */
function cardAround(blocks: readonly TextBlock[], stars: number): number[] | null {
  const isEnd = (block: TextBlock | undefined) => !block || STARS_GIVEN.test(block.text) || /^h[12]$/.test(block.tag);
  const side = (step: 1 | -1): number[] => {
    const found: number[] = [];
    for (let at = stars + step; Math.abs(at - stars) <= REACH && !isEnd(blocks[at]); at += step) found.push(at);
    return found;
  };
  const [below, above] = [side(1), side(-1)];
  const said = [...below, ...above].find((at) => blocks[at] && isSaid(blocks[at] as TextBlock));
  const who = [...below, ...above].find((at) => at !== said && blocks[at] && isWho(blocks[at] as TextBlock));
  return said === undefined || who === undefined ? null : range(Math.min(stars, said, who), Math.max(stars, said, who));
}

/** Where a picture shows the stars, the blocks of its card are those in the element around it, one after the other. */
function cardsBelow({ blocks, paths }: PageView, parent: string): number[][] {
  if (!parent.includes(' > ')) return [];
  const card = parent.replace(/ > [^>]+$/, '');
  const inside = (block: TextBlock | undefined) =>
    block !== undefined && `${paths[block.path] ?? ''} > `.startsWith(`${card} > `);
  return blocks.flatMap((block, at) => {
    if (!inside(block) || !isSaid(block)) return [];
    const beside = [at + 1, at - 1, at + 2, at - 2].find(
      (other) => inside(blocks[other]) && isWho(blocks[other] as TextBlock),
    );
    return beside === undefined ? [] : [range(Math.min(at, beside), Math.max(at, beside))];
  });
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
