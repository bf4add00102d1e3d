import { isAlike, itemsAround, itemsOf } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { Candidate } from './review-candidates.ts';
import { AUTHOR_PLACE, authorIn, authorOf, dateIn, isTopic, namesReviews } from './review-words.ts';
import { HEADING, isKicker } from './review-zones.ts';

export const STARS = /^[\s★☆⭐✩✭✮🌟\d.,/]*[★☆⭐✩✭✮🌟][\s★☆⭐✩✭✮🌟\d.,/]*$/u;

/** "Client★★★★★": who gave them, named or not. */
const WITH_STARS = /[★⭐✭🌟]\s?[★⭐✭🌟]\s?[★☆⭐✩✭✮🌟]/u;

const isStarsOfNext = ({ text }: TextBlock): boolean => WITH_STARS.test(text) && authorIn(text) === null;

/** Whether the names stand above the texts: the first review has one there, and after the last there is none. */
export function isNameFirst(view: PageView, zone: boolean[], candidates: Candidate[], texts: Set<number>): boolean {
  const first = candidates[0]?.at;
  const last = candidates.at(-1)?.at;
  if (first === undefined || last === undefined) return false;
  const named = (from: number, step: 1 | -1): boolean => {
    let looked = 0;
    for (let at = from + step; looked < MAX_BEFORE && zone[at] && !texts.has(at); at += step) {
      const block = view.blocks[at];
      if (!block || namesReviews(block.text)) return false;
      if (STARS.test(block.text) || isTopic(block.text)) continue;
      looked += 1;
      if (authorOf(block) !== null && block.tag !== 'a' && block.tag !== 'button') return true;
    }
    return false;
  };
  return named(first, -1) && !named(last, 1);
}

/** Paths of headings that stand over texts more often than under them and are rarely names: titles of cards, and no authors. */
export function cardTitles(view: PageView, candidates: Candidate[]): Set<number> {
  const balance = new Map<number, number>();
  const count = (block: TextBlock | undefined, by: 1 | -1) => {
    if (block && HEADING.test(block.tag)) balance.set(block.path, (balance.get(block.path) ?? 0) + by);
  };
  for (const { at } of candidates) {
    count(view.blocks[at - 1], 1);
    count(view.blocks[at + 1], -1);
  }
  const rarelyNames = (path: number) => {
    const alike = view.blocks.filter((block) => block.path === path);
    return alike.filter((block) => authorOf(block) !== null).length <= alike.length / 2;
  };
  return new Set([...balance].filter(([path, over]) => over > 0 && rarelyNames(path)).map(([path]) => path));
}

/** Lines around a review that may name its author. */
const MAX_AFTER = 4;
const MAX_BEFORE = 3;

/** Where a review stands among the blocks of a page, all by their index. */
export interface ReviewPlace {
  view: PageView;
  zone: readonly boolean[];
  /** Blocks that are reviews themselves. */
  texts: ReadonlySet<number>;
  first: number;
  last: number;
  /** The last block that belongs to the review before. */
  previousEnd: number;
  nameFirst: boolean;
  titles: ReadonlySet<number>;
}

interface Told {
  author: string | null;
  date: string | null;
  stars: boolean;
  /** The last block that tells of it. */
  end: number;
}

export function surroundings(given: ReviewPlace): Told & { beside: string } {
  const place = onOwnCard(given);
  const { view, last } = place;
  const told = toldBelow(place);
  const isNamed = told.author !== null && AUTHOR_PLACE.test(placeAt(view, told.end));
  const above = toldAbove(place, told);
  const chosen = isNamed ? null : nameAbove(view, above);
  if (chosen && (told.author === null || AUTHOR_PLACE.test(placeAt(view, chosen.at)))) told.author ??= chosen.name;
  const beside = told.end > last ? (view.blocks[told.end]?.text ?? '') : '';
  // What follows the card is told of nobody: the next text takes no name from there.
  return { ...told, beside, end: place === given ? told.end : Math.max(told.end, toldBelow(given).end) };
}

/** Where reviews stand on cards, what another card or the heading over them says is not said of this one. */
function onOwnCard(place: ReviewPlace): ReviewPlace {
  const { view, zone, texts, first, last, previousEnd } = place;
  const card = itemsAround(view, first).find(
    (item) =>
      item.to - item.from >= 2 &&
      item.to > last &&
      itemsOf(item.row).some(
        (other) =>
          other.from !== item.from &&
          isAlike(view, item, other) &&
          [...texts].some((at) => at >= other.from && at < other.to),
      ),
  );
  if (card === undefined) return place;
  const onCard = new Array<boolean>(zone.length).fill(false);
  for (let at = card.from; at < Math.min(card.to, zone.length); at++) onCard[at] = zone[at] ?? false;
  return {
    ...place,
    zone: onCard,
    previousEnd: Math.min(previousEnd, card.from - 1),
  };
}

function toldBelow({ view, zone, texts, last, nameFirst, titles }: ReviewPlace): Told {
  const told: Told = { author: null, date: null, stars: false, end: last };
  for (let at = last + 1; !nameFirst && at <= last + MAX_AFTER && zone[at] && !texts.has(at); at++) {
    const block = view.blocks[at];
    if (!block || block.tag === 'label') break;
    if (HEADING.test(block.tag) && (told.author !== null || namesReviews(block.text) || titles.has(block.path))) break;
    if (STARS.test(block.text)) {
      // Stars after the name open the next review.
      if (told.author !== null) break;
      told.stars = true;
    } else if (block.text.length > 120 || block.tag === 'a' || block.tag === 'button' || isStarsOfNext(block)) break;
    else {
      told.date ??= dateIn(block.text);
      told.author ??= authorOf(block);
    }
    told.end = at;
  }
  return told;
}

/** Completes date and stars of `told`. The lines that may name the author, nearest first. */
function toldAbove({ view, zone, texts, first, previousEnd, titles }: ReviewPlace, told: Told) {
  const above: { name: string; at: number }[] = [];
  let looked = 0;
  for (let at = first - 1; looked < MAX_BEFORE && at > previousEnd && zone[at]; at--) {
    const block = view.blocks[at];
    if (!block || texts.has(at) || (HEADING.test(block.tag) && isKicker(view.blocks[at - 1], namesReviews))) break;
    if (STARS.test(block.text) || isTopic(block.text)) {
      told.stars ||= STARS.test(block.text);
      continue;
    }
    looked += 1;
    if (block.text.length > 120 || namesReviews(block.text)) break;
    told.stars ||= WITH_STARS.test(block.text);
    told.date ??= dateIn(block.text);
    const name = titles.has(block.path) ? null : authorOf(block);
    if (name !== null) above.push({ name, at });
  }
  return above;
}

const CUSTOMER_JA = /様|さん|\d{1,2}代|[男女]性/u;
const placeAt = (view: PageView, at: number): string => view.paths[view.blocks[at]?.path ?? 0] ?? '';
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf(' > '));

/** Of several lines above a review the heading names its author, else the first of those on the same card: then comes the town. */
function nameAbove(view: PageView, above: { name: string; at: number }[]): { name: string; at: number } | null {
  const [nearest] = above;
  if (nearest === undefined) return null;
  // Any short line could be a name in Japanese; 様 and an age make it one.
  const marked =
    above.find(({ name }) => CUSTOMER_JA.test(name)) ??
    above.find(({ at }) => AUTHOR_PLACE.test(placeAt(view, at))) ??
    above.find(({ at }) => HEADING.test(view.blocks[at]?.tag ?? ''));
  if (marked) return marked;
  const parent = parentOf(placeAt(view, nearest.at));
  return above.filter(({ at }) => parentOf(placeAt(view, at)) === parent).at(-1) ?? nearest;
}
