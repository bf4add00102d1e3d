import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { PlatformId } from '../website/platform.ts';
import type { Advice } from './advice.ts';

/** Where files are put by whoever makes them, without a page to edit them in. */
const WITHOUT_EDITOR: ReadonlySet<PlatformId> = new Set(['github-pages', 'netlify', 'vercel', 'unknown']);

/** Whether the website shows that its owner has an editor for its words. */
export const hasEditor = (platform: PlatformId): boolean => !WITHOUT_EDITOR.has(platform);

/** What is asked of the owner alone: a mailbox, a setting of an account, other people, or a decision. */
const OUTSIDE: ReadonlySet<string> = new Set<CheckId>([
  'low-rating',
  'few-customer-reviews',
  'missing-quotations',
  'free-mail-address',
  'training-rules',
  'content-signals',
  'bing-verification',
  'google-ai-setting',
  'contradictory-contact-data',
  'inconsistent-business-name',
  'missing-recent-date',
  'repeated-page-texts',
]);
/** Whether none but the owner can do what all of these ask. */
export const isOwnersAlone = (checkIds: readonly string[]): boolean => checkIds.every((id) => OUTSIDE.has(id));

const DECIDED: ReadonlySet<string> = new Set(['closed-on-purpose', 'single-pages']);

const isOutside = ({ check, outcome }: CheckResult): boolean =>
  OUTSIDE.has(check.id) || ('cause' in outcome && DECIDED.has(outcome.cause ?? ''));

/** Words that stand in code of which no editor is known are changed by whoever writes that code. */
export const doerOf = (
  { owner }: Pick<Advice, 'owner'>,
  results: readonly CheckResult[],
  isEdited: boolean,
): Advice['owner'] => (isEdited || (results.length > 0 && results.every(isOutside)) ? owner : 'web person');
