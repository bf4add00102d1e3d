import type { CategoryId } from './check.ts';
import type { CheckId } from './index.ts';

/** What pages say is too much to be called good by what was found of it. */
const OF_WORDS: ReadonlySet<CategoryId> = new Set(['content', 'authority', 'voice']);

/** Checks that compare a part of what there is: that this part is in order says little of the rest. */
const OF_A_PART: ReadonlySet<string> = new Set<CheckId>([
  'conflicting-nodes',
  'contradictory-contact-data',
  'few-local-details',
  'incomplete-local-address',
  'inconsistent-business-name',
  'markup-unlike-visible-text',
  'missing-booking-path',
  'missing-logo',
  'missing-map-or-directions',
  'missing-opening-hours',
  'sparse-local-markup',
  'sparse-organization-markup',
  'text-in-pictures',
  'thin-about-page',
  'vague-service-area',
]);

/** Whether a pass counts in the score and is praised nowhere. */
export const isUntoldPass = ({ id, category, outcome }: { id: string; category: string; outcome: string }): boolean =>
  outcome === 'pass' && (OF_WORDS.has(category as CategoryId) || OF_A_PART.has(id));
