import { STARTS_WITH_LETTER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import { shapeOf } from '../certainty/places.ts';
import { clean, DETAIL, isItem, MAX_WHAT_CHARS, NO_ITEM } from './item-words.ts';
import { headOfRow, isPairInTurns, itemOfCard, type PriceReading } from './paired-items.ts';
import { FOR_FREE, findPrices, type PriceInText } from './price-texts.ts';
import { type Card, type Section, turnAround } from './turned-cards.ts';

/** Lines above a lone price in which its item may stand. */
const LOOK_BACK_LINES = 3;
/** Lines of a card from its heading to its price: a paragraph, and what is included. */
const MAX_CARD_LINES = 20;
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
/** "per month", "p.P.", "（税込）": follows the sum and names no item. */
const PER = lightLetters(
  regexSource`
    ^(?:
      [([（《／×]|\/|per|pro|par|je|al|a la|por|p\.|pp|each|inkl|incl|zzgl|plus|ttc|ht\b|x ?\d
      |month|monat|mois|mes\b|mese|maand|hour|stunde|heure|hora|ora\b|uur|person
      |pers|nacht|night|nuit|noche|notte|税|～|〜|から|より
    )
  `,
  'i',
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
  const { document, reading } = lines;
  const block = document.lines[at]?.block ?? -1;
  const onCard = (own: boolean) => headOfRow(document, block, reading) ?? itemOfCard(document, block, reading, own);
  // "Add for 25 €": the words of a button are what it does.
  if (document.lines[at]?.tag === 'button') return onCard(false) ?? cardTitle(lines, at);
  if (isButtonOfCards(lines, at)) return onCard(false) ?? cardTitle(lines, at) ?? headingAbove(lines, at);
  const printed = clean((earlier ?? price).before).replace(LINKING, '');
  // "Rate by night (7 to 11 pm): 80 €.": a label before a colon, whatever ends the line.
  const isProse = sentence && !/:\s*$/.test(price.before);
  const before = isProse ? printed : listedName(printed, price);
  const named = isItem(before) && !isProse && before.split(/\s+/).length <= MAX_LISTED_WORDS;
  // "Base fare / once per ride 6.50 €": what stands right before the sum may be said of it, not of what it is for.
  if (named && earlier === null) return (sentence ? null : onCard(true)) ?? before;
  if (named && earlier !== null) {
    // "Salad small 8 € / large 10 €": the second sum has the item of the first and its own size.
    const between = clean(price.before.slice(earlier.before.length).replace(earlier.asShown, '')).replace(
      /^.*\d.*$/u,
      '',
    );
    return between === '' || between.length > 30 ? before : `${before.replace(SIZE, '')} ${between}`;
  }
  const subject = sentence ? subjectOf(price) : null;
  if (subject !== null) return subject;
  const after = isPriced(price.after, lines.country) ? '' : clean(price.after);
  if (!earlier && before === '' && isItem(after) && !PER.test(price.after.trim()) && !PER.test(after)) {
    if (after.split(/\s+/).length <= MAX_ITEM_WORDS) return after;
  }
  return (sentence ? null : onCard(false)) ?? cardTitle(lines, at) ?? itemAbove(lines, at);
}

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

/** A sum in a line, whatever its currency. */
const isPriced = (text: string, country: string | null): boolean => findPrices(text, country).length > 0;

/** A line with nothing but sums and words that name no item. */
function isLonePrice(text: string, country: string | null): boolean {
  const prices = text.length > 60 ? [] : findPrices(text, country);
  if (prices.length === 0) return false;
  const [before = '', ...rest] = prices.reduce((left, { asShown }) => left.replace(asShown, '\n'), text).split('\n');
  const after = rest.join(' ').trim();
  return (
    NO_ITEM.test(plainWords(clean(before))) && (after === '' || PER.test(after) || NO_ITEM.test(plainWords(after)))
  );
}

const HEADING = /^h[2-6]$/;
const ANY_HEADING = /^h[1-6]$/;
/** Cards call their titles so where they are no headings. */
const TITLE_PLACE = /[.#][\w-]*(?:title|name|heading|headline)(?=$|[\s>.])[^>]*$/i;

/** The lines of a document, and the card each lone sum among them stands in. */
export interface PricedLines {
  document: TextDocument;
  country: string | null;
  cards: (Card | null)[];
  reading: PriceReading;
}

export const pricedLines = (document: TextDocument, country: string | null): PricedLines => ({
  document,
  country,
  cards: readCards(document, country),
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

function readCards(document: TextDocument, country: string | null): (Card | null)[] {
  const { lines, view } = document;
  const cards: (Card | null)[] = lines.map(() => null);
  const sections: Section[] = [];
  let start = 0;
  lines.forEach((line, at) => {
    const place = view.paths[view.blocks[line.block]?.path ?? -1] ?? '';
    const isTitle = HEADING.test(line.tag) || (line.text.length <= MAX_WHAT_CHARS && TITLE_PLACE.test(place));
    const last = sections.at(-1);
    if (isTitle && !isPriced(line.text, country)) {
      if (last && lines[at - 1]?.block === line.block) return;
      const level = HEADING.test(line.tag) ? line.tag : 'title';
      sections.push({ card: { title: line, level }, shape: shapeOf(place), sums: [] });
      start = at;
    } else if (last && at - start <= MAX_CARD_LINES && line.landmark === last.card.title.landmark) {
      // A button says the sum again, or alone.
      const isSum =
        line.tag === 'button'
          ? last.sums.length === 0 && isPriced(line.text, country)
          : isLonePrice(line.text, country);
      if (isSum && !view.blocks[line.block]?.cell) last.sums.push(at);
    }
  });
  turnAround(sections, (at) => shapeOf(view.paths[view.blocks[lines[at]?.block ?? -1]?.path ?? -1] ?? ''));
  // "Was 80 €, now 60 €" are two sums of one card; anything between them names them.
  const isCard = (section: Section | undefined): boolean =>
    section !== undefined &&
    section.sums.length > 0 &&
    section.sums.every((sum, index) => index === 0 || sum === (section.sums[index - 1] ?? 0) + 1);
  sections.forEach((section, index) => {
    if (!isCard(section)) return;
    const beside = [sections[index - 1], sections[index + 1]];
    if (!beside.some((other) => isCard(other) && other?.card.level === section.card.level)) return;
    for (const sum of section.sums) cards[sum] = section.card;
  });
  return cards;
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
