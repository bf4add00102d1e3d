import { TRADES, type TradeId } from '../../trades/index.ts';
import { partsOfBusiness } from '../../website/structured-data/business-nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import type { ToldTrade } from '../../words/language-words.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { TRADE_LEXICON, tradesSaid } from '../../words/trade-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import { withoutCustomers } from '../trade/of-customers.ts';
import { isCalledByNoun, isNounOf, isOneKind } from '../trade/one-kind.ts';
import { sellsGoodsBeside } from '../trade/sells-goods.ts';
import { tradesMadeOf } from '../trade/trade-by-parts.ts';
import { certaintyOfName } from './certainty-of-name.ts';
import { isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * Its type in markup, or the parts its website is made of, and its words in title, first heading, description or name. Words alone are
 * certain only in a name that is, and where the text beside it says them again and again and hardly those of another trade.
 */
export function certaintyOfTrade({ value, sources }: NonNullable<Facts['trade']>, website: StatedWebsite): Certainty {
  if (value.id === 'other') return value.confidence === 0 ? 'seen' : 'likely';
  const said = saidOfItself(website);
  if (sources.some(isMarkup))
    return Object.values(said).some((text) => tradesSaid(text).includes(value.id)) ? 'certain' : 'likely';
  const [main] = website.facts.languages;
  // A word may mean something else in a language whose words nobody here knows.
  if (main && !(main.value in LANGUAGES)) return 'likely';
  const own = (text: string) => withoutCustomers(text, value.id);
  return certaintyOfWords(
    value.id,
    { title: own(said.title), heading: own(said.heading), description: own(said.description), called: said.called },
    website,
  );
}

/** By what it says of itself, those left out whom it does that for. */
function certaintyOfWords(
  id: TradeId,
  said: ReturnType<typeof saidOfItself>,
  website: StatedWebsite,
): Exclude<Certainty, 'seen'> {
  const { title, heading, description, called } = said;
  const told = new Set(Object.values(said).flatMap((text) => tradesSaid(text)));
  const isSaid = told.has(id);
  if (!isItsOwn(id, Object.values(said), website)) return 'likely';
  const parts = tradesMadeOf(website, TRADES);
  // "Caffè Larch" with a cart and nothing of a café sells the coffee.
  if (parts.length > 0 && !parts.some((one) => one.id === id)) return 'likely';
  if (isOneKind(id) && isNamedAfter(id, said, website)) return 'certain';
  const isOther = told.delete('unasked');
  if ([...told].some((other) => other !== id) || sellsGoodsBeside(id, website.documents)) return 'likely';
  const made = parts.find((one) => one.id === id)?.parts.length ?? 0;
  const isMade = made > 0 && (isSaid || (made >= MIN_PARTS && !isOther));
  const isCalled =
    isOneKind(id) &&
    tradesSaid(called).includes(id) &&
    isToldApart(id, website.facts.businessName?.value ?? '', website);
  // The title and what describes the business or heads its front page, written apart, say the same and nothing else.
  const isAgreed =
    isOneKind(id) && !isOther && saysTwice(id, [title, heading, description], website.facts.businessName?.value ?? '');
  return isMade || isCalled || isAgreed ? 'certain' : 'likely';
}

/** Where a website says what it is: title, first heading and description of its front page, and a name that is sure. */
function saidOfItself(website: StatedWebsite) {
  const home = website.documents.find(({ page }) => page.role === 'home')?.view;
  const name = website.facts.businessName;
  return {
    title: plainWords(home?.titles[0] ?? ''),
    heading: plainWords(home?.headings.find(({ level }) => level === 1)?.text ?? ''),
    description: plainWords(home?.metas.find((meta) => meta.name === 'description')?.content ?? ''),
    called: plainWords(name && certaintyOfName(name, website) === 'certain' ? name.value : ''),
  };
}

/** "Larch Plumbing", and a title or description that speaks of plumbing first: what else it offers makes it no other trade. */
function isNamedAfter(
  trade: TradeId,
  { title, heading, description, called }: ReturnType<typeof saidOfItself>,
  { facts }: StatedWebsite,
): boolean {
  const own = plainWords(facts.businessName?.value ?? '');
  const inName = tradesSaid(called);
  if (own === '' || inName.length !== 1 || inName[0] !== trade) return false;
  return [title, heading, description].some((text) => tradesSaid(withoutName(text, own))[0] === trade);
}

/** The whole business, and not only its name or a part of it, is of the trade. */
const isItsOwn = (trade: TradeId, texts: readonly string[], website: StatedWebsite): boolean =>
  isCarried(trade, website) &&
  !isOfPart(trade, website) &&
  isCalledByNoun(trade, texts) &&
  (TRADES[trade].sellsNothing !== true || isMadeOf(trade, website));

/** "e.V.", "Foundation": a form in law, in which people ride and sing as well as help. */
const isMadeOf = (trade: TradeId, website: StatedWebsite): boolean =>
  tradesMadeOf(website, TRADES).some(({ id }) => id === trade);

/**
 * Whether the website says the trade by its noun or in other words than those of the name, or is made of its parts. A farm that is called one for its
 * guests' table lets no rooms for that: what is offered carries a trade, a word of a name alone does not.
 */
function isCarried(trade: TradeId, website: StatedWebsite): boolean {
  if (tradesMadeOf(website, TRADES).some(({ id }) => id === trade)) return true;
  const own = new Set(plainWords(website.facts.businessName?.value ?? '').split(/[^\p{L}\d]+/u));
  return website.documents.some(({ lines }) =>
    lines.some(({ foreign, text }) => {
      if (foreign !== null) return false;
      const plain = plainWords(text);
      return TRADE_LEXICON.wordsIn(plain).some(({ tag, start, end }) => {
        const word = plain.slice(start, end).trim();
        return tag === trade && (!own.has(word) || isNounOf(trade, word));
      });
    }),
  );
}

/** A hotel's restaurant: markup describes it as a part of a business that is of no type of the trade. */
const isOfPart = (trade: TradeId, { documents }: StatedWebsite): boolean =>
  documents.some(({ structured }) =>
    partsOfBusiness(structured).some((part) => (TRADES[trade].types ?? []).some((type) => isTyped(part, type))),
  );

const isTyped = ({ types }: SchemaNode, wanted: string): boolean => types.some((type) => isA(type, wanted));

/** In the title, and in the first heading or the description, beside the name: "Larch Café" may be a bar. */
function saysTwice(trade: TradeId, texts: readonly string[], name: string): boolean {
  const own = plainWords(name);
  const [inTitle, ...others] = texts.map((text) =>
    tradesSaid(own === '' ? text : withoutName(text, own)).includes(trade),
  );
  return inTitle === true && others.includes(true);
}

/** What a text says beside the name, a part that is the name with one word spelled otherwise left out as well. */
function withoutName(text: string, name: string): string {
  const own = new Set(wordsIn(name));
  const isName = (part: string): boolean => {
    const words = wordsIn(part);
    return words.length <= own.size && words.filter((word) => own.has(word)).length * 3 >= own.size * 2;
  };
  return text
    .replaceAll(name, ' ')
    .split(TITLE_SEAM)
    .filter((part) => !isName(part))
    .join(' | ');
}
const TITLE_SEAM = /[|·–—:]|\s-\s/;
const wordsIn = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter((word) => word !== '');

/** So many parts of one trade together leave no other. */
const MIN_PARTS = 3;

/**
 * A word in a name is one place: lines without the name say the trade as well, far more often than any other. Those of the home page tell, or
 * those of all pages, articles apart: who runs a practice, and as what, may stand in its imprint alone.
 */
function isToldApart(trade: TradeId, name: string, { documents }: StatedWebsite): boolean {
  const home = documents.filter(({ page }) => page.role === 'home');
  const all = documents.filter(({ page }) => page.role !== 'article');
  return isMostlySaid(trade, name, home) || isMostlySaid(trade, name, all);
}

function isMostlySaid(trade: TradeId, name: string, documents: StatedWebsite['documents']): boolean {
  const key = textKey(name);
  const texts = [
    ...documents.flatMap(({ lines }) =>
      lines.filter(({ foreign, landmark }) => foreign === null && landmark !== 'nav').map(({ text }) => text),
    ),
    ...documents.flatMap(({ view }) =>
      view.metas.filter((meta) => meta.name === 'description').map(({ content }) => content),
    ),
  ];
  const beside = [...new Set(texts)].filter((text) => !textKey(text).includes(key)).map(plainWords);
  const counts = new Map<ToldTrade, number>();
  for (const text of beside) for (const id of tradesSaid(text)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const own = counts.get(trade) ?? 0;
  return own >= 1 && [...counts].every(([id, count]) => id === trade || id === 'unasked' || count * MIN_TIMES <= own);
}

/** So many lines of the own trade to one of another. */
const MIN_TIMES = 2;
