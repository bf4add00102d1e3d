import type { ReadPage } from '../website/read-pages.ts';
import type { Evidence, Outcome } from './check.ts';
import type { CheckId } from './index.ts';

/** What they call a fault is something that structured data does not say. */
const OF_MARKUP: ReadonlySet<string> = new Set<CheckId>([
  'missing-identity-node',
  'generic-business-type',
  'incomplete-local-address',
  'sparse-local-markup',
  'sparse-organization-markup',
  'sparse-article-markup',
  'missing-website-node',
  'missing-breadcrumbs',
  'missing-logo',
  'unconnected-nodes',
  'unlinked-authors',
  'unmarked-media',
  'unmarked-prices',
]);

/** They say so of the whole website. */
const NOWHERE: ReadonlySet<string> = new Set(['no-business-markup', 'not-marked-up']);

type Fault = { outcome: string; evidence: readonly Evidence[]; cause?: string };

/** Whether what structured data is said to lack may stand in a block that cannot be read: that is one fault, and has a check of its own. */
export function mayStandInBroken(id: string, { evidence, cause }: Fault, pages: readonly ReadPage[]): boolean {
  const broken = pages.filter(({ structured }) => structured.broken.length > 0);
  if (broken.length === 0) return false;
  if (NOWHERE.has(cause ?? '')) return true;
  return (
    OF_MARKUP.has(id) && broken.some(({ url, role }) => role === 'home' || evidence.some((one) => one.pageUrl === url))
  );
}

export const IN_BROKEN: Outcome<string> = {
  outcome: 'not_applicable',
  because: 'A block of your structured data cannot be read. What it says is judged once it can.',
  evidence: [],
};
