import { causeOf } from '../advice/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { ClaimKind } from '../facts/claims/claims.ts';
import type { RatedFacts } from '../facts/facts.ts';

/** Kinds of facts of which the website says two things, or one that cannot be true. */
export interface Contested {
  kinds: ReadonlySet<ClaimKind>;
  /** Nothing but a number that a template left behind. */
  isMadeUp: boolean;
  /** The same, in the HTML as served alone: scripts write over it. */
  isMadeUpAsServed: boolean;
}

/** Only where a check failed for it, so that it is among what is to be done. */
export function contestedFacts({ results, facts }: { results: readonly CheckResult[]; facts: RatedFacts }): Contested {
  const failed = (id: string) =>
    results.find(({ check, outcome }) => check.id === id && outcome.outcome === 'fail') ?? null;
  const kinds = new Set<ClaimKind>();
  const contact = failed('contradictory-contact-data');
  // A mailbox that cannot be is no fact of theirs.
  if (contact && causeOf(contact) !== 'mail-of-nobody') {
    const inConflict = (list: readonly { conflictsWith?: number[] }[]) =>
      list.some(({ conflictsWith = [] }) => conflictsWith.length > 0);
    if (inConflict(facts.addresses)) kinds.add('addresses');
    // Without any conflict between addresses it is the number, or where its link leads.
    if (inConflict(facts.phones) || kinds.size === 0) kinds.add('phones');
  }
  const hours = failed('missing-opening-hours');
  if (hours && (facts.openingHours?.alternatives ?? []).length > 0) kinds.add('openingHours');
  const cause = contact === null ? null : causeOf(contact);
  return { kinds, isMadeUp: cause === 'made-up-number', isMadeUpAsServed: cause === 'made-up-until-scripts' };
}
