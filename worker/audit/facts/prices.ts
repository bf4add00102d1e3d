import { FactCollector } from './fact-collector.ts';
import type { FactInput } from './fact-input.ts';
import type { Facts, Price } from './facts.ts';
import { plainWords, textKey } from './plain-words.ts';
import { findPrices, type PriceInText } from './price-texts.ts';
import { textOf } from './review-schema.ts';
import { lineSource, sourceAt, type TextDocument, textDocuments } from './text-sources.ts';

/** A price in a longer line is part of a sentence, and counts only where the sentence says that something costs it. */
const MAX_ITEM_CHARS = 110;
const MAX_WHAT_CHARS = 90;
const MAX_PRICES = 300;
/** Lines above a lone price in which its item may stand. */
const LOOK_BACK_LINES = 3;
const COSTS =
  /\bcosts?\b|\bpriced?\b|\bfee\b|\brates?\b|kostet|kosten|preis|gebuhr|honorar|tarif|prix|coute|cuesta|precio|tarifa|costa\b|costo|prezzo|kost\b|prijs|tarief|custa|preco|料金|費用|価格/u;

/** Pages that show what the business offers. */
const OFFER_ROLES = new Set(['home', 'prices', 'services', 'products']);

/** Prices with what they are for. Where no item can be named beside a sum, it is left out rather than guessed. */
export function readPrices({ pages, country }: FactInput): Facts['prices'] {
  const found = new FactCollector<Price>();
  for (const document of textDocuments(pages)) {
    for (const entry of markedPrices(document))
      found.add(keyOf(entry), entry, sourceAt(document, 'JSON-LD offers', `${entry.what}: ${entry.asShown}`));
    if (document.page.role === 'article' || document.isLegal) continue;
    const offers = OFFER_ROLES.has(document.page.role);
    const sums = offers
      ? []
      : document.lines.filter((line) => line.foreign === null && findPrices(line.text, country).length > 0);
    document.lines.forEach((line, at) => {
      // A lone sum on a page about something else may be anybody's price.
      if (!offers && sums.length < 2 && !saysCost(line.text, country)) return;
      if (line.foreign !== null || line.inPlain || line.tag === 'label' || line.tag === 'button') return;
      const prices = findPrices(line.text, country);
      const sentence = line.text.length > MAX_ITEM_CHARS || /\p{L}{3}[.!] ?$/u.test(line.text);
      if (sentence && !COSTS.test(plainWords(line.text))) return;
      prices.forEach((price, index) => {
        const what = itemOf(document, at, price, index === 0 ? null : (prices[0] ?? null), sentence);
        if (what === null) return;
        const entry: Price = { what, amount: price.amount, currency: price.currency, asShown: price.asShown };
        found.add(keyOf(entry), entry, lineSource(document, line));
      });
    });
  }
  return found
    .inOrder()
    .slice(0, MAX_PRICES)
    .map(({ value, sources }) => ({ value, sources }));
}

/** "Lessons cost 40 €." The words must stand in the sentence of the sum: other things cost, too. */
const saysCost = (text: string, country: string | null): boolean =>
  COSTS.test(plainWords(text)) &&
  text
    .split(/(?<=[.!?。])\s+/u)
    .some((sentence) => COSTS.test(plainWords(sentence)) && findPrices(sentence, country).length > 0);

const keyOf = ({ what, amount }: Price): string => `${textKey(what)}|${amount}`;

/** Words that introduce a price and name no item. */
const NO_ITEM =
  /^(?:from|only|just|price|prices?|ab|nur|preis|preise|je|pro|statt|à partir de|a partir de|des|prix|tarif|desde|solo|precio|da|prezzo|solo|vanaf|prijs|apenas|preco|por|total|gesamt|or|and|und|oder|et|ou|y|o|e|\/|=|:|incl\.?|inkl\.?|klein|gross|small|large|料金|価格)?[\s:.\-–—=(/|]*$/u;

const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s•·*✓✔–—\-|/,;:.]+|[\s•·–—\-|/,;:=(.…]+$/gu, '')
    .trim();

/** Words a sentence puts between the item and its sum. */
const LINKING =
  /(?:\s+(?:costs?|is|are|at|of|for|kostet|kosten|beträgt|von|für|zu|um|nur|sind|ist|coûte|de|à|est|cuesta|cuestan|por|es|costa|è|di|a|kost|kosten|voor|van|custa|é|は|が))+$/iu;
const SIZE =
  /\s*(?:^|[\s(])(?:klein|groß|gross|mittel|normal|small|medium|large|regular|petite?|moyenne?|grande?|pequeñ[oa]|median[oa]|piccol[oa]|medi[oa]|pequen[oa]|kurz|lang|short|long|S|M|L|XL)\)?$/iu;
/** More words are a sentence, not a name. */
const MAX_ITEM_WORDS = 7;
/** "per month", "p.P.": follows the sum and names no item. */
const PER =
  /^(?:\/|per|pro|par|je|al|a la|por|p\.|pp|each|inkl|incl|zzgl|plus|ttc|ht\b|month|monat|mois|mes\b|mese|maand|hour|stunde|heure|hora|ora\b|uur|person|pers|nacht|night|nuit|noche|notte)/iu;

function itemOf(
  document: TextDocument,
  at: number,
  price: PriceInText,
  earlier: PriceInText | null,
  sentence: boolean,
): string | null {
  const before = clean((earlier ?? price).before).replace(LINKING, '');
  const named = isItem(before) && !sentence && before.split(/\s+/).length <= MAX_ITEM_WORDS;
  if (named && earlier === null) return before;
  if (named && earlier !== null) {
    // "Salad small 8 € / large 10 €": the second sum has the item of the first and its own size.
    const between = clean(price.before.slice(earlier.before.length).replace(earlier.asShown, '')).replace(
      /^.*\d.*$/u,
      '',
    );
    return between === '' || between.length > 30 ? before : `${before.replace(SIZE, '')} ${between}`;
  }
  const after = clean(price.after);
  if (!earlier && before === '' && isItem(after) && !PER.test(after) && after.split(/\s+/).length <= MAX_ITEM_WORDS)
    return after;
  return itemAbove(document, at);
}

/** A sum in a line, whatever its currency. */
const PRICED = /\d\s?(?:€|£|\$|円|CHF|EUR)|(?:€|£|\$|¥|￥|CHF|EUR)\s?\d/iu;

function itemAbove(document: TextDocument, at: number): string | null {
  const line = document.lines[at];
  const row = line && document.view.blocks[line.block]?.cell;
  for (let above = at - 1; above >= Math.max(0, at - LOOK_BACK_LINES); above--) {
    const other = document.lines[above];
    if (!other || other.landmark !== line?.landmark) return null;
    const cell = document.view.blocks[other.block]?.cell;
    if (row && (cell?.table !== row.table || cell.row !== row.row)) return null;
    if (PRICED.test(other.text)) {
      if (row) continue;
      // A list of prices under one item: "Haircut / short 20 € / long 30 €".
      continue;
    }
    const text = clean(other.text);
    if (isItem(text) && !/[.!?。]$/u.test(other.text.trim())) return text;
  }
  return null;
}

function isItem(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_WHAT_CHARS &&
    /\p{L}{2}|[\u3040-\u9fff]/u.test(text) &&
    !NO_ITEM.test(plainWords(text))
  );
}

/** Offers in structured data: a price with the name of what is offered. */
function markedPrices({ structured }: TextDocument): Price[] {
  return structured.nodes.flatMap((node): Price[] => {
    const shown = textOf(structured, node, 'price') ?? textOf(structured, node, 'lowPrice');
    if (shown === null || !/^\d+(?:[.,]\d+)?$/.test(shown)) return [];
    const parent = node.parent && structured.nodes[node.parent.node];
    const what =
      textOf(structured, node, 'itemOffered') ??
      textOf(structured, node, 'name') ??
      (parent ? textOf(structured, parent, 'name') : null);
    const currency = textOf(structured, node, 'priceCurrency')?.toUpperCase() ?? null;
    const amount = Number(shown.replace(',', '.'));
    if (what === null || amount <= 0) return [];
    const code = currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null;
    return [{ what, amount, currency: code, asShown: code ? `${shown} ${code}` : shown }];
  });
}
