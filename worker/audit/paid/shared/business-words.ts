import type { ListedFact, Price } from '../../facts/facts.ts';
import { mayBeRemainder } from '../../facts/offers/no-service.ts';
import { sureTradeId, UNDOUBTED_TRADE } from '../../facts/trade/sure-trade.ts';
import type { FixInput } from '../../fixes/fix-input.ts';
import { placeOfBusiness } from '../../fixes/head/title-parts.ts';
import { sellsOn } from '../../fixes/sure-offers.ts';
import { hasAmount } from '../../questions/signs/has-price.ts';
import { TRADES, type TradeId } from '../../trades/index.ts';
import { wordsOnCard } from '../../website/page/page-rows.ts';
import type { TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { PROSE_LANGUAGES } from '../../website/text/page-prose.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import { mentions } from './same-words.ts';
import { type Section, sectionsOf } from './site-sections.ts';

/** Something the business sells for certain, with what its website says about it. */
export interface Offer {
  name: string;
  /** "Service" as listed, or what a price stands for. */
  from: 'services' | 'prices';
  pageUrl: string;
  seen: string;
  price: ListedFact<Price> | null;
  /** Some price was read that may be its own, for sure or not: nobody says that it has none. */
  mayBePriced: boolean;
  /** A sentence about it that holds an amount, where no price fact bears its name. */
  amount: { text: string; pageUrl: string } | null;
  /** How often headings and sentences name it. */
  named: number;
  /** Under headings that name it, in sentences that do, or beside its name on a card: whichever is most. */
  words: number;
  /** A line of a card is its name and nothing else, and the next tells of it. */
  isLabelled: boolean;
  /** A section headed by it; null when none is. */
  section: Section | null;
  sentence: { text: string; pageUrl: string } | null;
}

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
  offers: Offer[];
  sections: Section[];
}

/** Whether the offers of a trade are dishes and the like, many and often changed, and looked for by name, not by price. */
export const sellsDishes = (trade: TradeId): boolean => TRADES[trade].line === 'food';

/** Whether what it offers may be called services: goods are none, and of an unknown trade nobody can tell. */
export const sellsServices = (trade: TradeId): boolean => trade !== 'other' && TRADES[trade].line !== 'retail';

/** Whether it sells what it does: of a dish or a thing on a shelf a line is enough, and none has a page or an article of its own. */
export const sellsWork = (trade: TradeId): boolean => sellsServices(trade) && !sellsDishes(trade);

/** What nobody asks a price for: what a charity gives away. */
export const sellsNothing = (trade: TradeId): boolean => TRADES[trade].sellsNothing === true;

/** Fewer words about a service tell no more than its name. */
export const NAME_ONLY_WORDS = 12;

/** Longer entries are sentences or several services in one. */
const MAX_OFFER_CHARS = 48;
const MAX_OFFER_WORDS = 6;

export function businessWords(input: FixInput): BusinessWords {
  const { facts, pages, questions } = input.inputs;
  const language = PROSE_LANGUAGES.find((one) => one === input.language.slice(0, 2));
  const sections = sectionsOf(pages ?? []);
  // What people call it goes into texts in its name: that of a likely trade does not.
  const trade = input.facts.trade === null ? 'other' : questions.trade;
  const noun = (language && TRADES[trade].nouns?.[language].sought) ?? null;
  const isSaid = noun !== null && saysOf(input, sections, noun);
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
    offers: offersOf(input, sections),
    sections,
  };
}

function saysOf({ inputs }: FixInput, sections: readonly Section[], noun: string): boolean {
  const wanted = plainWords(noun);
  const titles = (inputs.pages ?? []).flatMap(({ plain }) => plain.view.titles);
  const texts = sections.flatMap(({ heading, sentences }) => [heading ?? '', ...sentences]);
  return [...titles, ...texts].some((text) => plainWords(text).includes(wanted));
}

function offersOf(input: FixInput, sections: readonly Section[]): Offer[] {
  // What may be a slogan, a menu item or somebody else's sum is neither written nor advised on.
  const { facts } = input;
  const listed = facts.services.flatMap(({ value, sources: [source] }) =>
    source && isName(value) ? [{ name: value.trim(), from: 'services' as const, source }] : [],
  );
  // A price whose words are not the text's own may belong to something else.
  const priced = facts.prices.flatMap(({ value: { what }, sources: [source] }) =>
    source && isName(what) && plainWords(source.seen).includes(plainWords(what))
      ? [{ name: what.trim(), from: 'prices' as const, source }]
      : [],
  );
  const isRemainder = mayBeRemainder((input.inputs.pages ?? []).flatMap(({ documents }) => documents));
  const seen = new Set<string>();
  const own = facts.businessName?.value;
  const distinct = [...listed, ...priced].filter(({ name }) => {
    if ((own !== undefined && mentions(name, own)) || isRemainder(name)) return false;
    const isNew = ![...seen].some((other) => mentions(name, other) || mentions(other, name));
    seen.add(name);
    return isNew;
  });
  const pages = input.inputs.pages ?? [];
  const asks = ({ sources: [source] }: ListedFact<Price>) =>
    pages.some((page) => page.url === source?.pageUrl && sellsOn(input, page));
  return distinct.map(({ name, from, source }) => {
    const isOf = ({ value: { what } }: ListedFact<Price>) => textKey(what) === textKey(name) || mentions(what, name);
    const price = facts.prices.find((one) => isOf(one) && asks(one)) ?? null;
    return {
      name,
      from,
      pageUrl: source.pageUrl,
      seen: source.seen,
      price,
      mayBePriced: input.inputs.facts.prices.some(isOf),
      ...saidAbout(name, sections, pages),
    };
  });
}

const isName = (text: string): boolean =>
  text.trim().length > 2 &&
  text.length <= MAX_OFFER_CHARS &&
  countWords(text) <= MAX_OFFER_WORDS &&
  !/^\d|[.!?:;\n]\s*$|[\n@=]|https?:|\d{4,}/.test(text.trim());

function saidAbout(
  name: string,
  sections: readonly Section[],
  pages: readonly ReadPage[],
): Pick<Offer, 'amount' | 'named' | 'words' | 'isLabelled' | 'section' | 'sentence'> {
  const headed = sections.filter(({ heading }) => heading !== null && mentions(heading, name));
  const section = headed.find(({ sentences }) => sentences.length > 0) ?? headed[0] ?? null;
  const sentences = sections.flatMap((one) =>
    one.sentences.filter((text) => mentions(text, name)).map((text) => ({ text, pageUrl: one.pageUrl })),
  );
  const first = section?.sentences.find(endsAsSentence);
  const under = headed.flatMap((one) => one.sentences.map((text) => ({ text, pageUrl: one.pageUrl })));
  const beside = wordsBesideLabel(name, pages);
  return {
    isLabelled: beside > 0,
    named: headed.length + sentences.length,
    amount: [...under, ...sentences].find(({ text }) => hasAmount(text)) ?? null,
    section,
    sentence: section && first !== undefined ? { text: first, pageUrl: section.pageUrl } : (sentences[0] ?? null),
    words: Math.max(
      headed.reduce((sum, { wordsBelow }) => sum + wordsBelow, 0),
      sentences.reduce((sum, { text }) => sum + countWords(text), 0),
      beside,
      ...pages.map(({ plain }) => wordsOnCard(plain.view, name)),
    ),
  };
}

/** Menus name what pages tell. */
const isContent = ({ landmark }: TextBlock): boolean => landmark === 'main' || landmark === null;

/** A shorter line is another label. */
const MIN_TOLD_WORDS = 5;

/** On cards without headings: what stands right after a line that is the name and nothing else. */
function wordsBesideLabel(name: string, pages: readonly ReadPage[]): number {
  const key = textKey(name);
  return pages
    .flatMap(({ prose: { view } }) =>
      view.blocks.filter((_, at) => {
        const label = view.blocks[at - 1];
        return label !== undefined && label.tag !== 'option' && isContent(label) && textKey(label.text) === key;
      }),
    )
    .map(({ text }) => countWords(text))
    .filter((words) => words >= MIN_TOLD_WORDS)
    .reduce((sum, words) => sum + words, 0);
}
