import type { SitemapObservation, Target } from '../../observations.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import { linksToOtherPages } from '../../website/page/internal-links.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isFolderOfHost, mayBeginFurtherUp } from '../../website/robots/folder-of-host.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';
import { answerKey, pageKey, sitemapUrls } from '../../website/site-address.ts';
import { counted } from '../../wording/words.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { isOfOthers } from '../shared/links/foreign-sitemap.ts';
import { domainsOf } from '../shared/links/two-addresses.ts';

/** A file counts as a sitemap by its content, never by its status: some servers answer 200 to everything. */
export const missingSitemap = defineCheck({
  id: 'missing-sitemap',
  revision: 14,
  category: 'discoverability',
  strength: 'B',
  catalogue: ['sitemap-present'],
  title: {
    pass: 'robots.txt names a sitemap, and it can be read',
    partial: 'There is a sitemap, but robots.txt does not name it',
    fail: 'No sitemap was found where agents look for it',
    causes: { 'no-robots-txt': 'There is a sitemap, and no robots.txt that names it' },
  },
  why: 'Search engines can learn from a sitemap which pages there are.',
  sources: ['https://www.sitemaps.org/protocol.html#submit_robots'],
  needs: ['sitemaps', 'home', 'target', 'robots', 'pages', 'hosts', 'attempts'],
  causes: ['not-named', 'no-robots-txt', 'in-a-folder'],
  run({ sitemaps, home, target, robots, pages, hosts, attempts }) {
    const found = sitemaps.filter(isSitemap);
    const answers = new Map(attempts.map(({ url, plain }) => [answerKey(url), plain.status]));
    const isOnePage = leadsNowhereElse(home, target, [...legalKeys(pages), ...goneKeys(answers)]);
    const declared = found.find(({ foundBy }) => foundBy === 'robots');
    const first = declared ?? found[0];
    if (first) {
      const seen =
        `${first.kind === 'index' ? 'index of sitemaps' : counted(first.entryCount, 'address', 'addresses')}, ` +
        `${declared ? 'named in robots.txt' : 'not named in robots.txt'}`;
      const evidence = [{ pageUrl: first.finalUrl, place: 'sitemap', seen }];
      if (!declared && isOfOthers(first, target, new Set([...ownDomains({ target, pages }), ...domainsOf(hosts)])))
        return notApplicable('The sitemap found lists pages of another host, and is judged by itself.');
      if (!declared && sitemaps.some(({ foundBy }) => foundBy === 'robots'))
        return notApplicable('robots.txt names another address, which is judged by itself.');
      if (!declared && isFolderOfHost(target)) return ofFolder(mayBeginFurtherUp(home, target));
      if (!declared && areAllGone(sitemapUrls(found, target), answers)) return notApplicable(ALL_GONE);
      if (isOnePage && found.every((one) => listsHomeAlone(one, target)))
        return notApplicable('The sitemap found lists the home page alone, which nobody needs it for.');
      return declared ? pass(evidence) : dueTo(isThere(robots) ? 'not-named' : 'no-robots-txt', partial(evidence));
    }
    if (isOnePage)
      return notApplicable('Legal pages apart, the home page links to no other that opens: there is nothing to list.');
    if (sitemaps.length === 0) return inconclusive('No sitemap was asked for.');
    if (home.rendered === null && linksToOtherPages(home.plain.view, target).length === 0) return inconclusive(UNDRAWN);
    // Asked for at several addresses: what each answered is told once.
    const tried = new Map(sitemaps.toReversed().map((one) => [describe(one), one.url]));
    const evidence = [...tried].map(([seen, url]) => ({ pageUrl: url, place: 'sitemap', seen }));
    if (sitemaps.every(isUnanswered)) return inconclusive('The usual addresses of a sitemap did not answer.', evidence);
    // One fault and one thing to do: what is named is to be put there.
    if (sitemaps.some(({ foundBy }) => foundBy === 'robots'))
      return notApplicable('robots.txt names an address, and what it answers is judged by itself.');
    if (mayBeginFurtherUp(home, target)) return inconclusive(FURTHER_UP, evidence);
    return dueTo(isFolderOfHost(target) ? 'in-a-folder' : null, fail(evidence));
  },
});

const isUnanswered = ({ failure, status }: SitemapObservation): boolean =>
  failure !== null || status >= 500 || status === 429 || status === 403;

const GONE = new Set<number | undefined>([404, 410]);
const ALL_GONE = 'No address of the sitemap that we tried leads to a page, which is judged by itself.';

function areAllGone(urls: readonly string[], answers: ReadonlyMap<string, number>): boolean {
  const tried = urls.flatMap((url) => answers.get(answerKey(url)) ?? []);
  return tried.length > 0 && tried.every((status) => GONE.has(status));
}

const legalKeys = (pages: readonly ReadPage[]): string[] =>
  pages.flatMap(({ url, role }) => (role === 'legal' ? [answerKey(url)] : []));

/** By the key of each address asked for, what it answered. */
const goneKeys = (answers: ReadonlyMap<string, number>): string[] =>
  [...answers].flatMap(([key, status]) => (GONE.has(status) ? [key] : []));

/** Nobody searches for an imprint, nor for what is not there: a page that leads to such alone is the only one to list. */
function leadsNowhereElse({ plain, rendered }: ReadPage, target: Target, others: readonly string[]): boolean {
  const unlisted = new Set(others);
  const views = [plain.view, ...(rendered ? [rendered.view] : [])];
  const isSeen = rendered !== null || plain.view.scripts.count === 0;
  const leads = (view: ReadPage['plain']['view']): boolean =>
    linksToOtherPages(view, target).some(({ url }) => url === null || !unlisted.has(answerKey(url)));
  return isSeen && !views.some(leads);
}

function listsHomeAlone(sitemap: SitemapObservation, target: Target): boolean {
  const urls = sitemapUrls([sitemap], target);
  const isWhole = sitemap.kind !== 'index' && sitemap.entryCount === sitemap.entries.length;
  return isWhole && urls.length > 0 && urls.every((url) => pageKey(url) === pageKey(target.homeUrl));
}

const ofFolder = (isUnsure: boolean) =>
  isUnsure
    ? inconclusive(FURTHER_UP)
    : notApplicable('The website is a folder of its host, whose robots.txt may be somebody else’s.');

const UNDRAWN =
  'The home page as served links to no other page, and no browser showed us what scripts add: whether there is anything to list we could not tell.';

const FURTHER_UP = 'The website may begin above the folder of its home page, where no sitemap was looked for.';

/** Not one that could not be fetched: it may be there. */
const isThere = ({ status, problems }: RobotsReading): boolean =>
  status !== 404 && status !== 410 && problems.every(({ kind }) => kind !== 'html');

const isSitemap = ({ kind }: SitemapObservation): boolean =>
  kind === 'urlset' || kind === 'index' || kind === 'text' || kind === 'feed';

const describe = ({ status, kind, error }: SitemapObservation): string =>
  kind === 'invalid' ? `status ${status}, not a sitemap: ${error ?? 'not readable'}` : `status ${status}`;
