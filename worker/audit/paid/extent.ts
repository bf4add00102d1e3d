import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { faultsIn, isOfWebsite } from '../wording/faults-in.ts';
import { isAbsence } from '../wording/words.ts';

/** Where a check counted what it did not keep. */
const MORE = /^\d+ more of the same kind$/;

export const listedIn = (evidence: readonly Evidence[]): Evidence[] => evidence.filter(({ seen }) => !MORE.test(seen));

type Judged = Pick<CheckResult, 'check' | 'outcome'>;

/** Whether a check judges each page read by itself, and kept what it saw of each that is not in order. */
export function isComplete({ check, outcome }: Judged): boolean {
  if (check.judgesEachPage !== true || ('found' in outcome && outcome.found !== undefined)) return false;
  const faults = faultsIn(outcome.evidence);
  return listedIn(faults).length === faults.length && !faults.some(isOfWebsite);
}

const OF_PAGES = ['pages', 'renderedPages', 'linkChecks'] as const;

/** What they miss is one thing of the website, or stands on one page. */
const OF_WEBSITE: ReadonlySet<string> = new Set<CheckId>([
  'little-plain-text',
  'missing-identity-node',
  'missing-website-node',
  'missing-logo',
  'generic-business-type',
  'incomplete-local-address',
  'sparse-local-markup',
  'sparse-organization-markup',
  'unconnected-nodes',
  'conflicting-nodes',
  'few-linked-profiles',
  'place-missing-in-title',
  'missing-self-description',
  'heavy-html',
  'invalid-sitemap',
  'implausible-sitemap-dates',
]);

/** What a check saw on pages may stand on others too, or be one of several parts of one fault; the home page is but one. */
const isOfPages = ({ check }: Judged): boolean =>
  !OF_WEBSITE.has(check.id) && !check.needs.includes('home') && OF_PAGES.some((need) => check.needs.includes(need));

/**
 * Whether what a task shows may be a part of what there is, so that nobody takes it for all; how much there is, we do not say. What was
 * looked for everywhere and found nowhere is no example.
 */
export function areExamples(results: readonly Judged[], shown: readonly Evidence[]): boolean {
  const [first] = shown;
  if (!first || (isOfWebsite(first) && isAbsence(first.seen))) return false;
  if (results.some(({ check, outcome }) => OF_WEBSITE.has(check.id) && outcome.evidence.includes(first))) return false;
  if (results.some(({ outcome }) => 'found' in outcome && outcome.found !== undefined)) return true;
  const faults = results.flatMap(({ outcome }) => faultsIn(outcome.evidence));
  if (faults.length <= shown.length && results.every(isComplete)) return false;
  return listedIn(faults).length < faults.length || results.some(isOfPages);
}
