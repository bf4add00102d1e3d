import type { RatedFacts } from '../../../worker/audit/facts/facts.ts';
import type { ConfirmedFacts, Statement } from '../../../worker/contract/confirmed-facts.ts';
import { type ConfirmedKind, factKey } from '../../../worker/contract/fact-key.ts';

/** A fact as the pages have it. */
export interface ReadFact {
  kind: ConfirmedKind;
  key: string;
  value: unknown;
  certainty: RatedFacts['languages'][number]['certainty'];
  sources: RatedFacts['languages'][number]['sources'];
}

type Entry = RatedFacts['languages'][number];
type Word = Exclude<Statement, { said: 'not-ours' }>;

/** What was read of a kind; nothing read is an empty list. */
export function readFacts(read: RatedFacts, kind: ConfirmedKind): ReadFact[] {
  const entries = ([read[kind]].flat() as (Entry | null)[]).filter((entry) => entry !== null);
  return entries
    .filter(({ value }) => kind !== 'trade' || (value as unknown as { confidence: number }).confidence > 0)
    .map(({ value, certainty, sources }) => ({ kind, key: factKey(kind, value), value, certainty, sources }));
}

/** What was said of a fact that was read; null: nothing yet. */
export const saidOf = (statements: ConfirmedFacts, { kind, key }: Pick<ReadFact, 'kind' | 'key'>): Statement | null =>
  statements.find((one) => one.kind === kind && one.said !== 'added' && one.read === key) ?? null;

export const addedTo = (statements: ConfirmedFacts, kind: ConfirmedKind): Word[] =>
  statements.filter((one): one is Word => one.kind === kind && one.said === 'added');

/** Said anew of a fact, in the place of what was said before; null takes it back. */
export function withSaid(
  statements: ConfirmedFacts,
  fact: Pick<ReadFact, 'kind' | 'key'>,
  said: Statement | null,
): ConfirmedFacts {
  const before = saidOf(statements, fact);
  if (!before) return said ? [...statements, said] : statements;
  return statements.flatMap((one) => (one === before ? (said ?? []) : one));
}

export const withAdded = (statements: ConfirmedFacts, added: Statement): ConfirmedFacts => [...statements, added];

export const without = (statements: ConfirmedFacts, statement: Statement): ConfirmedFacts =>
  statements.filter((one) => one !== statement);

/** "Yes" to everything of a kind of which nothing was said yet. */
export const withAllConfirmed = (statements: ConfirmedFacts, facts: readonly ReadFact[]): ConfirmedFacts =>
  facts.reduce((all, fact) => (saidOf(all, fact) ? all : withSaid(all, fact, yesTo(fact))), statements);

export const yesTo = (fact: ReadFact): Statement =>
  ({ kind: fact.kind, said: 'yes', read: fact.key, value: spokenValue(fact.kind, fact.value) }) as Statement;

/** A value as an owner says it: without what the engine derived. */
export function spokenValue(kind: ConfirmedKind, value: unknown): unknown {
  const fields = value as Record<string, unknown>;
  if (kind === 'trade') return fields.id;
  if (kind === 'addresses') {
    const { text: _, ...parts } = fields;
    return parts;
  }
  if (kind === 'prices') {
    const { asShown: _, ...price } = fields;
    return price;
  }
  return value;
}
