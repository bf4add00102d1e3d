import { LETTER } from '../../../website/text/letters.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { isKnownLanguage } from '../../../website/text/page-prose.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { Certainty, FactSource, ListedFact, Price } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';
import { isHiddenTranslation } from '../hidden-translations.ts';
import { isFrame, isMarkup, shapeOf } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { hasWordsBeside } from './beside-sum.ts';
import { mayJoinOffers } from './joins-offers.ts';
import { areOptionLabels, isOptionOfService } from './option-labels.ts';
import { isOverHeading } from './over-heading.ts';
import { apartFromServices } from './part-of-service.ts';
import { hasRemarkBelow, isOnOwnCard } from './price-cards.ts';
import { isComputed, isToldLess } from './price-doubts.ts';
import { isUnderNote } from './price-notes.ts';
import { CELL, HAS_SUM, isInPriceTable, isNamedByTable, isOneOfSeveral } from './price-tables.ts';
import { isShownInPart } from './shown-in-part.ts';

/** A service that two of these name: markup, a heading, a menu or link, the price list; on pages it is one of several set alike. */
export function certaintyOfService(fact: ListedFact<string>, website: StatedWebsite): Certainty {
  const { value } = fact;
  const key = textKey(value);
  if (!mayJoinOffers(website)(fact) || isHiddenTranslation(value, fact.sources, website.pages)) return 'likely';
  // A sentence, or a sum, is no place where a name is set.
  const sources = fact.sources.filter(
    ({ seen }) => textKey(seen).startsWith(key) && seen.length <= value.length + MAX_BESIDE_CHARS,
  );
  const marked = sources.some(isMarkup);
  const isOneOfRow = sources.some((source) => !isMarkup(source) && twinsOf(source, website.facts.services) >= MIN_ROW);
  if (!marked && !isOneOfRow) return 'likely';
  // In a language nobody here reads a season, or a size, stands over its sum as a room does.
  const [language] = website.facts.languages;
  const isReadable = language === undefined || isKnownLanguage(language.value);
  // What markup offers for a sum is one place until the sum is shown.
  const isPriced = website.facts.prices.some(
    (price) =>
      textKey(price.value.what) === key &&
      (isReadable || certaintyOfPrice(price, website) === 'certain') &&
      price.sources.some((source) => !isMarkup(source) && (isOneOfRow || isSumOf(key, source))),
  );
  const namedIn = [
    marked,
    isOneOfRow && website.headings.has(key),
    website.linkTexts.has(key) || sources.some(isFrame),
    isPriced,
    isOneOfRow && headsOwnPart(apartFromServices(sources, key, website), website),
  ];
  return namedIn.filter(Boolean).length >= 2 ? 'certain' : 'likely';
}

/** A card of one page, and on the page of the services a heading of another kind: both pages call it one. */
function headsOwnPart(sources: readonly FactSource[], { pages }: StatedWebsite): boolean {
  const shown = sources.filter((source) => !isMarkup(source) && !isFrame(source));
  const shapes = Map.groupBy(shown, ({ pageUrl }) => pageUrl);
  const ofServices = pages.find(({ url, role }) => role === 'services' && shapes.has(url))?.url;
  if (ofServices === undefined) return false;
  const there = new Set(shapes.get(ofServices)?.map(({ place }) => shapeOf(place)));
  return shown.some(({ pageUrl, place }) => pageUrl !== ofServices && !there.has(shapeOf(place)));
}

/** The page names the item beside the sum, or sets the sum apart: in a sentence of other words the same sum may be another's. */
const isSumOf = (key: string, { seen }: FactSource): boolean =>
  textKey(seen).includes(key) || seen.length <= MAX_SUM_CHARS;

/** A sum with what stands around it in a card: "from 40 € per night". */
const MAX_SUM_CHARS = 40;

/** A card may hold so much beside its name. */
const MAX_BESIDE_CHARS = 120;
/** Entries set alike make a list: this many, itself included. */
const MIN_ROW = 2;

/** Entries read from an element of the same shape on the same page. */
const twinsOf = ({ place, pageUrl }: FactSource, entries: readonly ListedFact<unknown>[]): number =>
  entries.filter(({ sources }) =>
    sources.some((other) => other.pageUrl === pageUrl && shapeOf(other.place) === shapeOf(place)),
  ).length;

/** Behind item and sum a row may hold so much: "a piece", "per hour". */
const MAX_REST_CHARS = 16;

/**
 * A sum with its currency in markup and on the page, or one of several rows or cards set alike, each with an item of its own and one
 * sum: what a lone line says of a sum may be its condition ("free above"), and what stands before many sums is their label.
 */
export function certaintyOfPrice({ value, sources }: ListedFact<Price>, website: StatedWebsite): Certainty {
  if (!isClearItem(value) || isUnclearAmong(value, sources, website)) return 'likely';
  if (isHiddenTranslation(value.what, sources, website.pages)) return 'likely';
  if (isComputed(sources, website) || isShownInPart(value.what, sources, website.documents)) return 'likely';
  const { markup, frame, passages } = website.placesOf(sources);
  if (markup && (frame || passages > 0) && !isToldLess(value, sources)) return 'certain';
  if (isOfSizes(value.amount, website)) return 'likely';
  if (sources.some((source) => isOneOfSeveral(source, value, website.documents))) return 'likely';
  if (sources.some((source) => isNamedByTable(source, textKey(value.what), website.documents))) return 'likely';
  if (sources.some((source) => hasWordsBeside(source, value, website.documents))) return 'likely';
  if (sources.some((source) => isUnderNote(source, website.documents))) return 'likely';
  if (sources.some((source) => isOptionOfService(source, website.documents))) return 'likely';
  if (sources.some((source) => isOverHeading(source, value.what, website.documents))) return 'likely';
  return sources.some((source) => isRowOfPrices(source, value, website)) ? 'certain' : 'likely';
}

/** A currency, and words that name an item: no word of the sum, no question, no list. */
function isClearItem({ what, asShown, currency }: Price): boolean {
  const unit = asShown
    .replace(/\s?\/.*$/u, '')
    .replace(AMOUNT, '')
    .trim();
  return (
    currency !== null &&
    what.length >= MIN_ITEM_CHARS &&
    !what.includes(unit) &&
    !RUN_TOGETHER.test(what) &&
    !ASKS.test(what) &&
    !HAS_SUM.test(what) &&
    !ENDS_IN_SUM.test(what) &&
    !MEASURE.test(what)
  );
}

/** Beside the other prices the name of the item may hold more or less than the item. */
function isUnclearAmong({ what, amount }: Price, sources: readonly FactSource[], website: StatedWebsite): boolean {
  const { prices } = website.facts;
  const key = textKey(what);
  if (!website.headings.has(key) && hasCommonEnd(what, sources, prices)) return true;
  if (prices.some((other) => textKey(other.value.what) === key && other.value.amount !== amount)) return true;
  // "Face only" beside "Chemical peel: face only": the end of a name says of what only with its beginning.
  return prices.some((other) => isEndOf(what, other.value.what));
}

/** The item has a link or is a service, too. */
const isNamedElsewhere = (key: string, { linkTexts, facts }: StatedWebsite): boolean =>
  linkTexts.has(key) || facts.services.some((one) => textKey(one.value) === key);

/** Before and behind the sum: its "from" and what it buys may stand in elements of their own. */
const aroundSum = (seen: string, asShown: string): string[] =>
  bare(asShown).includes(bare(seen))
    ? ['', '']
    : seen.split(seen.includes(asShown) ? asShown : asShown.replace(' ', ''));
const bare = (text: string): string => text.replace(/\s/g, '');

/** One of several rows or cards set alike, with an item of its own and one sum. */
function isRowOfPrices(source: FactSource, { what, asShown }: Price, website: StatedWebsite): boolean {
  const { prices } = website.facts;
  const key = textKey(what);
  if (isMarkup(source) || twinsOf(source, prices) < MIN_ROW || hasRemarkBelow(source, website.documents)) return false;
  if (!isNamedElsewhere(key, website) && !isWhereSold(source, website)) return false;
  if (!CELL.test(source.place) && areOptionLabels(source, prices)) return false;
  // "Deposit: 50 €": what the words before a sum make of it nobody reads here.
  if (findPrices(asShown, null).some((sum) => LETTER.test(sum.before))) return false;
  const [before = '', behind = ''] = aroundSum(source.seen, asShown);
  if (behind.length > MAX_REST_CHARS || HAS_SUM.test(behind) || TAKEN_OFF.test(behind) || REMARK.test(behind))
    return false;
  if (!HAS_WORD.test(before))
    return isNamedBesideSum(source, key, asShown, website) || isOnOwnCard(source, { what, asShown }, website.documents);
  if (CELL.test(source.place) || LINK.test(source.place) || what.split(' ').length > MAX_ITEM_WORDS) return false;
  const between = before.startsWith(what) ? before.slice(what.length) : null;
  const isWhole = between !== null && !HAS_WORD.test(between) && !ADDS.test(between);
  return isWhole && !isRunTogether(what, source, prices) && !isOption(source, website);
}

/**
 * The title of a card stands above its sum. Tables have fees by weight and examples by month: only the last of their columns has sums, or
 * the item is named elsewhere, too.
 */
const isNamedBesideSum = (source: FactSource, key: string, asShown: string, website: StatedWebsite): boolean =>
  (website.headings.has(key) && headsOneSum(source, key, website)) ||
  (CELL.test(source.place) &&
    (isNamedElsewhere(key, website) || isInPriceTable(source, key, asShown, website.documents)));

/** "8 oz $9 · 12 oz $12 · 16 oz $15" somewhere on the pages: nine is the price of the smallest, whatever stands beside it elsewhere. */
function isOfSizes(amount: number, { documents }: StatedWebsite): boolean {
  const amounts = sizes.get(documents) ?? amountsOfSizes(documents);
  sizes.set(documents, amounts);
  return amounts.has(amount);
}

/** Of the pages of one website: every price asks. */
const sizes = new WeakMap<StatedWebsite['documents'], ReadonlySet<number>>();

function amountsOfSizes(documents: StatedWebsite['documents']): Set<number> {
  const amounts = new Set<number>();
  for (const { lines } of documents)
    for (const { text } of lines) {
      const sums = text.length <= MAX_SIZES_CHARS ? findPrices(text, null) : [];
      if (sums.length >= MIN_SIZES) for (const { amount } of sums) amounts.add(amount);
    }
  return amounts;
}

const MIN_SIZES = 3;
/** Longer lines tell of several things. */
const MAX_SIZES_CHARS = 250;

const isEndOf = (part: string, whole: string): boolean =>
  whole.toLowerCase().endsWith(part.toLowerCase()) && /[—–:|/-]\s*$/u.test(whole.slice(0, -part.length));

/**
 * "Loaf" over "Whole 8 €" and "Half 5 €": rows under a line that is set as they are, and has no sum, are sizes or kinds of what that names.
 * What stands over the rows of a list is set as a heading.
 */
function isOption({ pageUrl, view, place, seen }: FactSource, { documents }: StatedWebsite): boolean {
  const lines = documents.find((one) => one.pageUrl === pageUrl && one.viewName === view)?.lines ?? [];
  const at = lines.findIndex((line) => line.place === place && seen.startsWith(line.text));
  if (at < 0) return false;
  const above = lines.slice(0, at).findLast(({ text }) => findPrices(text, null).length === 0 && HAS_WORD.test(text));
  if (!above || /^h[1-6]$|^t[hd]$|^caption$|^legend$|^summary$/.test(above.tag)) return false;
  const [last, own] = [above.place, place].map((one) => one.split(' > ').at(-1));
  return last === own && above.text.length <= MAX_TITLE_CHARS;
}

const MAX_TITLE_CHARS = 40;

/**
 * The heading of a card has one sum below it; the heading of a price list has those of its rows. Where a heading of a card has had its sum
 * already, the lesser ones below it may stand under theirs.
 */
function headsOneSum({ pageUrl, view: name }: FactSource, key: string, { documents }: StatedWebsite): boolean {
  const document = documents.find((one) => one.pageUrl === pageUrl && one.viewName === name);
  const blocks = document?.view.blocks ?? [];
  return blocks.some(({ tag, text }, at) => {
    if (!HEADING_TAG.test(tag) || textKey(text) !== key) return false;
    const before = blocks.findLastIndex((other, earlier) => earlier < at && HEADING_TAG.test(other.tag));
    const isLesser = before >= 0 && (blocks[before]?.tag ?? '') < tag;
    if (isLesser && blocks.slice(before, at).some((block) => findPrices(block.text, null).length > 0)) return false;
    const next = blocks.findIndex((other, later) => later > at && HEADING_TAG.test(other.tag));
    const below = blocks.slice(at + 1, Math.min(next < 0 ? blocks.length : next, at + 1 + MAX_CARD_BLOCKS));
    return below.filter((block) => findPrices(block.text, null).length > 0).length <= 1;
  });
}

const HEADING_TAG = /^h[1-6]$/;
/** Blocks from the heading of a card to its end. */
const MAX_CARD_BLOCKS = 8;

/** Rows of a page about something else, or of a front page whose language we do not read, may count anything. */
function isWhereSold({ pageUrl }: FactSource, { pages, facts }: StatedWebsite): boolean {
  const role = pages.find(({ url }) => url === pageUrl)?.role;
  if (role === 'home') return facts.languages[0] === undefined || isKnownLanguage(facts.languages[0].value);
  return role === 'prices' || role === 'services' || role === 'products';
}

/** "€ 110.98 -10%": before or after, nobody can tell. */
const TAKEN_OFF = /%/;
/** "(sample)": words in brackets may take back what the sum says. */
const REMARK = lightLetters(/[([*]\P{N}*\p{L}|\*/u);

/** "Tax return od 30 PLN", "Payroll od 50 PLN": what all rows end in may be a word of the sum. */
function hasCommonEnd(what: string, sources: readonly FactSource[], prices: readonly ListedFact<Price>[]): boolean {
  const end = LAST_SMALL_WORD.exec(what)?.[0];
  if (end === undefined) return false;
  const alike = prices.filter(
    (other) => other.value.what.endsWith(end) && other.sources.some((one) => sources.some((own) => isAlike(one, own))),
  );
  return alike.length >= MIN_COMMON;
}

const LAST_SMALL_WORD = lightLetters(/ \p{Ll}{1,4}$/u);
/** Two haircuts may both be for men. */
const MIN_COMMON = 3;

const isAlike = (a: FactSource, b: FactSource): boolean =>
  a.pageUrl === b.pageUrl && shapeOf(a.place) === shapeOf(b.place);

/**
 * Rows whose elements stand side by side without a space: "Lemonade3,20 / 3,90 €", "for 2" and "26 €" as "for 226 €". Where one row runs
 * together, what the others begin and end with is not known.
 */
const isRunTogether = (what: string, source: FactSource, prices: readonly ListedFact<Price>[]): boolean =>
  prices.some(({ value, sources }) =>
    sources.some(
      (other) =>
        other.pageUrl === source.pageUrl &&
        // A browser may set apart what is served without a space; a number at the end may yet be one of the sum's.
        (other.view === source.view || ENDS_IN_NUMBER.test(what)) &&
        shapeOf(other.place) === shapeOf(source.place) &&
        (GLUED.test(other.seen) || GLUED.test(value.what)),
    ),
  );

const ENDS_IN_NUMBER = /\d$/;
/** "Lemonade 2,50 / 3,50 €": the first sum is no part of the name. */
const ENDS_IN_SUM = /\d[.,]\d\d$/;
const GLUED = lightLetters(/\p{Ll}\d{1,4}[.,]\d\d(?!\d)/u);

/** "MustardKetchup": a list whose items stand in elements of their own. */
const RUN_TOGETHER = lightLetters(/\p{Ll}{3}\p{Lu}\p{Ll}{2}/u);
/** "od", "ab": a word before the sum. */
const MIN_ITEM_CHARS = 3;
const AMOUNT = /[\d.,'’\s–-]+/gu;
/** "Mustard +1 €" is a supplement; "Suits, coats and more. From 3 €" a sentence before the sum. */
const ADDS = /[+−-]\s*$|[.!]\s/;
const LINK = / > (?:a|button)(?:[.#][\w-]+)*$/;
/** Longer ones are clauses. */
const MAX_ITEM_WORDS = 7;
const ASKS = /[?？؟;]\s*$/u;
/** "30 minutes", "250 g", "15 – 30 miles": how much of something, not what. */
const MEASURE = lightLetters(/^\d[\d.,]*(?:\s?[–—-]\s?\d[\d.,]*)?\s?\p{L}{1,12}\.?$/u);
const HAS_WORD = lightLetters(/[\p{L}\d]/u);
