import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { nodesOf } from '../../website/structured-data/nodes.ts';
import { DAY_MS } from '../../website/text/dates.ts';
import { contentPages } from '../../website/text/page-prose.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { allOfToday, isOfToday, newestOf, type ShownDate, shownDates } from '../shared/page-dates.ts';
import { contentRead, nothingOnContent } from '../shared/plain-facts.ts';

/** Half a year and a year, rounded up: no engine documents a limit, these are the catalogue's. */
const FRESH_DAYS = 184;
const RECENT_DAYS = 366;
/** One dated page does not tell about the others. */
const MOST_PAGES = 0.5;

/**
 * A visible date on the content pages that says how recent they are. A copyright year is none: it changes by itself. So does a date
 * that is the day of the visit on every page; if it was true, it counts from tomorrow on.
 * "Now" is when the home page was read.
 */
export const missingRecentDate = defineCheck({
  id: 'missing-recent-date',
  revision: 13,
  category: 'content',
  strength: 'A',
  catalogue: ['freshness-visible'],
  title: {
    pass: 'A recent date stands on at least half of the pages we read beside contact and legal ones',
    partial: 'Only some of your pages show a recent date',
    fail: 'No visible date shows that your pages are up to date',
    causes: {
      'old-dates': 'The newest date a page gives as its own is more than a year old',
      'changes-by-itself': 'The dates we read are the day of our visit',
    },
  },
  why: 'In 252,000 paired trials a recent date made a page more likely to be chosen. Google names a date changed without the page as a trick.',
  sources: [
    'https://arxiv.org/abs/2605.25517',
    'https://developers.google.com/search/docs/appearance/publication-dates',
  ],
  needs: ['pages', 'home', 'facts'],
  causes: ['some-pages', 'old-dates', 'changes-by-itself'],
  run({ pages, home, facts }) {
    const now = home.plain.fetchedAt;
    // The day of a policy is its version, and nobody's to renew.
    const policies = new Set(facts.policies.map(({ value }) => pageKey(value.url)));
    const content = contentPages(pages).filter(({ url, role }) => role === 'home' || !policies.has(pageKey(url)));
    if (content.length === 0) return notApplicable(NO_CONTENT_PAGE);
    // Tomorrow where the business is may be today here.
    const past = content.map((page) => ofThePage(shownDates(page).filter(({ from }) => from <= now + DAY_MS)));
    const stamped = allOfToday(past.map(newestOf), now);
    const newest = past.flatMap((dates) => {
      const latest = newestOf(stamped.length > 0 ? dates.filter((date) => !isOfToday(date, now)) : dates);
      return latest ? [{ latest, days: (now - latest.to) / DAY_MS }] : [];
    });
    const quote = (all: { latest: ShownDate }[]) => all.map(({ latest }) => latest.evidence);
    const fresh = newest.filter(({ days }) => days <= FRESH_DAYS);
    if (fresh.length >= content.length * MOST_PAGES) return pass(quote(fresh));
    const recent = newest.filter(({ latest, days }) => latest.isLabelled && days <= RECENT_DAYS);
    const outdated = newest.filter(({ latest, days }) => days > RECENT_DAYS && latest.isLabelled);
    if (recent.length > 0) {
      const without = content.length - recent.length;
      const lacking = {
        pageUrl: home.url,
        place: 'text of the pages',
        seen: `no recent date on ${without} of ${contentRead(content.length)}`,
      };
      return dueTo('some-pages', partial([lacking, ...quote([...recent, ...outdated])]));
    }
    // Any other date may be a day that something opened, was sold or will be: it does not make the page old.
    const stated = newest.filter(({ latest }) => latest.isLabelled);
    if (stated.length > 0) return dueTo('old-dates', fail(eachOnce(quote(stated))));
    if (stamped.length > 0)
      return dueTo(
        'changes-by-itself',
        fail(stamped.map((one) => ({ ...one, seen: `the day of our visit, as on every page: ${one.seen}` }))),
      );
    if (content.every((page) => page.prose.language === null)) return inconclusive(OTHER_LANGUAGE);
    const trace = yearTrace(content, now);
    if (trace) return inconclusive('A recent year stands on your pages; what it dates is for you to confirm.', [trace]);
    if (!pages.some(isArticle)) return notApplicable(TIMELESS);
    return fail([nothingOnContent(content, 'date of an update or of publication')]);
  },
});

/** One stamp in the frame of all pages is the website's, and no more than one date. */
const eachOnce = (dates: Evidence[]): Evidence[] =>
  [...new Map(dates.toReversed().map((one) => [one.seen, one])).values()].toReversed();

const TIMELESS = 'We made out no article among the pages read, and other pages need no date.';

const isArticle = ({ role, structured }: ReadPage): boolean =>
  role === 'article' || nodesOf(structured, 'Article').length > 0 || nodesOf(structured, 'Event').length > 0;

/** Copyright lines change by themselves. */
const COPYRIGHT = /©|\(c\)|copyright/i;

/** The year of the visit or the one before, in whatever words. */
function yearTrace(content: readonly ReadPage[], now: number): Evidence | null {
  const year = new Date(now).getUTCFullYear();
  const late = new RegExp(`(?<!\\d)(?:${year}|${year - 1})(?!\\d)`);
  for (const { url, plain, rendered } of content)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const block = view.blocks.find(({ text }) => late.test(text) && !COPYRIGHT.test(text));
      if (block) return { pageUrl: url, place: placeOf(view, block.path), seen: block.text.slice(0, 300) };
    }
  return null;
}

/** A page that says when it was updated is as old as that, whatever later day its text tells of. */
const ofThePage = (dates: ShownDate[]): ShownDate[] =>
  dates.some(({ isLabelled }) => isLabelled) ? dates.filter(({ isNarrative }) => !isNarrative) : dates;
