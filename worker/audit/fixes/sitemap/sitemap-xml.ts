import type { CheckId } from '../../checks/index.ts';
import { isNoindex, readIndexing } from '../../website/indexing.ts';
import type { PlatformId } from '../../website/platform.ts';
import { ownAddress, pageKey, sameHost } from '../../website/site-address.ts';
import { asHtml } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { filePlacement } from '../placement.ts';
import { type SitemapEntry, sitemapEntries } from './sitemap-entries.ts';

const MISSING = 'missing-sitemap';
const INVALID = 'invalid-sitemap';
const KEY_PAGES = 'key-pages-missing-from-sitemap';
const CHECKS: readonly CheckId[] = [MISSING, INVALID, KEY_PAGES];

/** Builders that write the file themselves and let nobody put another there. */
const WRITES_ITS_OWN: readonly PlatformId[] = ['wix', 'shopify', 'squarespace', 'jimdo', 'weebly', 'ghost'];

/** A first sitemap. One that is there may hold more than was read of it: what to change in it is told in words. */
export const sitemapFixes: FixBuilder = {
  checkIds: CHECKS,
  build(input): WrittenFix[] {
    const plan = sitemapPlan(input);
    const checkIds = CHECKS.filter((id) => isOpen(input, id));
    if (plan === null || checkIds.length === 0) return [];
    const { path, entries } = plan;
    return [
      {
        fix: {
          kind: 'sitemap',
          language: 'zxx',
          syntax: 'xml',
          placement: `${filePlacement(input, '/sitemap.xml').replace('/sitemap.xml', path)}. ${LISTS}`,
          content: xmlOf(entries),
          before: null,
          certainty: 'certain',
          pageUrl: null,
          action: 'file',
          replaces: path,
        },
        checkIds,
        passes: checkIds.filter((id) => suffices(input, id, entries)),
      },
    ];
  },
};

const LISTS = 'It lists those of the pages we read that are meant to be found: add other pages you want found.';

interface SitemapPlan {
  /** Address of the file, a path. */
  path: string;
  entries: SitemapEntry[];
}

/** A list of one page leads nobody to another. */
const MIN_ENTRIES = 2;

/** null where a file of ours would be worse than what there is: a file of any kind, or a builder's own. */
export function sitemapPlan(input: FixInput): SitemapPlan | null {
  const { sitemaps, target, control } = input.inputs;
  if (WRITES_ITS_OWN.includes(input.platform.id) || sitemaps.length === 0) return null;
  const answersEverything = control !== null && control.failure === null && control.status < 300;
  const isThere = sitemaps.some(
    ({ kind, foundBy }) => kind !== 'absent' && !(kind === 'invalid' && foundBy === 'convention' && answersEverything),
  );
  const named = sitemaps.find(({ foundBy, url }) => foundBy === 'robots' && isAtHome(url, input));
  const path = new URL(named?.url ?? `${target.scopeUrl}sitemap.xml`).pathname;
  const entries = isThere ? [] : sitemapEntries(input);
  // With an archive's ending it could not be written as text.
  return entries.length < MIN_ENTRIES || path.endsWith('.gz') ? null : { path, entries };
}

const isAtHome = (url: string, { inputs: { target } }: FixInput): boolean =>
  URL.canParse(url) && sameHost(new URL(url).host, new URL(target.homeUrl).host);

function suffices({ inputs }: FixInput, checkId: CheckId, entries: readonly SitemapEntry[]): boolean {
  // Lines of robots.txt that name lost files are another matter.
  if (checkId === INVALID)
    return inputs.sitemaps.every(({ kind, foundBy }) => kind !== 'absent' || foundBy === 'convention');
  if (checkId !== KEY_PAGES) return true;
  const listed = new Set(
    entries.map(({ loc }) => pageKey(ownAddress(loc, inputs.target.homeUrl, inputs.target) ?? loc)),
  );
  return (inputs.pages ?? []).every(({ url, role, plain }) => {
    const isHidden = readIndexing(plain.view, plain.headers).some((one) => isNoindex(one, plain.fetchedAt));
    return role === 'legal' || isHidden || listed.has(pageKey(url)) || listed.has(pageKey(plain.finalUrl));
  });
}

function xmlOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ loc, lastmod }) => {
    const date = lastmod === null ? '' : `\n    <lastmod>${asHtml(lastmod)}</lastmod>`;
    return `  <url>\n    <loc>${asHtml(loc)}</loc>${date}\n  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
