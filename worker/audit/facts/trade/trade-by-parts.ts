import { type TradeId, type Trades, tradeEntries } from '../../trades/index.ts';
import type { SitePart } from '../../trades/trade.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource } from '../facts.ts';
import { type SiteParts, siteParts } from './site-parts.ts';

export interface MadeOf {
  id: TradeId;
  /** Those of its parts that the website has. */
  parts: readonly SitePart[];
  sources: FactSource[];
}

/** Every trade one of whose sets of parts the website has, those with most of them first. */
export function tradesMadeOf(website: Pick<Website, 'documents' | 'pages' | 'target'>, trades: Trades): MadeOf[] {
  const present = siteParts(website.documents, ownHosts(website));
  return tradeEntries(trades)
    .flatMap(([id, { madeOf = [] }]) => {
      const parts = [...new Set(madeOf.filter((set) => set.every((part) => present.has(part))).flat())];
      return parts.length > 0 ? [{ id, parts, sources: sourcesOf(parts, present) }] : [];
    })
    .sort((a, b) => b.parts.length - a.parts.length);
}

/**
 * Whether parts tell a trade that no word says: no other trade has a part beyond them, and one of them is its own alone. A list of dishes and
 * a cart together are those of a takeaway as well as a bakery's. A general trade owns none, and needs none.
 */
export function isToldByPartsAlone({ id, parts }: MadeOf, made: readonly MadeOf[], trades: Trades): boolean {
  if (parts.length < MIN_UNSAID_PARTS) return false;
  const others = made.filter((one) => one.id !== id).flatMap((one) => one.parts);
  if (others.some((part) => !parts.includes(part))) return false;
  return trades[id].isGeneral === true || parts.some((part) => !others.includes(part));
}

/** One part alone others have as well. */
const MIN_UNSAID_PARTS = 2;

const sourcesOf = (parts: readonly SitePart[], present: SiteParts): FactSource[] =>
  parts.flatMap((part) => present.get(part) ?? []);
