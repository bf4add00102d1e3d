import { sureFacts } from '../../facts/certainty/sure-facts.ts';
import type { ListedFact, Price, Rated, RatedFacts } from '../../facts/facts.ts';
import { looseSums, mayComeByChoice, priceFiles, pricePictures, unreadLists } from '../../facts/traces/price-trace.ts';
import { sureTrade, undoubtedTrade } from '../../facts/trade/sure-trade.ts';
import type { ShownText } from '../../website/page/shown-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages } from '../../website/text/page-prose.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { unreadPages } from '../../website/unread-pages.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { evidenceOf, inPlain, nothingOnContent } from '../shared/plain-facts.ts';
import { isOpenToPeople } from '../shared/shown/open-to-people.ts';
import { sumHoles } from '../shared/template-texts.ts';

const MAX_QUOTED = 6;

/** A deposit, a value from which delivery is free, a charge of others: of one sum nobody can tell whether it is the price of something. */
const LONE_SUM =
  'A sum of money stands on your pages; whether it says what something of yours costs is for you to confirm.';

const UNNAMED = 'Figures that may be sums of money stand on your pages; what each is for is for you to confirm.';
const BY_CHOICE = 'No price was found; a script may show one once something is chosen on a page.';
const IN_LISTS = 'Your prices may stand in pictures or files on your pages, which were not read.';
const MAY_SELL_NOTHING = 'No price was found; whether people expect one of you is for you to say.';

type RatedPrice = ListedFact<Price, Rated>;

const amountsOf = (prices: readonly RatedPrice[]): number => new Set(prices.map(({ value }) => value.amount)).size;

/** Explicit prices, as text, with what they are for. One that stands in structured data alone is shown to nobody. */
export const missingPrices = defineCheck({
  id: 'missing-prices',
  revision: 16,
  category: 'content',
  strength: 'A',
  catalogue: ['price-shown'],
  title: {
    pass: 'At least one price in figures stands on your pages',
    partial: 'We read no price, and a file is named as a list of them',
    fail: 'We found no price in figures',
  },
  why: 'In 252,000 paired trials, with product texts in a laboratory, a stated price made a page more likely to be chosen.',
  sources: ['https://arxiv.org/abs/2605.25517'],
  needs: ['pages', 'shown', 'attempts', 'notRead', 'facts', 'coverage'],
  causes: ['only-in-a-picture', 'only-in-a-file', 'by-the-case'],
  claimsAbsence: ['fail', 'only-in-a-picture', 'by-the-case'],
  run({ pages, shown, attempts, notRead, facts, coverage }) {
    const trade = sureTrade(facts);
    if (trade?.sellsNothing) return notApplicable('A non-profit has no price list.');
    const prices = facts.prices.filter((price) => isForReaders(price, shown));
    const plain = prices.filter(inPlain);
    const quoted = (prices: RatedPrice[]) =>
      prices.slice(0, MAX_QUOTED).map((price) => evidenceOf(price, quotedAs(price)));
    const content = contentPages(pages);
    const open = plain.filter((price) => price.sources.some((source) => isOpenToPeople(source, pages)));
    // Of sums whose meaning is in doubt nobody can tell whether they are what something of theirs costs.
    const sure = sureFacts(open);
    if (sure.length > 0) return pass(quoted(sure));
    const listed = open.filter(namesItsItem);
    if (listed.length >= MIN_LISTED) return pass(quoted(listed));
    const signed = open.filter((price) => isSignedLine(price, pages));
    if (areSurelyPrices(signed)) return pass(quoted(signed));
    if (open.length > 0 && amountsOf(prices) === 1) return inconclusive(LONE_SUM, quoted(open));
    if (amountsOf(open) > 1) return inconclusive(UNNAMED, quoted(open));
    if (plain.length > 0 && amountsOf(prices) === amountsOf(plain))
      return inconclusive(
        'Your prices stand in parts of the page that our browser did not show at first.',
        quoted(plain),
      );
    if (prices.length > 0)
      return inconclusive(
        `JavaScript brings ${plain.length > 0 ? 'more of ' : ''}your prices; the check of what it brings says so.`,
        quoted(prices),
      );
    if (content.length === 0) return inconclusive(NO_CONTENT_PAGE);
    const files = priceFiles(content);
    if (files.length > 0) return dueTo('only-in-a-file', partial(files));
    const unclear = unclearSums(content);
    if (unclear) return unclear;
    if (content.every((page) => page.prose.language === null)) return inconclusive(OTHER_LANGUAGE);
    if (trade?.hasPricesSetByOthers)
      return inconclusive('No price was found, but in your trade it is often set by others or by the single case.');
    const unread = unreadPages({ pages, attempts, notRead });
    if (unread.some(({ role }) => role === 'prices') || coverage.unreadKinds.includes('prices'))
      return inconclusive('The page with your prices could not be read.');
    if (trade === null) return inconclusive('What the website offers for sale is for you to confirm.');
    const pictures = pricePictures(content);
    const doubt = pictures.length === 0 ? inDoubt(pages, facts) : null;
    if (doubt) return doubt;
    return dueTo(
      pictures.length > 0 ? 'only-in-a-picture' : trade.pricesByTheCase ? 'by-the-case' : null,
      fail([nothingOnContent(content, 'price in figures'), ...pictures]),
    );
  },
});

/** Whether prices may stand where nothing was read, or nobody expects any. */
function inDoubt(pages: readonly ReadPage[], facts: RatedFacts) {
  const lists = unreadLists(pages);
  if (lists.length > 0) return inconclusive(IN_LISTS, lists);
  if (mayComeByChoice(pages)) return inconclusive(BY_CHOICE);
  return undoubtedTrade(facts) === null ? inconclusive(MAY_SELL_NOTHING) : null;
}

/** So many lines with a thing and its sum are a list of prices, whatever each of them says more. */
const MIN_LISTED = 3;

/** So many sums in short lines are what things cost, whatever each is for: nobody sets out as many of anything else. */
const MIN_SUMS = 4;
const MAX_LINE_CHARS = 80;
/** Alike but for their figures, "From $45 Book", in one place of each card or row of a list: fewer are enough. */
const MIN_ROWS = 3;
const rowOf = ({ sources: [source] }: RatedPrice): string =>
  [source?.pageUrl, source?.place, source?.seen.replaceAll(/[\d.,]+/g, '')].join('\n');
const areInRows = (signed: readonly RatedPrice[]): boolean =>
  [...Map.groupBy(signed, rowOf).values()].some((alike) => amountsOf(alike) >= MIN_ROWS);

/** "8 classes · 120 €", "500 g 7.50 €": so many of something, a sum, and not a word more. */
const OF_QUANTITY = lightLetters(
  /^\d{1,4}\s?\p{L}[\p{L}.]{0,20}\s*[·|:=–—-]?\s*(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$]|\p{L}{2,6}))$/u,
);
const isOfQuantity = ({ sources }: RatedPrice): boolean =>
  sources.some(
    ({ view, place, seen }) => view === 'plain' && !place.startsWith('JSON-LD') && OF_QUANTITY.test(seen.trim()),
  );

const areSurelyPrices = (signed: readonly RatedPrice[]): boolean =>
  amountsOf(signed) >= MIN_SUMS || areInRows(signed) || signed.some(isOfQuantity);

/** With the sign of a currency in a short line, on a page that is neither an article nor a notice of the law. */
function isSignedLine({ value: { amount, currency }, sources }: RatedPrice, pages: readonly ReadPage[]): boolean {
  const aside = new Set(pages.filter(({ role }) => role === 'article' || role === 'legal').map(({ url }) => url));
  const isLine = ({ place, seen, view, pageUrl }: RatedPrice['sources'][number]): boolean =>
    view === 'plain' && !place.startsWith('JSON-LD') && seen.length <= MAX_LINE_CHARS && !aside.has(pageUrl);
  return amount > 0 && currency !== null && sources.some(isLine);
}

const namesItsItem = ({ value: { what, currency }, sources }: RatedPrice): boolean =>
  currency !== null &&
  sources.some(({ place, seen }) => place !== 'JSON-LD offers' && textKey(seen).includes(textKey(what)));

/** What a sum is for is said where it is sure; else the page is quoted as it is: beside a sum without words may stand a year of another element. */
function quotedAs({ value, certainty, sources: [source] }: RatedPrice): string | undefined {
  if (certainty === 'certain') return `${value.what}: ${value.asShown}`;
  return HAS_WORD.test(source?.seen ?? '') ? undefined : value.asShown;
}

const HAS_WORD = lightLetters(/\p{L}{4}/u);

/** Stands in the text of some page, or in structured data with an amount that does. */
const isForReaders = ({ value, sources }: RatedPrice, shown: ShownText): boolean =>
  sources.some(({ place }) => !place.startsWith('JSON-LD')) || shown.hasNumber(value.amount);

/** Sums that nobody could name the item of, and gaps in which sums are to stand. */
function unclearSums(content: readonly ReadPage[]) {
  const unnamed = looseSums(content);
  if (unnamed.length > 0) return inconclusive(UNNAMED, unnamed);
  const holes = sumHoles(content);
  return holes.length > 0 ? inconclusive('Your pages hold gaps for prices that nobody has filled in.', holes) : null;
}
