import type { ConfirmedFacts, ConfirmedValue, Statement } from '../../../contract/confirmed-facts.ts';
import { type ConfirmedKind, factKey } from '../../../contract/fact-key.ts';
import { tradeEntries } from '../../trades/index.ts';
import type { Address, FactSource, Price, Rated, RatedFacts, TradeFact } from '../facts.ts';
import { parsePhone } from '../phones/phone-number.ts';

/**
 * The facts of the business by its owner's word: what was confirmed is certain, what was corrected holds the owner's value beside the
 * sources that say otherwise, what was added has no source, what is not the owner's is gone.
 */
export function applyConfirmed(facts: RatedFacts, confirmed: ConfirmedFacts): RatedFacts {
  if (confirmed.length === 0) return facts;
  const of = <K extends ConfirmedKind>(kind: K) => confirmed.filter((one) => one.kind === kind);
  const country = facts.addresses[0]?.value.country ?? null;
  const phones = list('phones', facts.phones, of('phones'), (text) => phoneOf(text, country));
  return {
    ...facts,
    businessName: single('businessName', facts.businessName, of('businessName'), (value) => ({ value })),
    trade: facts.trade?.confirmed ? facts.trade : withTradeSaid(facts, confirmed).trade,
    openingHours: single('openingHours', facts.openingHours, of('openingHours'), (value) => ({
      value,
      alternatives: [],
    })),
    phones,
    otherPhones: [...facts.otherPhones, ...refused('phones', facts.phones, of('phones'))],
    emails: list('emails', facts.emails, of('emails'), (email) => ({ value: email.toLowerCase() })),
    otherEmails: [...facts.otherEmails, ...refused('emails', facts.emails, of('emails'))],
    addresses: list('addresses', facts.addresses, of('addresses'), (parts) => ({ value: addressOf(parts) })),
    services: list('services', facts.services, of('services'), (value) => ({ value })),
    prices: list('prices', facts.prices, of('prices'), (price) => ({ value: priceOf(price) })),
    people: list('people', facts.people, of('people'), (value) => ({ value })),
    socialProfiles: list('socialProfiles', facts.socialProfiles, of('socialProfiles'), (value) => ({ value })),
    languages: list('languages', facts.languages, of('languages'), (value) => ({ value })),
  };
}

/** With the trade the owner names: it decides what is asked of a website at all, so it is known before the checks run. */
export function withTradeSaid(facts: RatedFacts, confirmed: ConfirmedFacts): RatedFacts {
  const known = new Map<string, TradeFact>(
    tradeEntries().map(([id, { label }]) => [id, { id, label, confidence: 1 }] as const),
  );
  // A trade that only another version of the engine knows counts as not said.
  const said = confirmed.filter((one) => one.kind === 'trade' && (one.said === 'not-ours' || known.has(one.value)));
  if (said.length === 0) return facts;
  const none: TradeFact = { id: 'other', label: '', confidence: 0 };
  return { ...facts, trade: single('trade', facts.trade, said, (id) => ({ value: known.get(id) ?? none })) };
}

interface Entry extends Rated {
  value: unknown;
  sources: FactSource[];
  conflictsWith?: number[];
}

type Made<F extends Entry, K extends ConfirmedKind> = (value: ConfirmedValue<K>) => Omit<F, keyof Rated | 'sources'>;

type Word = Exclude<Statement, { said: 'not-ours' }>;

const isWord = (one: Statement): one is Word => one.said !== 'not-ours';
const keyOf = (kind: ConfirmedKind, { value }: Entry): string => factKey(kind, value);
const isRefused = (statements: readonly Statement[], key: string): boolean =>
  statements.some((one) => one.said === 'not-ours' && one.read === key);

/** The owner's last word on a fact there is one of. */
function single<F extends Entry, K extends ConfirmedKind>(
  kind: K,
  fact: F | null,
  statements: readonly Statement[],
  make: Made<F, K>,
): F | null {
  const said = statements.findLast(isWord);
  if (!said) return fact && isRefused(statements, keyOf(kind, fact)) ? null : fact;
  return withWord(kind, fact, said.value as ConfirmedValue<K>, make);
}

function withWord<F extends Entry, K extends ConfirmedKind>(
  kind: K,
  fact: F | null,
  value: ConfirmedValue<K>,
  make: Made<F, K>,
): F {
  const made = make(value);
  const isSame = fact !== null && keyOf(kind, fact) === factKey(kind, made.value);
  const { conflictsWith: _, ...rest } = fact ?? { conflictsWith: [] };
  return {
    ...(isSame ? rest : {}),
    ...made,
    sources: fact?.sources ?? [],
    certainty: 'certain',
    confirmed: isSame ? 'yes' : fact ? 'corrected' : 'added',
  } as F;
}

/** Entries as the owner has them: read ones in their order, then what was added. Conflicts among what is left keep their places. */
function list<F extends Entry, K extends ConfirmedKind>(
  kind: K,
  entries: readonly F[],
  statements: readonly Statement[],
  make: Made<F, K>,
): F[] {
  if (statements.length === 0) return [...entries];
  const words = statements.filter(isWord);
  const used = new Set<Word>();
  const placed: { entry: F; before: number | null }[] = entries.flatMap((entry, before) => {
    const key = keyOf(kind, entry);
    if (isRefused(statements, key)) return [];
    const said = words.findLast(
      (one) => (one.said === 'added' ? factKey(kind, make(one.value as ConfirmedValue<K>).value) : one.read) === key,
    );
    if (!said) return [{ entry, before }];
    used.add(said);
    return [{ entry: withWord(kind, entry, said.value as ConfirmedValue<K>, make), before }];
  });
  const keys = new Set(placed.map(({ entry }) => keyOf(kind, entry)));
  for (const said of words) {
    if (used.has(said)) continue;
    const entry = withWord(kind, null, said.value as ConfirmedValue<K>, make);
    const key = keyOf(kind, entry);
    if (keys.has(key)) continue;
    keys.add(key);
    placed.push({ entry, before: null });
  }
  const newIndexOf = (before: number): number => placed.findIndex((one) => one.before === before);
  return placed.map(({ entry }) => {
    if (!entry.conflictsWith) return entry;
    const { conflictsWith, ...rest } = entry;
    const left = conflictsWith.map(newIndexOf).filter((at) => at >= 0);
    return (left.length > 0 ? { ...entry, conflictsWith: left } : rest) as F;
  });
}

const refused = <F extends Entry>(kind: ConfirmedKind, entries: readonly F[], statements: readonly Statement[]): F[] =>
  entries
    .filter((entry) => isRefused(statements, keyOf(kind, entry)))
    .map(({ conflictsWith: _, ...entry }) => entry as F);

/** A number as the owner types it. */
function phoneOf(text: string, country: string | null) {
  const parsed = parsePhone(text, country);
  return { value: parsed?.value ?? text.replace(/[^\d+]/g, ''), asShown: text, kind: parsed?.kind ?? null };
}

function addressOf(parts: Omit<Address, 'text'>): Address {
  const town = [parts.postalCode, parts.locality].filter((part) => part !== null).join(' ');
  return {
    ...parts,
    text: [parts.street, town, parts.region].filter((part) => part !== null && part !== '').join(', '),
  };
}

const priceOf = (price: Omit<Price, 'asShown'>): Price => ({
  ...price,
  asShown: price.currency === null ? String(price.amount) : `${price.amount} ${price.currency}`,
});
