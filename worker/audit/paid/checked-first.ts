import { type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import type { FixInput } from '../fixes/fix-input.ts';

/** What an owner may be asked to copy from the pages into structured data, and the fact that is. */
const COPIED = [
  ['telephone', 'phones'],
  ['email', 'emails'],
  ['address', 'addresses'],
  ['openingHoursSpecification', 'openingHours'],
] as const satisfies readonly (readonly [string, ClaimKind])[];

/** As the advice lists them. */
const ALL = COPIED.map(([property]) => property).join(', ');

const CHECK_FIRST = 'Check each value before you copy it: of some we could not tell whether they are yours.';

/** Of what stands there and is not the owner's beyond doubt machines are not to be told: the owner alone can see which it is. */
export function withCheckedFirst({ inputs, facts }: FixInput, how: string): string {
  if (!how.includes(ALL)) return how;
  const isDoubted = COPIED.some(([, kind]) => {
    const state = stateOf(kind, inputs);
    return ![facts[kind]].flat().some((fact) => fact !== null) && state !== 'absent' && state !== 'unread';
  });
  return isDoubted ? `${how} ${CHECK_FIRST}` : how;
}
