import type { Evidence } from '../checks/check.ts';
import { isAbsence } from './words.ts';

/** An absence that says itself where was looked. */
export const LOOKED_AT_ALL = /^no .* on (?:\d+ of )?the (?:(?:one content )?page|\d+ (?:content )?pages) read$/;

/** How many links were tried, and a place that has its page: beside what is broken or missing they are no fault. */
const IN_ORDER = /^(?:\d+ tried, |own page with )/;

/** Where a check says what is missing, what it found beside that is in order and no part of the task. */
export function faultsIn(evidence: readonly Evidence[]): readonly Evidence[] {
  const found = evidence.filter(({ seen }) => !IN_ORDER.test(seen));
  const [first] = found;
  if (!first || !(LOOKED_AT_ALL.test(first.seen) || /^missing: /.test(first.seen))) return found;
  return found.filter(
    ({ seen, place }) => isAbsence(seen) || /only after JavaScript|not as text|, a picture$/.test(place),
  );
}

/** Its evidence is kept under the address of the home page. */
export const isOfWebsite = ({ place, seen }: Pick<Evidence, 'place' | 'seen'>): boolean =>
  /\bpages(?: read)?$/.test(place) || LOOKED_AT_ALL.test(seen);
