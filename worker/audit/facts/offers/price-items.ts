import { STARTS_WITH_LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { clean, DETAIL, isItem } from './item-words.ts';
import { isLonePrice, isPriced, PER } from './lone-price.ts';
import { headOfRow, isPairInTurns, itemOfCard, type PriceReading } from './paired-items.ts';
import { FOR_FREE, findPrices, type PriceInText } from './price-texts.ts';
import { HEADING, MAX_CARD_LINES, titledCards } from './titled-cards.ts';
import type { Card } from './turned-cards.ts';

/** Lines above a lone price in which its item may stand. */
const LOOK_BACK_LINES = 3;
/** More words are a sentence, not a name; unless the line is nothing but the words and their sum. */
const MAX_ITEM_WORDS = 7;
const MAX_LISTED_WORDS = 12;

/** Words a sentence puts between the item and its sum. */
const LINKING = lightLetters(
  regexSource`
    (?:\s+(?:costs?|is|are|at|of|for|kostet|kosten|beträgt|von|für|zu|um|nur|sind|ist|coûte|de|à|est|cuesta
    |cuestan|por|es|costa|è|di|a|kost|kosten|voor|van|custa|é|は|が))+$
  `,
  'i',
);
const SIZE = lightLetters(
  regexSource`
    \s*(?:^|[\s(])(?:klein|groß|gross|mittel|normal|small|medium|large|regular|petite?|moyenne?|grande?
    |pequeñ[oa]|median[oa]|piccol[oa]|medi[oa]|pequen[oa]|kurz|lang|short|long|S|M|L|XL)\)?$
  `,
  'iu',
);

/** "The first session costs", "Regular cleaning starts at": group 1 is what the sum is for. */
const COSTS_THEN = lightLetters(
  regexSource`
    ^(.{2,80}?)\s+(?:
      costs?|starts? (?:at|from)|(?:is|are) (?:priced )?(?:at|from)|is|are|starting (?:at|from)|from
      |kostet|kosten|beträgt|ab|beginnt bei|co[ûu]ten?t?|à partir de|dès
      |est (?:à|de)|cuestan?|desde|a partir de|costano?|da|a partire da|kost|vanaf|custam?
    )\s*(?:\p{L}+\s){0,2}$
  `,
  'iu',
);
const ARTICLE = lightLetters(
  regexSource`
    ^(?:
      the|a|an|our|my|each|every|jede[rs]?|chaque|cada|ogni|elke?|das|der|die|den
      |ein|eine|einen|unsere?|meine?|le|la|les|l['’]|une?|nos|notre|el|los|las|una?
      |nuestr[oa]s?|il|lo|gli|i|de|het|een|onze|os?|as?|uma?|noss[oa]s?
    )(?:\s+|(?<=['’]))
  `,
  'i',
);
const NOT_A_THING = lightLetters(
  regexSource`
    ^(?:
      it|this|that|these|they|he|she|we|you|there|es|sie|er|dies|dieser?|wir|ich|man
      |ce|cela|ça|il|elle|nous|vous|esto|eso|questo|ciò|dit|dat|wij|isto|isso|prices?
      |preise?|prix|precios?|prezzi|prijzen
    )$
  `,
  'i',
);

/** What a sum is for; null where no item can be named. `earlier` is the first sum of the same line. */
export function itemOf({
  lines,
  at,
  price,
  earlier,
  sentence,
}: {
  lines: PricedLines;
  at: number;
  price: PriceInText;
  earlier: PriceInText | null;
  sentence: boolean;
}): string | null {
  // "Add for 25 €": the words of a button are what it does.
  if (lines.document.lines[at]?.tag === 'button') return nameOnCard(lines, at, false) ?? cardTitle(lines, at);
  if (isButtonOfCards(lines, at))
    return nameOnCard(lines, at, false) ?? cardTitle(lines, at) ?? headingAbove(lines, at);
  const printed = clean((earlier ?? price).before).replace(LINKING, '');
  // "Rate by night (7 to 11 pm): 80 €.": a label before a colon, whatever ends the line.
  const isProse = sentence && !/:\s*$/.test(price.before);
  const before = isProse ? printed : listedName(printed, price);
  if (!isProse && isItem(before) && before.split(/\s+/).length <= MAX_LISTED_WORDS) {
    if (earlier !== null) return ofOtherSize(before, price, lines.country) ?? withSize(before, price, earlier);
    // "Base fare / once per ride 6.50 €": what stands right before the sum may be said of it, not of what it is for.
    return (sentence ? null : nameOnCard(lines, at, true)) ?? before;
  }
  const said = sentence ? subjectOf(price) : null;
  const behind = earlier === null && before === '' ? itemBehind(price, lines) : null;
  const near = said ?? behind ?? (sentence ? null : nameOnCard(lines, at, false));
  return near ?? cardTitle(lines, at) ?? itemAbove(lines, at);
}

/** `own`: words beside the sum name something. */
function nameOnCard({ document, reading }: PricedLines, at: number, own: boolean): string | null {
  const block = document.lines[at]?.block ?? -1;
  return headOfRow(document, block, reading) ?? itemOfCard(document, block, reading, own);
}

/** "Soap 50 g: 9 €, 80 g: 14 €": the second sum has its own number of the same unit. */
function ofOtherSize(item: string, { before }: PriceInText, country: string | null): string | null {
  const last = findPrices(before, country).at(-1);
  const label = last === undefined ? '' : clean(before.slice(last.before.length).replace(last.asShown, ''));
  const unit = NUMBER_AND_UNIT.exec(label)?.[1];
  const [own = ''] = NUMBER_AND_UNIT.exec(item) ?? [];
  return unit !== undefined && own !== label && own.endsWith(unit) ? label : null;
}
const NUMBER_AND_UNIT = lightLetters(/\d[\d.,]*\s?(\p{L}+)\.?$/u);

/** "Salad small 8 € / large 10 €": the second sum has the item of the first and its own size. */
function withSize(item: string, { before }: PriceInText, earlier: PriceInText): string {
  const between = clean(before.slice(earlier.before.length).replace(earlier.asShown, '')).replace(/^.*\d.*$/u, '');
  return between === '' || between.length > 30 ? item : `${item.replace(SIZE, '')} ${between}`;
}

/** "25 € Haircut". What comes on top is none ("20 € + parts"), nor what stands behind several sums alike: a size ("500 g jar") or a button. */
function itemBehind({ after }: PriceInText, { country, shared }: PricedLines): string | null {
  const item = isPriced(after, country) || ADDED.test(after) ? '' : clean(after);
  if (!isItem(item) || shared.has(item) || PER.test(after.trim()) || PER.test(item)) return null;
  return item.split(/\s+/).length <= MAX_ITEM_WORDS ? item : null;
}

const ADDED = /^\s*\+/;

/** Texts right behind two different sums of a page. */
function behindSeveral({ lines }: TextDocument, country: string | null): ReadonlySet<string> {
  const behind = lines.flatMap(({ text }) => {
    const [only, ...others] = text.length > MAX_CARD_LINE_CHARS ? [] : findPrices(text, country);
    return only === undefined || others.length > 0 || only.before.trim() !== '' ? [] : [only];
  });
  const groups = Map.groupBy(behind, ({ after }) => clean(after));
  return new Set(
    [...groups].flatMap(([text, sums]) => (new Set(sums.map(({ amount }) => amount)).size > 1 ? [text] : [])),
  );
}
const MAX_CARD_LINE_CHARS = 110;

const SUM = lightLetters(/[\d\p{Sc}.,()]+/gu);
/** "View details ($44.99)", "View details ($34.99)": links with the same words beside different sums are the buttons of their cards. */
function isButtonOfCards({ document: { lines } }: PricedLines, at: number): boolean {
  const line = lines[at];
  if (line?.tag !== 'a') return false;
  const words = line.text.replace(SUM, '').trim();
  return lines.some(
    ({ tag, text }, other) =>
      other !== at && tag === 'a' && text !== line.text && text.replace(SUM, '').trim() === words,
  );
}

function headingAbove({ document: { lines } }: PricedLines, at: number): string | null {
  const heading = lines.slice(Math.max(0, at - MAX_CARD_LINES), at).findLast(({ tag }) => HEADING.test(tag));
  const text = heading?.landmark === lines[at]?.landmark ? clean(heading?.text ?? '') : '';
  return isItem(text) ? text : null;
}

/** The name in a line that is a name and its sum: "First visit: history and examination (80 min): 140 €". */
function listedName(before: string, price: PriceInText): string {
  if (before.split(/\s+/).length <= MAX_ITEM_WORDS) return before;
  const bare = clean(before.replace(/ ?\([^)]*\)|（[^）]*）/gu, ''));
  const [head = ''] = bare.split(/:\s/u);
  if (bare.split(/\s+/).length <= MAX_ITEM_WORDS) return bare;
  if (head !== bare && isItem(head) && head.split(/\s+/).length <= MAX_ITEM_WORDS) return head;
  const isLast = price.after.trim() === '' || PER.test(price.after.trim());
  return isLast && bare.split(/\s+/).length <= MAX_LISTED_WORDS && !/[.!?] /u.test(bare) ? bare : before;
}

const UP_TO_LAST_AMOUNT = lightLetters(/^.*\d[^\p{L}]*(?:and|und|et|y|e|en)?\s/u);

/** The subject of the clause that ends in the sum. */
function subjectOf({ before, asShown }: PriceInText): string | null {
  const last = before.split(/[.!?;。]\s+|\n|\s[–—]\s/u).at(-1) ?? '';
  // "The first visit is $150, and each further one is": what follows an earlier sum.
  const clause = last.replace(UP_TO_LAST_AMOUNT, '');
  // "Regular cleaning from £20": the word before the sum was taken with it.
  const said = COSTS_THEN.exec(clause)?.[1] ?? (STARTS_WITH_LETTER.test(asShown) ? clause : undefined);
  if (said === undefined || /\d/.test(said)) return null;
  const subject = clean(said.replace(ARTICLE, ''));
  const fits = isItem(subject) && !NOT_A_THING.test(subject) && subject.split(/\s+/).length <= MAX_ITEM_WORDS;
  return fits ? subject.charAt(0).toUpperCase() + subject.slice(1) : null;
}

const ANY_HEADING = /^h[1-6]$/;

/** The lines of a document, and the card each lone sum among them stands in. */
export interface PricedLines {
  document: TextDocument;
  country: string | null;
  cards: (Card | null)[];
  /** What stands behind several sums alike, and names none of what they are for. */
  shared: ReadonlySet<string>;
  reading: PriceReading;
}

export const pricedLines = (document: TextDocument, country: string | null): PricedLines => ({
  document,
  country,
  cards: titledCards(document, country),
  shared: behindSeveral(document, country),
  reading: {
    isPriced: (text) => isPriced(text, country),
    named: (text) => {
      const name = clean(text);
      return isItem(name) && !isPriced(text, country) && !isFreeOrSentence(text) ? name : null;
    },
  },
});

const isFreeOrSentence = (text: string): boolean => /[.!?。]$/u.test(text.trim()) || FOR_FREE.test(text);

/**
 * The heading of the card a lone sum stands in. Cards come side by side: two or more headings of one level, each with one sum of
 * its own below, whatever stands between.
 */
function cardTitle({ document, cards }: PricedLines, at: number): string | null {
  const card = cards[at];
  if (!card) return null;
  const text = clean(document.view.blocks[card.title.block]?.text ?? card.title.text);
  return isItem(text) ? text : null;
}

/** The name in a line above a sum where structure pairs them: one element, a row, a term with its details, or a list of such pairs. */
function itemAbove({ document, country, reading }: PricedLines, at: number): string | null {
  const line = document.lines[at];
  if (!line) return null;
  let isNearest = true;
  for (let above = at - 1; above >= Math.max(0, at - LOOK_BACK_LINES); above--) {
    const other = document.lines[above];
    if (!other || other.landmark !== line.landmark) return null;
    // A list of prices under one item: "Haircut / short 20 € / long 30 €".
    if (isPriced(other.text, country) || DETAIL.test(other.text) || other.tag === 'a' || other.tag === 'button')
      continue;
    const isPair =
      other.block === line.block ||
      (line.tag === 'dd' && other.tag === 'dt') ||
      (isNearest && ANY_HEADING.test(other.tag) && isLonePrice(line.text, country)) ||
      isPairInTurns(document, other.block, line.block, reading);
    isNearest = false;
    const name = isPair ? reading.named(other.text) : null;
    if (name !== null) return name;
  }
  return null;
}
