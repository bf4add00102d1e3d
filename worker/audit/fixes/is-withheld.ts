import { MAIN_ROLES } from '../checks/discoverability/indexing-restrictions.ts';
import type { PageObservation } from '../observations.ts';
import { isNoindex, readIndexing } from '../website/indexing.ts';
import type { FixInput } from './fix-input.ts';

/**
 * Whether a page asks search engines to leave it out, and is meant to. A main page that does, and a header that every page sends alike,
 * are mistakes that other fixes put right.
 */
export function isWithheld(
  { inputs: { attempts } }: FixInput,
  { role, plain }: Pick<PageObservation, 'role' | 'plain'>,
): boolean {
  if (plain.view === null || MAIN_ROLES.includes(role)) return false;
  const isOneHeader = new Set(attempts.map((one) => one.plain.headers['x-robots-tag'])).size === 1;
  return readIndexing(plain.view, isOneHeader ? {} : plain.headers).some(
    (one) => one.agent === null && isNoindex(one, plain.fetchedAt),
  );
}
