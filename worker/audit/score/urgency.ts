import type { CheckResult } from '../checks/run-checks.ts';
import { TRADES, type TradeId } from '../trades/index.ts';

/**
 * How an expert orders what is to be done, before points and effort: what shuts assistants out, what makes them say something false,
 * what most weakens their picture of the business, then the rest.
 */
export const URGENCIES = ['shuts out', 'misleads', 'weakens', 'improves'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Checks whose failure puts something false into an answer. */
const MISLEADS: ReadonlySet<string> = new Set([
  'contradictory-contact-data',
  'markup-unlike-visible-text',
  'conflicting-nodes',
  'outdated-statements',
]);

/** Checks whose failure leaves an assistant without what buyers ask about first. Not applicable where a trade has no need of it. */
const WEAKENS: ReadonlySet<string> = new Set([
  'missing-self-description',
  'missing-prices',
  'unanswered-questions',
  'contact-data-not-in-text',
  'little-plain-text',
  'text-lost-without-javascript',
  'essentials-lost-without-javascript',
  'few-links-without-javascript',
  'wall-before-content',
  'repeated-page-texts',
  'heavy-pages',
]);

/** The same for those who sell things: assistants compare products by their data. */
const WEAKENS_RETAIL: ReadonlySet<string> = new Set(['unmarked-prices']);

/** Of one thing to do, by the gravest of what it mends. Half of something is neither misleading nor missing. */
export function urgencyOf(results: readonly CheckResult[], opensGate: boolean, trade: TradeId | null): Urgency {
  const failed = results.filter(({ outcome }) => outcome.outcome === 'fail').map(({ check }) => check.id);
  if (opensGate) return 'shuts out';
  if (failed.some((id) => MISLEADS.has(id))) return 'misleads';
  const isRetail = trade !== null && TRADES[trade].line === 'retail';
  return failed.some((id) => WEAKENS.has(id) || (isRetail && WEAKENS_RETAIL.has(id))) ? 'weakens' : 'improves';
}
