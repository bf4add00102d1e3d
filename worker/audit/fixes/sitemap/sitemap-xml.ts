import { FAIL_CHARS } from '../../checks/rendering/little-plain-text.ts';
import type { SitemapObservation } from '../../observations.ts';
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
const DEAD = 'dead-sitemap-addresses';
const DATES = 'implausible-sitemap-dates';
const CHECKS = [MISSING, INVALID, KEY_PAGES, DEAD, DATES];

/** Shares from which the checks of dates is content; see there. */
const GOOD_DATES_SHARE = 0.8;
const IDENTICAL_FROM = 10;

/** Builders that write the file themselves and let nobody put another there. */
const WRITES_ITS_OWN: readonly PlatformId[] = ['wix', 'shopify', 'squarespace', 'jimdo', 'weebly', 'ghost'];

/** A whole new sitemap: the owner's entries that are alive, and the pages it lacks. */
export const sitemapFixes: FixBuilder = {
  checkIds: CHECKS,
  build(input): WrittenFix[] {
    const plan = sitemapPlan(input);
    if (plan === null || !CHECKS.some((id) => isOpen(input, id))) return [];
    const { path, entries, listed, isNew } = plan;
    // A sitemap that only lacks its line in robots.txt stays as it is.
    const checkIds = CHECKS.filter((id) => isOpen(input, id) && (id !== MISSING || isNew));
    const isBetter = checkIds.some((id) => id !== DATES) || entries.some(({ lastmod }) => lastmod !== null);
    if (checkIds.length === 0 || !isBetter) return [];
    const where = filePlacement(input, '/sitemap.xml').replace('/sitemap.xml', path);
    return [
      {
        fix: {
          kind: 'sitemap',
          language: 'zxx',
          syntax: 'xml',
          placement: `${where}${isNew ? '' : ', in place of the one there is'}. Add pages we did not see.`,
          content: xmlOf(entries),
          before: listed === null ? null : xmlOf(listed),
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

interface SitemapPlan {
  /** Address of the file, a path. */
  path: string;
  entries: SitemapEntry[];
  /** What the owner's own lists; null where there is none. */
  listed: SitemapEntry[] | null;
  /** There is none that could be read so far. */
  isNew: boolean;
}

/** null where a file of ours would be worse than what there is: several files, more entries than were read, or a builder's own. */
export function sitemapPlan(input: FixInput): SitemapPlan | null {
  const { sitemaps, target, control, home } = input.inputs;
  if (WRITES_ITS_OWN.includes(input.platform.id) || sitemaps.length === 0) return null;
  const isOwn = ({ finalUrl }: SitemapObservation) => ownAddress(finalUrl, target.homeUrl, target) !== null;
  const answersEverything = control !== null && control.failure === null && control.status < 300;
  const readable = sitemaps.filter(
    ({ kind }) => kind === 'urlset' || kind === 'index' || kind === 'text' || kind === 'feed',
  );
  const broken = sitemaps.filter(
    ({ kind, foundBy }) => kind === 'invalid' && !(foundBy === 'convention' && answersEverything),
  );
  const known = [...readable, ...broken];
  // Addresses inside a running app answer to nobody else: nothing says which of them are dead.
  const isApp = home === null || (home.plain.view.textChars < FAIL_CHARS && home.plain.view.scripts.count > 0);
  if (isApp && known.length > 0) return null;
  const isWhole = known.every(({ kind, entryCount, entries }) => {
    const isList = kind === 'urlset' || kind === 'invalid';
    return isList && entryCount === entries.length;
  });
  if (known.length > 1 || !isWhole || !known.every(isOwn) || known.some(saysMore)) return null;
  const named = sitemaps.find(({ foundBy, url }) => foundBy === 'robots' && isAtHome(url, input));
  const path = pathOf(known[0]?.url ?? named?.url ?? `${target.scopeUrl}sitemap.xml`);
  // With an archive's ending it could not be written as text.
  const entries = sitemapEntries(input, known);
  return entries.length === 0 || path.endsWith('.gz')
    ? null
    : { path, entries, listed: known[0]?.entries ?? null, isNew: readable.length === 0 };
}

/** Room for the lines of an entry and the frame of the file. */
const ENTRY_CHARS = 120;
const FRAME_CHARS = 600;

/** Whether the file holds more than addresses and days: pictures, language versions, priorities. That would be lost in a new one. */
const saysMore = ({ kind, bytes, entries }: SitemapObservation): boolean =>
  kind === 'urlset' &&
  bytes >
    entries.reduce((sum, { loc, lastmod }) => sum + loc.length + (lastmod?.length ?? 0) + ENTRY_CHARS, FRAME_CHARS);

const isAtHome = (url: string, { inputs: { target } }: FixInput): boolean =>
  URL.canParse(url) && sameHost(new URL(url).host, new URL(target.homeUrl).host);

const pathOf = (url: string): string => new URL(url).pathname;

function suffices({ inputs }: FixInput, checkId: string, entries: readonly SitemapEntry[]): boolean {
  switch (checkId) {
    case KEY_PAGES: {
      const listed = new Set(entries.map(({ loc }) => keyOf(loc, inputs.target)));
      return (inputs.pages ?? []).every(({ url, role, plain }) => {
        const isHidden = readIndexing(plain.view, plain.headers).some((one) => isNoindex(one, plain.fetchedAt));
        return role === 'legal' || isHidden || listed.has(pageKey(url)) || listed.has(pageKey(plain.finalUrl));
      });
    }
    case DATES: {
      const dated = entries.flatMap(({ lastmod }) => lastmod ?? []);
      const isOneDay = dated.length >= IDENTICAL_FROM && new Set(dated).size === 1;
      return !isOneDay && dated.length / entries.length >= GOOD_DATES_SHARE;
    }
    case INVALID:
      // Lines of robots.txt that name lost files are another matter.
      return inputs.sitemaps.every(({ kind, foundBy }) => kind !== 'absent' || foundBy === 'convention');
    default:
      return true;
  }
}

const keyOf = (loc: string, target: FixInput['inputs']['target']): string =>
  pageKey(ownAddress(loc, target.homeUrl, target) ?? loc);

function xmlOf(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ loc, lastmod }) => {
    const date = lastmod === null ? '' : `\n    <lastmod>${asHtml(lastmod)}</lastmod>`;
    return `  <url>\n    <loc>${asHtml(loc)}</loc>${date}\n  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
