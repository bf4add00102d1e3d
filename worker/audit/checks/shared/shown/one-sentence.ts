import { bodyBlocks, placeOf } from '../../../website/page/page-text.ts';
import { countWords } from '../../../website/page/words.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { Evidence } from '../../check.ts';

/** Shorter ones are labels, which cards have in common. */
const MIN_WORDS = 8;
const MIN_TIMES = 4;
/** A band that moves and a list of cards repeat a line in one kind of place. */
const MIN_PLACES = 3;
const ENDS = /[.!?…](?:\s|$)/u;

/** Sentences that stand four times and more on one page, in three kinds of places, or in alike cards: in the place of texts that nobody has written. */
export const oneSentence = (page: ReadPage): Evidence[] => {
  const spread = inManyPlaces(page);
  return spread.length > 0 ? spread : inAlikeCards(page);
};

function inManyPlaces(page: ReadPage): Evidence[] {
  const view = contentView(page);
  const own = bodyBlocks(view).filter(({ text }) => ENDS.test(text) && countWords(text) >= MIN_WORDS);
  return [...Map.groupBy(own, ({ text }) => textKey(text)).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < MIN_TIMES || new Set(alike.map(({ path }) => path)).size < MIN_PLACES) return [];
    const place = `${placeOf(view, first.path)}, and ${alike.length - 1} more times on the page`;
    return [{ pageUrl: page.url, place, seen: first.text.slice(0, 300) }];
  });
}

const MIN_CARDS = 3;
const HEADING = /^h[2-6]$/;

/** Below headings of one place that all say the same, one sentence: cards of which none was written. Of a list that holds others some may be copies. */
function inAlikeCards(page: ReadPage): Evidence[] {
  const view = contentView(page);
  const own = bodyBlocks(view);
  const cards = own.flatMap((heading, at) => {
    const next = own[at + 1];
    return HEADING.test(heading.tag) && next ? [{ heading, next }] : [];
  });
  return [...Map.groupBy(cards, ({ heading }) => heading.path).values()].flatMap((list) => {
    const [first] = list;
    if (!first || list.length < MIN_CARDS || countWords(first.next.text) < MIN_WORDS) return [];
    const keyOf = ({ heading, next }: typeof first) => `${textKey(heading.text)}\n${textKey(next.text)}`;
    if (!list.every((card) => keyOf(card) === keyOf(first))) return [];
    const place = `${placeOf(view, first.next.path)}, and ${list.length - 1} more times on the page`;
    return [{ pageUrl: page.url, place, seen: first.next.text.slice(0, 300) }];
  });
}
