import { mayBeRemainder } from '../../facts/offers/no-service.ts';
import { sureTradeId, UNDOUBTED_TRADE } from '../../facts/trade/sure-trade.ts';
import type { FixInput } from '../../fixes/fix-input.ts';
import { placeOfBusiness } from '../../fixes/head/title-parts.ts';
import { TRADES, type TradeId } from '../../trades/index.ts';
import type { Trade } from '../../trades/trade.ts';
import { countWords } from '../../website/page/words.ts';
import { PROSE_LANGUAGES } from '../../website/text/page-prose.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import { mentions } from './same-words.ts';

/** How the website speaks of its business, in its own words. */
export interface BusinessWords {
  name: string | null;
  /** Town of its own address, where that is certain; null as well for one with several, or without a place. */
  place: string | null;
  /** The same where the name does not hold it already. */
  placeBeside: string | null;
  trade: TradeId;
  /** As people call the trade, in the website's language; null when the website itself never uses the word. */
  noun: string | null;
  /** The same as people may type it, also where the website does not, when the trade is beyond doubt. */
  typedNoun: string | null;
  /** null when we have no wordings in its language. */
  phrases: Phrases | null;
  /** Names of what it sells for certain, each once. */
  offers: string[];
}

/** Longer entries are sentences or several services in one. */
const MAX_OFFER_CHARS = 48;
const MAX_OFFER_WORDS = 6;

export function businessWords(input: FixInput): BusinessWords {
  const { facts, questions } = input.inputs;
  const language = PROSE_LANGUAGES.find((one) => one === input.language.slice(0, 2));
  // What people call it goes into texts in its name: that of a likely trade does not.
  const trade = input.facts.trade === null ? 'other' : questions.trade;
  const { nouns, isUnnamed } = TRADES[trade] as Trade;
  const noun = (language && !isUnnamed && nouns?.[language].sought) || null;
  const isSaid = noun !== null && saysOf(input, noun);
  const name = input.facts.businessName?.value ?? null;
  const place = input.inputs.isLocal === true ? placeOfBusiness(input) : null;
  return {
    name,
    place,
    placeBeside: place !== null && name !== null && mentions(name, place) ? null : place,
    trade,
    noun: isSaid ? noun : null,
    typedNoun: isSaid || sureTradeId(facts, UNDOUBTED_TRADE) !== null ? noun : null,
    phrases: phrasesIn(input.language),
    offers: offersOf(input),
  };
}

/** Whether the business calls itself so, in titles or main headings: running text may tell what it is not. */
function saysOf({ inputs }: FixInput, noun: string): boolean {
  // "Schule" heads a "Hundeschule", and is none; a "Zahnarztpraxis" is a "Zahnarzt".
  const wanted = plainWords(noun);
  const texts = (inputs.pages ?? []).flatMap(({ plain: { view } }) => [
    ...view.titles,
    ...view.headings.filter(({ hidden, level }) => !hidden && level === 1).map(({ text }) => text),
  ]);
  return texts.some((text) => beginsWordIn(plainWords(text), wanted));
}

const LATIN = /^\p{Script=Latin}/u;

/** Other scripts write words without a space between them. */
function beginsWordIn(text: string, word: string): boolean {
  if (!LATIN.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\p{L}/u.test(text[at - 1] ?? ' ')) return true;
  return false;
}

/** What may be a slogan, a menu item or somebody else's sum is left out. */
function offersOf(input: FixInput): string[] {
  const { facts } = input;
  const listed = facts.services.map(({ value }) => value);
  // A price whose words are not the text's own may belong to something else.
  const priced = facts.prices.flatMap(({ value: { what }, sources: [source] }) =>
    source && plainWords(source.seen).includes(plainWords(what)) ? [what] : [],
  );
  const isRemainder = mayBeRemainder((input.inputs.pages ?? []).flatMap(({ documents }) => documents));
  const own = facts.businessName?.value;
  const seen: string[] = [];
  for (const name of [...listed, ...priced].filter(isName).map((one) => one.trim())) {
    if ((own !== undefined && mentions(name, own)) || isRemainder(name)) continue;
    if (!seen.some((other) => mentions(name, other) || mentions(other, name))) seen.push(name);
  }
  return seen;
}

const isName = (text: string): boolean =>
  text.trim().length > 2 &&
  text.length <= MAX_OFFER_CHARS &&
  countWords(text) <= MAX_OFFER_WORDS &&
  !/^\d|[.!?:;\n]\s*$|[\n@=]|https?:|\d{4,}/.test(text.trim());
