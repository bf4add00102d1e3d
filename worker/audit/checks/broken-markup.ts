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

/** What structured data is said to lack may stand in a block that cannot be read: that is one fault, and has a check of its own. */
export function asReadable(id: string, one: Outcome<string>, pages: readonly ReadPage[] | null): Outcome<string> {
  const isFault = one.outcome === 'fail' || one.outcome === 'partial';
  return isFault && mayStandInBroken(id, one, pages ?? []) ? IN_BROKEN : one;
}

type Fault = { evidence: readonly Evidence[]; cause?: string };

function mayStandInBroken(id: string, { evidence, cause }: Fault, pages: readonly ReadPage[]): boolean {
  const isOfAll = NOWHERE.has(cause ?? '');
  // That is said of the block itself.
  if (cause === 'unreadable' || (!isOfAll && !OF_MARKUP.has(id))) return false;
  return pages.some(
    ({ url, role, structured }) =>
      structured.broken.length > 0 && (isOfAll || role === 'home' || evidence.some((one) => one.pageUrl === url)),
  );
}

const IN_BROKEN: Outcome<string> = {
  outcome: 'not_applicable',
  because: 'A block of your structured data cannot be read. What it says is judged once it can.',
  evidence: [],
};

/** Each block of JSON-LD on a page that is not valid JSON. Where a parser stops is known, not how many slips there are. */
export const brokenBlocks = ({ url, structured }: Pick<ReadPage, 'url' | 'structured'>): Evidence[] =>
  structured.broken.map(({ block, line }) => {
    const place = `JSON-LD block ${block + 1}, line ${line}`;
    return { pageUrl: url, place, seen: `${place}, the parser stops there` };
  });
