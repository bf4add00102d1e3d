import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';

/** "All prices are per person", "Die Preise gelten für ...": what one sentence says of all sums. */
const OF_PRICES = lightLetters(
  /(?<!\p{L})(?:price|pricing|rates?(?!\p{L})|preis|tarif|prix|precio|prezz|listino|prijs|prijzen|preço|preco|cen[ay](?!\p{L})|料金|価格)/iu,
);
/** "Per person, at least ten", "pro Nacht": what one sum buys, in a line of its own. */
const OF_UNIT = lightLetters(/^[(*\s]*(?:per|pro|par|por|je|p\.\s?p\.|a|à|za)\s\p{L}{3,}/iu);
const LEAST = lightLetters(
  /(?<!\p{L})(?:min(?:\.|imum|imaal|imo|imal|dest(?:ens)?)|at least|vanaf|ab|from|àpd|dès|desde|da)\s\d/iu,
);

/** Fewer are what a list is called. */
const MIN_WORDS = 4;
/** A note stands this near to the first or last sum. */
const NEAR = 3;
/** What names or leads on, and no sentence about what a sum is for. */
const NAMES = /^(?:h[1-6]|a|button|title|option)$/;
const SUM = /\d[.,]\d{2}(?!\d)|[€$£]/;

/** Whether the page says, anywhere beside its sums, what they are for, so that none of them is the whole price of one thing. */
export const hasPriceCondition = (page: ReadPage, shown: readonly string[]): boolean =>
  [page.plain.view, ...(page.rendered ? [page.rendered.view] : [])].some((view) => saysCondition(view, new Set(shown)));

function saysCondition({ blocks }: PageView, shown: ReadonlySet<string>): boolean {
  const sums = blocks.flatMap(({ text }, at) => (shown.has(text) ? [at] : []));
  const [first, last] = [sums[0] ?? blocks.length, sums.at(-1) ?? -1];
  return blocks.some((block, at) => {
    if (block.hidden || NAMES.test(block.tag) || block.landmark === 'nav' || shown.has(block.text)) return false;
    if (isSentence(block) && OF_PRICES.test(block.text)) return true;
    const isNear = at >= first - NEAR && at <= last + NEAR;
    return isNear && !SUM.test(block.text) && (OF_UNIT.test(block.text) || LEAST.test(block.text));
  });
}

const isSentence = ({ text }: TextBlock): boolean => text.trim().split(/\s+/).length >= MIN_WORDS;
