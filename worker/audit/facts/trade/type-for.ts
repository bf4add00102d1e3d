import { TRADES, type TradeId } from '../../trades/index.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { hasNarrowerTypes, isA, parentsOf } from '../../website/structured-data/vocabulary.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { TRADE_LEXICON } from '../../words/trade-words.ts';
import type { Facts } from '../facts.ts';
import { isNounOf } from './one-kind.ts';

/**
 * The type of schema.org that fits best and is sure not to be too narrow: that of a kind, or the trade's own, where name, title or first
 * heading say so, else the one above it. null when the trade is not known or has none.
 */
export function typeFor({ trade, businessName }: Facts, home: ReadPage | null): string | null {
  if (!trade) return null;
  const { id } = trade.value;
  const { kinds = [], ownType, types = [] } = TRADES[id];
  const said = [businessName?.value ?? '', ...frontOf(home)];
  const [kind, ...others] = kinds.filter(({ words }) => said.some((text) => words.test(text)));
  if (kind && others.length === 0 && said.every((text) => wordsOf(id, text.replace(kind.words, ' ')).length === 0))
    return kind.type;
  if (ownType === undefined) return null;
  // One that is divided further and holds all who are of the trade says no more of them than that.
  if (hasNarrowerTypes(ownType) && types.every((type) => isA(type, ownType))) return ownType;
  const isNamed = said.some((text) => wordsOf(id, text).some((word) => isNounOf(id, word)));
  return isNamed ? ownType : (parentsOf(ownType).find(isKindOfPlace) ?? null);
}

/** The kind that a type somebody made up names, "PaintingContractor", and the front of the website as well; null where not just one is. */
export function kindMeant(said: { id: TradeId; type: string; name: string; home: ReadPage | null }): string | null {
  const type = said.type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const front = [said.name, ...frontOf(said.home)];
  const [kind, ...others] = (TRADES[said.id].kinds ?? []).filter(
    ({ words }) => words.test(type) && front.some((text) => words.test(text)),
  );
  return kind && others.length === 0 ? kind.type : null;
}

/** "LodgingBusiness", and not that which every business is. */
const isKindOfPlace = (type: string): boolean => type !== 'LocalBusiness' && isA(type, 'LocalBusiness');

function frontOf(home: ReadPage | null): string[] {
  if (!home) return [];
  const { titles, headings } = home.plain.view;
  return [titles[0] ?? '', ...headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text)];
}

/** What a text has of the words that tell the trade. */
function wordsOf(id: TradeId, text: string): string[] {
  const plain = plainWords(text);
  return TRADE_LEXICON.wordsIn(plain).flatMap(({ tag, start, end }) => (tag === id ? [plain.slice(start, end)] : []));
}
