import { lightLetters } from '../../website/text/light-letters.ts';
import type { TermIndex } from '../index/term-index.ts';
import { isSubject } from '../index/touch.ts';
import { offerOnRequest } from '../offer-on-request.ts';
import { firstPassage, type Judged } from '../passages/first-passage.ts';
import { withHeading } from '../passages/passage.ts';
import { hasAmount, hasPrice, hasPriceOfGoods, hasUnitPrice, isFree, isOnRequest } from '../signs/has-price.ts';
import { type KindOfAnswer, LIST_ITEMS, partialIf, wordsIn } from './kind-of-answer.ts';

/** Nothing but a sum. */
const SUM_ALONE = lightLetters(/^[^\p{L}\d]{0,2}\d[\d.,' ]*[^\p{L}\d]{0,2}$/u);
/** A price with little beside it. */
const ENTRY_WORDS = 4;
/** A longer heading tells of a sum. */
const PRICED_CHARS = 60;

export const price: KindOfAnswer = {
  judge({ fact }, touch) {
    const { text } = touch.passage;
    if (hasPrice(text)) {
      if (fact === 'prices' && !hasPriceOfGoods(text)) return 'partial';
      const isNamed = isSubject(touch) || touch.strong || touch.asked > 0;
      return isNamed || (touch.inText && hasPrice(touch.said())) || hasUnitPrice(text) ? 'full' : 'none';
    }
    if (isFree(text) && fact !== 'prices') return isSubject(touch) ? 'full' : 'partial';
    return partialIf(isOnRequest(withHeading(touch.passage)) && (touch.inText || isSubject(touch)));
  },
  elsewhere: ({ fact }, index, language) =>
    fact === 'prices' ? (unitPrice(index) ?? pricedHeadings(index) ?? offerOnRequest(language, index)) : null,
  prefersElsewhere: ({ fact }) => fact === 'prices',
};

/** "$25/hour", where no word calls it a price. */
function unitPrice(index: TermIndex): Judged | null {
  return firstPassage(index, 'full', ({ isReview, isArticle, text }) => !isReview && !isArticle && hasUnitPrice(text));
}

/** "GHC 45" or "Noodles ₱200" as headings: a menu with its prices. */
function pricedHeadings({ passages }: TermIndex): Judged | null {
  const priced = new Map<string, Judged>();
  for (const { passage } of passages) {
    if (passage.isArticle || passage.isReview) continue;
    // Headings with nothing below them stand in the list of their page.
    const below = passage.kind === 'outline' ? passage.text.split('\n').filter((one) => SUM_ALONE.test(one)) : [];
    const heading = [...passage.headings, ...below].find((one) => one.length <= PRICED_CHARS && hasAmount(one));
    if (heading !== undefined)
      priced.set(heading, { passage: { ...passage, text: withHeading(passage) }, answered: 'full' });
  }
  if (priced.size >= LIST_ITEMS) return [...priced.values()][0] ?? null;
  // "$1000" under the name of a tour.
  const alone = [...priced].find(([heading]) => SUM_ALONE.test(heading))?.[1];
  return alone ?? pricedEntries(passages);
}

/** "Bridal make-up" above "₹1500+", several times: what things cost, whatever they are. */
function pricedEntries(passages: TermIndex['passages']): Judged | null {
  const entries = passages.filter(
    ({ passage: { kind, text, headings, isArticle, isReview } }) =>
      (kind === 'prose' || kind === 'lines') &&
      !isArticle &&
      !isReview &&
      headings.length > 0 &&
      wordsIn(text) <= ENTRY_WORDS &&
      hasAmount(text),
  );
  const [first] = entries;
  return first && entries.length >= LIST_ITEMS ? { passage: first.passage, answered: 'full' } : null;
}
