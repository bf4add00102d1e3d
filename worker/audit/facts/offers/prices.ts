import { spacedText } from '../../website/page/page-rows.ts';
import { LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, sourceAt, type TextDocument, type TextLine } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { isMarkup } from '../certainty/places.ts';
import { FactCollector } from '../collector.ts';
import type { Facts, Price } from '../facts.ts';
import { textOf } from '../reviews/review-schema.ts';
import { clean, NO_ITEM } from './item-words.ts';
import { donationPages, sumsOfLaw, sumsOfNothing } from './no-offer.ts';
import { isInPriceList } from './paired-items.ts';
import { itemOf, type PricedLines, pricedLines } from './price-items.ts';
import { FOR_FREE, findPrices, isFromAlone, isRate, isRateBehind, type PriceInText } from './price-texts.ts';
import { withoutStruck } from './struck-sums.ts';

/** A price in a longer line is part of a sentence, and counts only where the sentence says that something costs it. */
const MAX_ITEM_CHARS = 110;
const MAX_PRICES = 300;
const MAX_WORDS_BEHIND = 2;
const COSTS = lightLetters(
  regexSource`
    \bcosts?\b
    |\bpriced?\b
    |\bprices?\b
    |\bstarts? (?:at|from)\b
    |\bcharge
    |\bberechne
    |\bfee\b
    |\brates?\b
    |kostet
    |kosten
    |preis
    |gebuhr
    |honorar
    |pauschale
    |zuschlag
    |erheb
    |forfait
    |toeslag
    |recargo
    |tarif
    |prix
    |coute
    |cuesta
    |precio
    |tarifa
    |costa\b
    |costo
    |prezzo
    |kost\b
    |prijs
    |tarief
    |custa
    |preco
    |料金
    |費用
    |価格
  `,
  'u',
);

/** Pages that show what the business offers. */
const OFFER_ROLES = new Set(['home', 'prices', 'services', 'products']);

const SENTENCE_BEFORE = lightLetters(/\p{L}{3}[.!] ?$/u);

/** Prices with what they are for. Where no item can be named beside a sum, it is left out rather than guessed. */
export function readPrices({ documents, country }: Website): Facts['prices'] {
  const found = new FactCollector<Price>();
  const forDonors = donationPages(documents);
  const ofLaw = sumsOfLaw(documents, country);
  for (const document of documents) {
    for (const entry of markedPrices(document))
      found.add(keyOf(entry), entry, sourceAt(document, 'JSON-LD offers', `${entry.what}: ${entry.asShown}`));
    if (document.page.role === 'article' || document.isLegal || forDonors.has(document.pageUrl)) continue;
    for (const { line, prices } of pricedLinesOf(document, country))
      for (const entry of prices)
        if (!ofLaw.has(entry.amount)) found.add(keyOf(entry), entry, lineSource(document, line));
  }
  const prices = found.inOrder().map(({ value, sources }) => ({ value, sources }));
  return ofVariants(prices)
    .slice(0, MAX_PRICES)
    .map((price) => asOnPage(price, country));
}

/** Markup says "40.00 USD": where the page shows the sum, it is told as it stands there. "From" and "$119" are two elements side by side. */
function asOnPage(price: Facts['prices'][number], country: string | null): Facts['prices'][number] {
  const { value, sources } = price;
  const [first] = sources;
  const shown =
    first && isMarkup(first)
      ? sources
          .filter((source) => !isMarkup(source))
          .flatMap(({ seen }) => findPrices(seen, country))
          .find(({ amount }) => amount === value.amount)
      : undefined;
  const asShown = shown ? shown.asShown + unitOf(shown) : value.asShown;
  return { ...price, value: { ...value, asShown: asShown.replace(GLUED_FROM, '$& ') } };
}

const GLUED_FROM = lightLetters(/^\p{L}{2,}(?=\p{Sc})/u);

function pricedLinesOf(document: TextDocument, country: string | null): { line: TextLine; prices: Price[] }[] {
  const unsold = sumsOfNothing(document, country);
  const lines = pricedLines(document, country);
  const isWorkedOut = isServed(document);
  const isList = OFFER_ROLES.has(document.page.role) || hasSeveralSums(document, country);
  return document.lines.flatMap((line, at) => {
    // A lone sum on a page about something else may be anybody's price.
    if (!isList && !saysCost(textOfLine(document, line), country) && !isBelowPrices(document, at)) return [];
    if (line.foreign !== null || line.inPlain || line.tag === 'label' || unsold.has(line.block)) return [];
    const prices = pricesOfLine(lines, line, at);
    const isSold = prices.length > 0 && (!isWorkedOut || isInPriceList(document, line.block, lines.reading));
    return isSold ? [{ line, prices }] : [];
  });
}

const hasSeveralSums = (document: TextDocument, country: string | null): boolean =>
  document.lines.filter((line) => line.foreign === null && findPrices(textOfLine(document, line), country).length > 0)
    .length >= 2;

/** The sums of a line that something costs, with what does. */
function pricesOfLine(lines: PricedLines, line: TextLine, at: number): Price[] {
  const { document, country } = lines;
  const text = textOfLine(document, line);
  const prices = findPrices(text, country);
  const sentence = isSentence(text, prices);
  return prices.flatMap((price, index) => {
    if (sentence && !saysCostAt(text, price.before.length) && !isRate(price) && !isBelowPrices(document, at)) return [];
    const what = itemOf({ lines, at, price, earlier: index === 0 ? null : (prices[0] ?? null), sentence });
    // "Free delivery from 25 €": from that sum on something else costs nothing.
    if (what === null || isFree(what)) return [];
    const asShown =
      (index === 0 && !sentence ? saidBefore(price, what) : '') +
      fromAbove(document, at, price) +
      price.asShown +
      (index === prices.length - 1 ? unitOf(price) || rateBelow(document, at, price) : '');
    return [{ what, amount: price.amount, currency: price.currency, asShown }];
  });
}

const isFree = (what: string): boolean =>
  FOR_FREE.test(
    (what.split(',').at(-1) ?? what)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/\p{L}+-\p{L}+/gu, ''),
  );

/** A long line, or one that ends as a sentence does. */
function isSentence(text: string, prices: readonly PriceInText[]): boolean {
  const rest = prices.at(-1)?.after.trim() ?? '';
  // "25 € inkl. MwSt.": a point behind a word or two abbreviates.
  const isProse = rest.split(' ').length > MAX_WORDS_BEHIND || /[.!?] /u.test(prices[0]?.before ?? '');
  return text.length > MAX_ITEM_CHARS || (SENTENCE_BEFORE.test(text) && isProse);
}

/** "Face 760" in a list is the "Dermapen – Face" that markup offers for 760: one price, under the name that tells what it is. */
function ofVariants(prices: Facts['prices']): Facts['prices'] {
  const marked = prices.filter(({ sources }) => sources.some(isMarkup));
  return prices.filter((one) => {
    if (marked.includes(one)) return true;
    const wholes = marked.filter(
      ({ value }) => value.amount === one.value.amount && endsIn(plainWords(value.what), plainWords(one.value.what)),
    );
    if (wholes.length !== 1) return true;
    wholes[0]?.sources.push(...one.sources);
    return false;
  });
}

const ENDS_APART = lightLetters(/[^\p{L}\d]\s*$/u);

const endsIn = (whole: string, part: string): boolean =>
  whole.endsWith(part) && ENDS_APART.test(whole.slice(0, -part.length));

/** With the spaces that a page may only draw: "Haircut|40 €" in two elements, and without what is struck through. */
const textOfLine = (document: TextDocument, { block, text }: TextLine): string => {
  const around = document.view.blocks[block];
  return around === undefined ? text : withoutStruck(spacedText(around, text), around, document);
};

/**
 * A page whose text is served with it: a sum that only its scripts write is what a calculator or a cart says, unless it stands in a list.
 */
const isServed = ({ viewName, view, page }: TextDocument): boolean =>
  viewName === 'rendered' && page.plain.view.textWords * 2 > view.textWords;

/** "Lessons cost 40 €." The words must stand in the sentence of the sum: other things cost, too. */
const saysCost = (text: string, country: string | null): boolean =>
  COSTS.test(plainWords(text)) &&
  text
    .split(/(?<=[.!?。])\s+/u)
    .some((sentence) => COSTS.test(plainWords(sentence)) && findPrices(sentence, country).length > 0);

/** "Rates and payment" right above the sentence. */
function isBelowPrices(document: TextDocument, at: number): boolean {
  const above = document.lines[at - 1];
  return above !== undefined && above.text.length <= 40 && COSTS.test(plainWords(above.text));
}

/** Whether the sentence around a place in a line speaks of cost. */
function saysCostAt(text: string, at: number): boolean {
  const start = Math.max(...SENTENCE_ENDS.map((end) => text.lastIndexOf(end, at - 1)));
  const ends = SENTENCE_ENDS.map((end) => text.indexOf(end, at)).filter((end) => end >= 0);
  return COSTS.test(plainWords(text.slice(start + 1, ends.length > 0 ? Math.min(...ends) : text.length)));
}

const SENTENCE_ENDS = ['. ', '! ', '? ', '。', '\n'];

/** "55 €/month", "$6 per lb", "8 €/m²", "€ 8.50 / 500 g": what the sum buys, where the line says no more behind it; "+ materials": what is paid besides. */
function unitOf({ after }: PriceInText): string {
  const rest = after.trim();
  if (rest.length <= MAX_RATE_CHARS && NAMES_UNIT.test(rest)) return ` ${rest}`;
  const unit = UNIT.exec(after)?.[0].trimEnd() ?? '';
  return unit + (BESIDES.exec(after.slice(unit.length))?.[0].trimEnd() ?? '');
}
/** "Per lb" and nothing else. */
export const NAMES_UNIT = lightLetters(/^(?:per|pro|par|por|je)\s\p{L}[\p{L}. ]*$/iu);
/** "Per day" over "25 € / day": what the sum is reckoned by, and no name of what it buys. */
export const isUnitOf = (name: string, sum: string): boolean =>
  NAMES_UNIT.test(name.trim()) &&
  plainWords(sum)
    .split(' ')
    .includes(plainWords(name).split(' ').at(-1) ?? '');
const BESIDES = lightLetters(/^\s?\+\s?\p{L}[\p{L}. ]{1,24}$/u);
const UNIT = lightLetters(
  /^\s?\/\s?(?:[\p{L}\d][\p{L}\d²³. ]{0,17}$|(?:\d{1,4}\s?)?\p{L}[\p{L}\d²³.]{0,11}(?=[\s,;)]))/u,
);

/** "Deposit: 50 €", "4 pack 20 €", "alkaen 20 €" on a card that names the item: words before the sum say what it is, in whatever language. */
function saidBefore({ before }: PriceInText, what: string): string {
  const words = before.trim();
  const [own, item] = [textKey(words), textKey(what)];
  const isNew = words !== '' && words.length <= MAX_RATE_CHARS && !item.includes(own) && !own.includes(item);
  return isNew && LETTER.test(words) && !NO_ITEM.test(plainWords(clean(words))) ? `${words} ` : '';
}

/** "From" over "20 €" in one element. */
function fromAbove({ lines }: TextDocument, at: number, { before }: PriceInText): string {
  const [above, own] = [lines[at - 1], lines[at]];
  return before === '' && above && above.block === own?.block && isFromAlone(above.text) ? `${above.text} ` : '';
}

/** "£350" over "+ VAT per hour" in a card: without it the sum is another. */
function rateBelow({ lines }: TextDocument, at: number, { after }: PriceInText): string {
  const [own, below] = [lines[at], lines[at + 1]];
  if (after.trim() !== '' || !own || !below || below.text.length > MAX_RATE_CHARS) return '';
  // "+ Add" puts it into a cart.
  if (PRESSED.has(below.tag)) return '';
  const isBeside = parentOf(own.place) === parentOf(below.place) && own.place !== below.place;
  const isUnit = isRateBehind(` ${below.text}`) || (BEGINS_AS_RATE.test(below.text) && !/\d/.test(below.text));
  return isBeside && isUnit ? ` ${below.text}` : '';
}

const PRESSED = new Set(['button', 'a']);

const BEGINS_AS_RATE = lightLetters(/^(?:[+/]\s?|(?:per|pro|par|por|je)\s)\p{L}/iu);

const parentOf = (place: string): string => place.split(' > ').slice(0, -1).join(' > ');
const MAX_RATE_CHARS = 30;

const keyOf = ({ what, amount }: Price): string => `${textKey(what)}|${amount}`;

/** Offers in structured data: a price with the name of what is offered. */
function markedPrices({ structured }: TextDocument): Price[] {
  return structured.nodes.flatMap((node): Price[] => {
    const shown = textOf(structured, node, 'price') ?? textOf(structured, node, 'lowPrice');
    if (shown === null || !/^\d+(?:[.,]\d+)?$/.test(shown)) return [];
    const parent = node.parent && structured.nodes[node.parent.node];
    const [item, named] = [textOf(structured, node, 'itemOffered'), textOf(structured, node, 'name')];
    // "Dermapen – Face" offers "Face": what is offered is said whole in the longer name.
    const isVariant = item !== null && named !== null && named.length > item.length && named.includes(item);
    const what = (isVariant ? named : (item ?? named)) ?? (parent ? textOf(structured, parent, 'name') : null);
    const currency = textOf(structured, node, 'priceCurrency')?.toUpperCase() ?? null;
    const amount = Number(shown.replace(',', '.'));
    if (what === null || amount <= 0) return [];
    const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
    return [{ what, amount, currency: code, asShown: code ? `${shown} ${code}` : shown }];
  });
}
