import type { ReadPage } from '../../website/read-pages.ts';
import { placeInMarkup, textsIn } from '../../website/structured-data/nodes.ts';
import { DAY_MS, parseDate } from '../../website/text/dates.ts';
import { contentPages } from '../../website/text/page-prose.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import type { CheckInputs } from '../inputs.ts';
import { isOfToday, MANY_PAGES, type ShownDate, shownDates } from '../shared/page-dates.ts';

/** Time zones, drafts and a corrected comma explain days, not months. The catalogue's proposal. */
const MAX_APART_MS = 30 * DAY_MS;

const DATE_PROPERTIES = ['dateModified', 'datePublished'] as const;
/** Nodes that are about the page or its text, not about an event or a job. */
const PAGE_NODE = /(?:Article|Posting|WebPage|Page|Report|Review)$/;

/** Published and updated. */
const MAX_OWN_DATES = 2;

interface Stated {
  at: number;
  isUpdate: boolean;
  evidence: Evidence;
}

/**
 * What a page says about its own date: in words ("updated on"), in structured data and in the sitemap. `Last-Modified` is left
 * out: many servers send when the file was copied. The catalogue fails pages that all bear the day of the visit; an owner who has
 * just followed our advice looks the same, so this is left in doubt.
 */
export const contradictoryDates = defineCheck({
  id: 'contradictory-dates',
  revision: 5,
  category: 'content',
  strength: 'B',
  catalogue: ['date-consistency'],
  title: {
    pass: 'The dates we compared agree',
    partial: 'Your sitemap gives an older date than a page does',
    fail: 'A page shows another date than its structured data',
    causes: { 'in-the-future': 'A page gives a day in the future as its date' },
  },
  why: 'Google asks that a page shows people and machines the same true date.',
  sources: ['https://developers.google.com/search/docs/appearance/publication-dates'],
  needs: ['pages', 'home', 'sitemaps'],
  causes: ['in-the-future', 'older-in-sitemap'],
  run({ pages, home, sitemaps }) {
    const lastmods = readLastmods(sitemaps);
    const wrong: Evidence[] = [];
    const inFuture: Evidence[] = [];
    const wrongInSitemap: Evidence[] = [];
    const agreeing: Evidence[] = [];
    const ofToday: Evidence[] = [];
    let dated = 0;
    for (const page of contentPages(pages)) {
      const shown = shownDates(page).filter(({ isLabelled }) => isLabelled);
      const [newest] = [...shown].sort((a, b) => b.to - a.to);
      // Several such dates are teasers of other pages.
      if (!newest || shown.length > MAX_OWN_DATES) continue;
      if (newest.from > home.plain.fetchedAt + DAY_MS) {
        inFuture.push({ ...newest.evidence, seen: `${newest.evidence.seen} (in the future)` });
        continue;
      }
      dated++;
      if (isOfToday(newest, home.plain.fetchedAt)) ofToday.push(newest.evidence);
      const marked = markedDates(page);
      const lastmod = lastmods.get(addressKey(page.url));
      const isNear = ({ at }: Stated) => shown.some((date) => apart(date, at) <= MAX_APART_MS);
      if (marked.length > 0) {
        // An update that the markup does not mention leaves its day of publication true.
        const isUnmarkedUpdate = marked.every(({ isUpdate, at }) => !isUpdate && at < newest.from);
        if (marked.some(isNear)) agreeing.push(newest.evidence);
        else if (!isUnmarkedUpdate) wrong.push(newest.evidence, ...marked.map(({ evidence }) => evidence));
      }
      if (lastmod) {
        // A later entry may tell of a change too small to mention. One older than what the page says contradicts it.
        if (lastmod.at >= newest.from - MAX_APART_MS) agreeing.push(newest.evidence);
        else wrongInSitemap.push(newest.evidence, lastmod.evidence);
      }
    }
    if (wrong.length > 0) return fail([...wrong, ...inFuture]);
    if (inFuture.length > 0) return dueTo('in-the-future', fail(inFuture));
    if (wrongInSitemap.length > 0) return dueTo('older-in-sitemap', partial(wrongInSitemap));
    if (dated >= MANY_PAGES && ofToday.length === dated)
      return inconclusive(
        'Every page shows the day of our visit. Whether all were changed then, or the date changes by itself, only a later visit can tell.',
        ofToday,
      );
    return agreeing.length > 0
      ? pass(agreeing.slice(0, 3))
      : notApplicable('We read no date that a page gives as its own and that stands in a second place, too.');
  },
});

const apart = ({ from, to }: ShownDate, at: number): number => (at < from ? from - at : Math.max(0, at - to));

function markedDates(page: ReadPage): Stated[] {
  return page.structured.nodes
    .filter((node) => node.types.some((type) => PAGE_NODE.test(type)) && !node.types.includes('Review'))
    .flatMap((node) =>
      DATE_PROPERTIES.flatMap((property) =>
        textsIn(node, property).flatMap((text) => {
          const at = parseDate(text);
          return at === null
            ? []
            : [
                {
                  at,
                  isUpdate: property === 'dateModified',
                  evidence: { pageUrl: page.url, place: placeInMarkup(node, property), seen: text },
                },
              ];
        }),
      ),
    );
}

function readLastmods(sitemaps: CheckInputs['sitemaps']): Map<string, Stated> {
  const found = new Map<string, Stated>();
  for (const { url, entries } of sitemaps) {
    for (const { loc, lastmod } of entries) {
      const at = lastmod === null ? null : parseDate(lastmod);
      if (at !== null)
        found.set(addressKey(loc), {
          at,
          isUpdate: true,
          evidence: { pageUrl: url, place: `lastmod of ${loc}`, seen: lastmod ?? '' },
        });
    }
  }
  return found;
}

/** Path and query alone: a private target's sitemap names its public host. */
function addressKey(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/\/(?:index\.html?)?$/, '/')}${search}`;
}
