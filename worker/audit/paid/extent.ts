import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { faultsIn, isOfWebsite } from '../wording/faults-in.ts';

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
  // What one page says and another says otherwise.
  'split-host-variants',
  'contradictory-contact-data',
]);

/** Of what it sees on pages each is a fault of its own, and so is each of what it could not count. */
const isOfPages = ({ check, outcome }: Judged): boolean =>
  ('found' in outcome && outcome.found === 'uncounted') ||
  (!check.needs.includes('home') && OF_PAGES.some((need) => check.needs.includes(need)));

/** What a task leaves unsaid of what the check saw that it quotes: other faults, and other pages with the same or another one. */
export interface Unsaid {
  others: boolean;
  otherPages: boolean;
}

/** That there is more is said only where more was seen. */
export function unsaidOf(results: readonly Judged[], told: readonly Evidence[]): Unsaid {
  const own = results.filter(
    ({ check, outcome }) => !OF_WEBSITE.has(check.id) && outcome.evidence.some((seen) => told.includes(seen)),
  );
  // Of a single page several values may be measured, which are one fault; what stands at places of one kind are several.
  const places = new Set(told.map(({ place }) => place));
  const faults = own.flatMap((one) =>
    faultsIn(one.outcome.evidence).filter(({ place }) => isOfPages(one) || places.has(place)),
  );
  const seen = new Set(told.map((one) => one.seen));
  const pages = new Set(told.map(({ pageUrl }) => pageUrl));
  const counted = own.flatMap(({ outcome }) => ('found' in outcome ? (outcome.found ?? []) : []));
  return {
    others:
      faults.some((one) => pages.has(one.pageUrl) && !seen.has(one.seen)) ||
      counted.some((found) => found !== 'uncounted' && found > told.length),
    otherPages: faults.some((one) => !MORE.test(one.seen) && !isOfWebsite(one) && !pages.has(one.pageUrl)),
  };
}
