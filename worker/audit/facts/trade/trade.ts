import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import type { SchemaNode } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { lineSource, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource, Facts, Trade, TradeId } from '../facts.ts';
import { TRADE_LABELS, TRADE_TYPES, TRADE_WORDS, TYPES_WITHOUT_TRADE } from './trade-words.ts';
import { UNASKED_TRADES } from './unasked-trades.ts';

/** The owner said so in a vocabulary made for it. */
const TYPE_CONFIDENCE = 0.95;
/** Points of words below which nothing is said, and the lead a trade needs over the next. */
const MIN_POINTS = 2.5;
const MIN_LEAD = 1.25;
/** A shop sells, an agency writes: general words yield to a special trade that has as much as this share of their points. */
const GENERAL: ReadonlySet<TradeId> = new Set(['shop', 'online-shop', 'school', 'software', 'agency', 'beauty', 'gym']);
const SPECIAL_SHARE = 0.8;

const TREATING: readonly TradeId[] = ['dentist', 'physiotherapist', 'vet', 'pharmacy'];
/** The vocabulary has no type for some trades, so they take the one above it: what their words may make of it. */
const WIDE_TYPES: Readonly<Record<string, readonly TradeId[]>> = {
  MedicalBusiness: TREATING,
  MedicalClinic: TREATING,
  Optician: ['shop'],
};

/** Practices, garages and undertakers talk of insurance all day: only in the title and first heading of the home page the word tells its trade. */
const BY_NAME: ReadonlySet<TradeId> = new Set(['finance']);
const MIN_NAME_WEIGHT = 3;
/** What stands in running text alone needs a clearer lead: an adviser writes of builders on every page. */
const MIN_TOLD_WEIGHT = 1;
const MIN_TEXT_LEAD = 1.5;

/** Whom it serves: "laundry for vacation rentals", "pour particuliers et syndics". */
const SERVED =
  /\bfor (?:[a-z&'’-]+,? ){0,5}[a-z]{3,}s\b|\b(?:pour|para) (?:(?:les?|las?|los|des|tous?|toutes?|tod[ao]s|(?:de )?tus?|sus?|vos|votre|nos|seus?|suas?) )*[a-z][^.!?;:|()\n]{0,80}/gu;

interface Place {
  text: string;
  weight: number;
  /** Most points one trade gets from this place: a word said twenty times proves no more than said four times. */
  most: number;
  source: FactSource;
}

/** The main trade: by the schema.org type of the business, else by the words it uses for itself. `other` when neither tells. */
export function readTrade({ documents }: Website, name: Facts['businessName'] = null): Facts['trade'] {
  if (documents.length === 0) return null;
  const byType = tradeByType(documents);
  const narrower = WIDE_TYPES[byType?.sources[0]?.seen ?? ''];
  if (byType && !narrower) return byType;
  const byWords = isOfNoTrade(documents) ? null : tradeByWords(documents, name);
  if (byType) return byWords && narrower?.includes(byWords.value.id) ? byWords : byType;
  return byWords ?? unknownTrade(documents);
}

function tradeByType(documents: TextDocument[]): Facts['trade'] {
  for (const document of documents) {
    const nodes = businessNodes(document.structured).map(({ node }) => node);
    const roots = document.structured.nodes.filter((node) => node.parent === null && isBusiness(node));
    for (const node of new Set([...nodes, ...roots])) {
      for (const [id, types] of TRADE_TYPES) {
        const type = node.types.find((name) => !isUnasked(name) && types.some((known) => isA(name, known)));
        if (type === undefined) continue;
        const source = sourceAt(document, 'JSON-LD @type', type);
        return { value: trade(id, TYPE_CONFIDENCE), sources: [source] };
      }
    }
  }
  return null;
}

const isOfNoTrade = (documents: TextDocument[]): boolean =>
  documents.some(({ structured }) => businessNodes(structured).some(({ node }) => node.types.some(isUnasked)));

const isUnasked = (type: string): boolean => TYPES_WITHOUT_TRADE.some((known) => isA(type, known));

const isBusiness = (node: SchemaNode): boolean =>
  node.types.some((type) => isA(type, 'LocalBusiness') || isA(type, 'Organization'));

function tradeByWords(documents: TextDocument[], name: Facts['businessName']): Facts['trade'] {
  const points = new Map<TradeId, number>();
  /** Trades the title or first heading of the home page names. */
  const named = new Set<TradeId>();
  /** Those a title, a first heading, a description or a sentence on itself of any page names. */
  const told = new Set<TradeId>();
  let unasked = 0;
  const best = new Map<TradeId, { points: number; source: FactSource }>();
  for (const { text, weight, most, source } of places(documents, name)) {
    const plain = plainWords(text).replace(SERVED, ' ');
    unasked += Math.min((plain.match(UNASKED_TRADES)?.length ?? 0) * weight, most);
    for (const [id, words] of TRADE_WORDS) {
      const hits = plain.match(words)?.length ?? 0;
      if (hits === 0 || (BY_NAME.has(id) && weight < MIN_NAME_WEIGHT)) continue;
      const gained = Math.min(hits * weight, most);
      points.set(id, (points.get(id) ?? 0) + gained);
      if (weight >= MIN_NAME_WEIGHT) named.add(id);
      if (weight >= MIN_TOLD_WEIGHT) told.add(id);
      if (gained > (best.get(id)?.points ?? 0)) best.set(id, { points: gained, source });
    }
  }
  const ranked = [...points].sort((a, b) => b[1] - a[1]);
  let [first, second] = ranked;
  const special = ranked.find(([id]) => !GENERAL.has(id));
  if (first && special && GENERAL.has(first[0]) && special[1] >= first[1] * SPECIAL_SHARE)
    [first, second] = [special, undefined];
  // "Dance academy" is an academy too.
  if (first && second && !GENERAL.has(first[0]) && GENERAL.has(second[0])) second = undefined;
  if (!first || first[1] < MIN_POINTS) return null;
  if (second && first[1] < second[1] * (told.has(first[0]) ? MIN_LEAD : MIN_TEXT_LEAD)) return null;
  const [id, gained] = first;
  if (!named.has(id) && unasked > gained) return null;
  const source = best.get(id)?.source;
  // From 0.55 at the least to 0.9 with plenty of words and no rival.
  const lead = second ? 1 - second[1] / first[1] : 1;
  const confidence = 0.5 + 0.2 * Math.min(1, gained / 12) + 0.2 * lead;
  return { value: trade(id, Math.round(confidence * 100) / 100), sources: source ? [source] : [] };
}

const SELF = lightLetters(
  /(?:^|[.!] )(?:[Ww]e are|[Ww]e['’]re|[\p{Lu}][\p{L}&'’ ]{2,40} is) an? [^.!?,]{3,90}|(?:^|[.!] )(?:Wir sind|Nous sommes|Somos|Siamo|Wij zijn) (?:ein|eine|une?|una?|een|o|a)\b[^.!?,]{3,90}/u,
);

/** Where a business says what it is, the plainest places first. */
function places(documents: TextDocument[], name: Facts['businessName']): Place[] {
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
function unknownTrade(documents: TextDocument[]): Facts['trade'] {
  const [home] = documents;
  if (!home || documents.every((document) => document.lines.length === 0)) return null;
  return { value: trade('other', 0), sources: [sourceAt(home, 'title', home.view.titles[0] ?? '')] };
}

const trade = (id: TradeId, confidence: number): Trade => ({ id, label: TRADE_LABELS[id], confidence });
