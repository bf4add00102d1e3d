import { TRADES, type TradeId, type Trades, tradeEntries } from '../../trades/index.ts';
import { businessNodes, partsOfBusiness } from '../../website/structured-data/business-nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { TRADE_LEXICON } from '../../words/trade-words.ts';
import type { FactSource, Facts } from '../facts.ts';
import { othersLinked } from '../offers/services.ts';
import { withoutServed } from './of-customers.ts';
import { isToldByPartsAlone, type MadeOf, tradesMadeOf } from './trade-by-parts.ts';
import { TYPES_WITHOUT_TRADE } from './unasked-trades.ts';

/** The owner said so in a vocabulary made for it. */
const TYPE_CONFIDENCE = 0.95;
/** Points of words below which nothing is said, and the lead a trade needs over the next. */
const MIN_POINTS = 2.5;
const MIN_LEAD = 1.25;
/** General words yield to a special trade that has as much as this share of their points. */
const SPECIAL_SHARE = 0.8;

/** Of the title and first heading of the home page. */
const MIN_NAME_WEIGHT = 3;
/** What stands in running text alone needs a clearer lead: an adviser writes of builders on every page. */
const MIN_TOLD_WEIGHT = 1;
const MIN_TEXT_LEAD = 1.5;

interface Place {
  text: string;
  weight: number;
  /** Most points one trade gets from this place: a word said twenty times proves no more than said four times. */
  most: number;
  source: FactSource;
}

/**
 * The main trade: by the schema.org type of the business, else by what the website is made of, its name, title and first heading
 * deciding between several, else by the words it uses for itself. `other` when nothing tells.
 */
export function readTrade(
  website: Website,
  name: Facts['businessName'] = null,
  trades: Trades = TRADES,
  lexicon = TRADE_LEXICON,
): Facts['trade'] {
  const { documents } = website;
  if (documents.length === 0) return null;
  const byType = tradeByType(documents, trades);
  const narrower = narrowerTrades(byType, trades);
  if (byType && narrower.size === 0) return byType;
  const said = isOfNoTrade(documents)
    ? null
    : saidTrades(places(documents, name, othersLinked(website)), trades, lexicon);
  const byWords = said && tradeByWords(said, trades);
  if (byType) return byWords && narrower.has(byWords.value.id) ? byWords : byType;
  return (
    (said && tradeByParts(tradesMadeOf(website, trades), said, byWords, trades)) ??
    byWords ??
    unknownTrade(documents, trades)
  );
}

/** Its parts and its words agree; it has parts that tell it and no words. */
const PARTS_AND_WORDS_CONFIDENCE = 0.9;
const PARTS_CONFIDENCE = 0.75;
const MIN_PLAIN_PARTS = 3;

/**
 * The trade the parts tell, words only deciding between several. A special trade that the title or the first heading names goes before:
 * a bakery may have a cart, a practice a link for donations.
 */
function tradeByParts(made: MadeOf[], said: SaidTrades, byWords: Facts['trade'], trades: Trades): Facts['trade'] {
  const spoken = byWords?.value.id;
  if (spoken && said.named.has(spoken) && !trades[spoken].isGeneral && !made.some(({ id }) => id === spoken))
    return null;
  const pointsOf = ({ id }: MadeOf) => said.points.get(id) ?? 0;
  const isNamed = ({ id }: MadeOf) => Number(said.named.has(id));
  const worded = made
    .filter((one) => pointsOf(one) > 0)
    .sort((a, b) => isNamed(b) - isNamed(a) || b.parts.length - a.parts.length || pointsOf(b) - pointsOf(a))[0];
  // What several trades have in common tells the general one of them.
  const first = made.filter(({ parts }) => parts.length === made[0]?.parts.length);
  const most = first.length > 1 ? first.find(({ id }) => trades[id].isGeneral) : first[0];
  const isWorded = worded && (isNamed(worded) > 0 || !most || worded.parts.length >= most.parts.length);
  // A beekeeper with cart, cards of products and a policy of returns is a shop, too.
  const isPlain = said.unasked < MIN_POINTS || (most?.parts.length ?? 0) >= MIN_PLAIN_PARTS;
  const chosen = isWorded ? worded : isPlain ? most : undefined;
  if (!chosen || (pointsOf(chosen) === 0 && !isToldByPartsAlone(chosen, made, trades))) return null;
  const { id, sources } = chosen;
  const confidence = pointsOf(chosen) > 0 ? PARTS_AND_WORDS_CONFIDENCE : PARTS_CONFIDENCE;
  const source = said.best.get(id)?.source;
  // The word that names it is the better quotation: a price proves that something is sold, not what it is called.
  return { value: { id, label: trades[id].label, confidence }, sources: source ? [source, ...sources] : sources };
}

function tradeByType(documents: TextDocument[], trades: Trades): Facts['trade'] {
  const parts = documents.flatMap(({ structured }) => partsOfBusiness(structured));
  const isPart = (node: SchemaNode) => parts.some((part) => part === node || (node.id !== null && part.id === node.id));
  for (const document of documents) {
    const nodes = businessNodes(document.structured).map(({ node }) => node);
    const roots = document.structured.nodes.filter((node) => node.parent === null && isBusiness(node));
    for (const node of [...new Set([...nodes, ...roots])].filter((one) => !isPart(one))) {
      for (const [id, { label, types = [], ownType }] of tradeEntries(trades)) {
        const type = node.types.find((name) => !isUnasked(name) && types.some((known) => isA(name, known)));
        if (type === undefined) continue;
        const source = sourceAt(document, 'JSON-LD @type', type);
        // What its owner chose is nearer to it than our word for all of the trade.
        const called = ownType === undefined || type === ownType ? label : inWords(type);
        return { value: { id, label: called, confidence: TYPE_CONFIDENCE }, sources: [source] };
      }
    }
  }
  return null;
}

/** "RoofingContractor" as "Roofing contractor", "HVACBusiness" as "HVAC business". */
const inWords = (type: string): string =>
  type.replace(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the words of a business may make of it whose type is that of a wider trade. */
function narrowerTrades(byType: Facts['trade'], trades: Trades): Set<TradeId> {
  const type = byType?.sources[0]?.seen ?? '';
  return new Set(tradeEntries(trades).flatMap(([id, { widerTypes }]) => (widerTypes?.includes(type) ? [id] : [])));
}

const isOfNoTrade = (documents: TextDocument[]): boolean =>
  documents.some(({ structured }) => businessNodes(structured).some(({ node }) => node.types.some(isUnasked)));

const isUnasked = (type: string): boolean => TYPES_WITHOUT_TRADE.some((known) => isA(type, known));

const isBusiness = (node: SchemaNode): boolean =>
  node.types.some((type) => isA(type, 'LocalBusiness') || isA(type, 'Organization'));

interface SaidTrades {
  points: Map<TradeId, number>;
  /** Trades the title or first heading of the home page names. */
  named: Set<TradeId>;
  /** Those a title, a first heading, a description or a sentence on itself of any page names. */
  told: Set<TradeId>;
  /** Points of trades beyond ours. */
  unasked: number;
  best: Map<TradeId, { points: number; source: FactSource }>;
}

function saidTrades(said: Place[], trades: Trades, lexicon: typeof TRADE_LEXICON): SaidTrades {
  const points = new Map<TradeId, number>();
  const named = new Set<TradeId>();
  const told = new Set<TradeId>();
  let unasked = 0;
  const best = new Map<TradeId, { points: number; source: FactSource }>();
  for (const { text, weight, most, source } of said) {
    const counts = lexicon.countsIn(withoutServed(plainWords(text)));
    unasked += Math.min((counts.get('unasked') ?? 0) * weight, most);
    for (const [id, { isToldByNameOnly }] of tradeEntries(trades)) {
      const hits = counts.get(id) ?? 0;
      if (hits === 0 || (isToldByNameOnly && weight < MIN_NAME_WEIGHT)) continue;
      const gained = Math.min(hits * weight, most);
      points.set(id, (points.get(id) ?? 0) + gained);
      if (weight >= MIN_NAME_WEIGHT) named.add(id);
      if (weight >= MIN_TOLD_WEIGHT) told.add(id);
      if (gained > (best.get(id)?.points ?? 0)) best.set(id, { points: gained, source });
    }
  }
  return { points, named, told, unasked, best };
}

function tradeByWords({ points, named, told, unasked, best }: SaidTrades, trades: Trades): Facts['trade'] {
  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  let [first, second] = ranked;
  const isGeneral = ([id]: [TradeId, number]) => trades[id].isGeneral === true;
  const special = ranked.find((one) => !isGeneral(one));
  if (first && special && isGeneral(first) && special[1] >= first[1] * SPECIAL_SHARE)
    [first, second] = [special, undefined];
  // "Dance academy" is an academy too.
  if (first && second && !isGeneral(first) && isGeneral(second)) second = undefined;
  if (!first || first[1] < MIN_POINTS) return null;
  if (second && first[1] < second[1] * (told.has(first[0]) ? MIN_LEAD : MIN_TEXT_LEAD)) return null;
  const [id, gained] = first;
  if (!named.has(id) && unasked > gained) return null;
  const source = best.get(id)?.source;
  // From 0.55 at the least to 0.9 with plenty of words and no rival.
  const lead = second ? 1 - second[1] / first[1] : 1;
  const confidence = 0.5 + 0.2 * Math.min(1, gained / 12) + 0.2 * lead;
  return {
    value: { id, label: trades[id].label, confidence: Math.round(confidence * 100) / 100 },
    sources: source ? [source] : [],
  };
}

const SELF = lightLetters(
  regexSource`
    (?:^|[.!] )(?:[Ww]e are|[Ww]e['’]re|[\p{Lu}][\p{L}&'’ ]{2,40} is) an? [^.!?,]{3,90}|(?:^|[.!] )(?:Wir sind
    |Nous sommes|Somos|Siamo|Wij zijn) (?:ein|eine|une?|una?|een|o|a)\b[^.!?,]{3,90}
  `,
  'u',
);

/** Where a business says what it is, the plainest places first. */
function places(documents: TextDocument[], name: Facts['businessName'], elsewhere: ReadonlySet<string>): Place[] {
  const found: Place[] = [];
  const seen = new Set<string>();
  // A footer on ten pages is said once.
  const said = new Set<string>();
  const isNew = (text: string) => !said.has(text) && said.add(text);
  const add = (text: string | null | undefined, weight: number, most: number, source: FactSource) => {
    if (!text || seen.has(text)) return;
    seen.add(text);
    found.push({ text, weight, most, source });
  };
  const titles = documents.map(({ view }) => view.titles[0] ?? '').join('\n');
  // A name that no title says: it stands in the logo or the footer.
  if (name?.sources[0] && !titles.includes(name.value)) add(name.value, 4, 4, name.sources[0]);
  for (const document of documents) {
    const { view, page } = document;
    if (document.isLegal || page.role === 'article') continue;
    const home = page.role === 'home' ? 2 : 1;
    const title = view.titles[0];
    add(title, 2 * home, 3 * home, sourceAt(document, 'title', title ?? ''));
    const description = view.metas.find((meta) => meta.name === 'description')?.content;
    add(description, home, 2 * home, sourceAt(document, 'meta[name=description]', description ?? ''));
    for (const heading of view.headings) {
      if (elsewhere.has(textKey(heading.text))) continue;
      const weight = heading.level === 1 ? 1.5 * home : 0.5;
      add(heading.text, weight, 2 * weight, sourceAt(document, `h${heading.level}`, heading.text));
    }
    const alts = view.images.flatMap((image) => image.alt ?? []).join('\n');
    add(alts, 0.5, 1.5, sourceAt(document, 'img[alt]', alts.slice(0, 200)));
    // "We are a neighbourhood restaurant": the plainest thing a business can say of itself.
    for (const line of document.lines) {
      const self = line.foreign === null && line.text.length <= 600 ? SELF.exec(line.text)?.[0] : undefined;
      if (self) add(self, 1.5 * home, 3 * home, lineSource(document, line));
    }
    // Own words of the main part, header and footer; lists of links name what others do.
    const blocks = view.blocks.filter(
      (block) => block.landmark !== 'nav' && !/^(?:a|button|option|label|h[1-6])$/.test(block.tag) && isNew(block.text),
    );
    const text = blocks.map((block) => block.text).join('\n');
    add(text, 0.25, 1.5 * home, sourceAt(document, 'text of the page', text.slice(0, 200)));
  }
  return found;
}

/** Text there is, but it names no trade: said as such, without confidence. */
function unknownTrade(documents: TextDocument[], trades: Trades): Facts['trade'] {
  const [home] = documents;
  if (!home || documents.every((document) => document.lines.length === 0)) return null;
  return {
    value: { id: 'other', label: trades.other.label, confidence: 0 },
    sources: [sourceAt(home, 'title', home.view.titles[0] ?? '')],
  };
}
