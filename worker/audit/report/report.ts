import type { ReportPage } from '../../contract/report-page.ts';
import type { PageReading, ReportCheck } from '../../contract/results.ts';
import { type Outcome, titleOfOutcome } from '../checks/check.ts';
import type { CheckInputs } from '../checks/inputs.ts';
import { type CheckResult, cutEvidence } from '../checks/run-checks.ts';
import { replacedTexts } from '../checks/shared/shown/replaced-texts.ts';
import { proseBehindClicks, unopenedEntries } from '../facts/claims/behind-clicks.ts';
import { isFramed } from '../facts/claims/unfinished-pages.ts';
import { isMenuLost } from '../facts/claims/unseen-menu.ts';
import { mailboxIn } from '../facts/emails/writes-another.ts';
import type { RatedFacts } from '../facts/facts.ts';
import type { BrowserUse, NotReadReason, PageObservation, Stray } from '../observations.ts';
import { isComplete } from '../paid/extent.ts';
import { weightOf } from '../score/weights.ts';
import { strayOf } from '../website/drawn-elsewhere.ts';
import type { ShownBusiness } from '../website/example-pages.ts';
import { hasNoindex } from '../website/indexing.ts';
import type { PageView } from '../website/page/page-view.ts';
import { isRendered, type ReadPage, type RenderedPage } from '../website/read-pages.ts';
import {
  beginningOf,
  isPerhapsNotice,
  lostPassages,
  repeatedPassages,
  servedOnAny,
} from '../website/served/lost-passages.ts';
import { isReworded, servedWords, wordsServed, wordsShown } from '../website/served-text.ts';
import { pageKey } from '../website/site-address.ts';
import { nodesOf } from '../website/structured-data/nodes.ts';
import { isEmptyPage } from '../website/unasked/empty-page.ts';
import { isJumpPage } from '../website/unasked/jump-page.ts';
import { leadsToNamedHost } from '../website/unasked/left-out-scheme.ts';
import { isSignInPage } from '../website/unasked/sign-in-page.ts';
import { isUnaskedPage } from '../website/unasked/unasked-page.ts';
import { isUndrawn, undrawnWords } from '../website/undrawn-pages.ts';
import type { Website } from '../website/website.ts';
import { faultsIn } from '../wording/faults-in.ts';
import { capital } from '../wording/words.ts';
import { subjectOf } from './check-subjects.ts';
import { isKnownToDiffer } from './known-to-differ.ts';
import { lostWithoutJavaScript } from './lost-without-javascript.ts';
import { PRAISED } from './praised.ts';
import { viewsOfEarlier } from './same-file.ts';

/** Characters of each reading a report shows: enough to see what a machine sees first. */
const READING_CHARS = 1500;

/** A report shows examples, not the whole list: more of what is wrong than of what is well. */
const MAX_EVIDENCE: Record<Outcome['outcome'], number> = {
  fail: 10,
  partial: 10,
  inconclusive: 5,
  info: 5,
  pass: 3,
  not_applicable: 3,
};

export function reportCheck(
  { check, outcome, weight = weightOf(check) }: CheckResult,
  pages: readonly Pick<ReadPage, 'url'>[] = [],
): ReportCheck {
  const { id, catalogue, category, strength, revision, why, sources } = check;
  const seenOn = pagesSeenOn({ check, outcome }, pages);
  return {
    id,
    catalogue: [...catalogue],
    category,
    outcome: outcome.outcome,
    title: reportTitle(check, outcome),
    weight,
    strength,
    revision,
    evidence: cutEvidence(outcome.evidence, MAX_EVIDENCE[outcome.outcome]),
    why,
    sources: [...sources],
    ...(outcome.because === undefined ? {} : { because: outcome.because }),
    ...(seenOn === 0 ? {} : { seenOn }),
  };
}

/**
 * Its sentence where it was measured and can be. What was not judged is named alone, and of what merely seems in order it is said that no fault
 * was seen: a page may hold in another form what was looked for.
 */
function reportTitle(check: CheckResult['check'], outcome: CheckResult['outcome']): string {
  const told = titleOfOutcome(check, outcome);
  const subject = subjectOf({ id: check.id, title: told });
  const isNamedAlone = outcome.outcome === 'info' && check.title.info === undefined;
  const isOpen = outcome.outcome === 'inconclusive' || outcome.outcome === 'not_applicable' || isNamedAlone;
  if (isOpen) return capital(subject);
  return outcome.outcome === 'pass' && !PRAISED.has(check.id) ? `No fault seen: ${subject}` : told;
}

/** 0 where some of it was not kept or not counted, or holds of the website. */
function pagesSeenOn(result: Pick<CheckResult, 'check' | 'outcome'>, pages: readonly Pick<ReadPage, 'url'>[]): number {
  const { outcome } = result;
  if ((outcome.outcome !== 'fail' && outcome.outcome !== 'partial') || !isComplete(result)) return 0;
  const seen = new Set(faultsIn(outcome.evidence).map(({ pageUrl }) => pageKey(pageUrl)));
  const read = new Set(pages.map(({ url }) => pageKey(url)));
  return [...seen].every((key) => read.has(key)) ? seen.size : 0;
}

const NOT_READ: Record<NotReadReason, string> = {
  robots: 'Not read: robots.txt asks us to stay away.',
  budget: 'Not read: the number of requests for one analysis was spent.',
  timeout: 'Not read: it did not answer in time.',
  too_many_timeouts: 'Not read: earlier pages did not answer in time, so no more were tried.',
  out_of_time: 'Not read: the time for one analysis was used up.',
  elsewhere: 'Not read: it leads to another website.',
  error: 'Not read: the request failed.',
};

const answeredWith = (status: number): string => `The server answered with status ${status}.`;

/** Every key page, also those that could not be read, with what the reader should know. The address of another website is no page of this one. */
export function reportPages({ observations, shownBusinesses, pages }: Website): ReportPage[] {
  const services = new Set(pages.filter(isOfService).map(({ url }) => url));
  const others = new Map([...shownBusinesses].map(([{ url }, shown]) => [url, noteOnOther(shown)]));
  const known = new Set(observations.pages.map((page) => page.url));
  const unread = observations.notRead.filter(({ url }) => !known.has(url));
  const views = viewsOfEarlier(observations.pages);
  const brought = Map.groupBy(proseBehindClicks(pages), ({ pageUrl }) => pageUrl);
  const differing = new Set(pages.filter(isKnownToDiffer).map(({ url }) => url));
  const filled = new Set([...views].flatMap(([url, { of, ownWords }]) => (ownWords > 0 ? [url, of] : [])));
  return [
    ...observations.pages
      .filter(({ url, plain }) => !leadsToNamedHost(url) && !(plain.status >= 400 && mailboxIn(url) !== null))
      .map((page) => {
        const row = reportPage(page, observations.browser);
        const note = row.note ?? others.get(page.url) ?? null;
        const of = views.get(page.url)?.of;
        const ofFile = {
          ...(of === undefined ? {} : { viewOf: of }),
          ...(filled.has(page.url) ? { isFilledByQuery: true as const } : {}),
          ...(differing.has(page.url) ? { differs: true as const } : {}),
        };
        const clicks = brought.get(page.url) ?? [];
        const unopened = page.role === 'home' && clicks.length === 0 ? unopenedEntries(pages) : [];
        const atClicks = {
          entries: [...clicks.map(({ name }) => name), ...unopened.map(({ text }) => text)],
          words: clicks.reduce((sum, { words }) => sum + words, 0),
        };
        const role = row.role === 'products' && services.has(row.url) ? 'services' : row.role;
        return { ...row, role, ...ofFile, ...(atClicks.entries.length > 0 ? { atClicks } : {}), note };
      }),
    ...unread.map(({ url, reason, role = 'other', status = 0 }) => ({
      url,
      role,
      status,
      title: null,
      h1Count: null,
      images: null,
      imagesWithoutAlt: null,
      wordsPlain: null,
      wordsRendered: null,
      fetchedAt: observations.startedAt,
      note: status >= 400 ? answeredWith(status) : NOT_READ[reason],
    })),
  ];
}

/** An address may speak of products that somebody takes pictures of: what the page itself is marked as decides what it is called. */
const isOfService = ({ structured }: ReadPage): boolean =>
  nodesOf(structured, 'Service').length > 0 && nodesOf(structured, 'Product').length === 0;

const noteOnOther = ({ name, isSample }: ShownBusiness): string =>
  isSample
    ? `A sample that shows another business, ${name}: nothing on it counts for or against you.`
    : `About another business, ${name}: its facts are not taken for yours.`;

/** What of the page our browser did not get, or does not count. */
const notArrived = (page: PageObservation): Pick<ReportPage, 'missesData' | 'lacksScripts' | 'isFramed'> => ({
  ...(page.rendered?.missesData || isMenuLost(page) ? { missesData: true as const } : {}),
  ...(page.rendered?.lostScripts || (page.rendered?.missesCode && isUndrawn(page))
    ? { lacksScripts: true as const }
    : {}),
  ...(page.rendered?.view && isFramed(page.rendered.view, page.url) ? { isFramed: true as const } : {}),
});

function reportPage(page: PageObservation, browser: BrowserUse): ReportPage {
  const { view } = page.plain;
  const shown = page.rendered?.view ?? null;
  const isCounted = !isUnaskedPage(page) && !isEmptyPage(page);
  return {
    url: page.url,
    role: page.role,
    status: page.plain.status,
    // Not null where there is a page: whoever counts pages tells those that are not judged by it.
    title: view ? (view.titles[0] ?? (isCounted ? null : '')) : null,
    h1Count: view ? view.headings.filter((heading) => heading.level === 1).length : null,
    images: view ? view.images.length : null,
    imagesWithoutAlt: view ? view.images.filter((image) => image.alt === null).length : null,
    wordsPlain: view && isCounted ? view.textWords : null,
    wordsRendered: shown && isCounted ? (view ? wordsShown(view, shown) : shown.textWords) : null,
    ...(view && shown && isCounted ? { wordsServed: wordsServed(view, shown) } : {}),
    ...notArrived(page),
    fetchedAt: page.plain.fetchedAt,
    note: noteOn(page, browser),
  };
}

const ASIDE = 'Neither a menu nor a search is to lead here, as the pages are written: nothing on it is judged.';
const IN_SITEMAP = 'The sitemap names it, and none of the pages we judged leads here: nothing on it is judged.';
const LACKS_QUERY =
  'Links lead here only with a query behind the address. Opened without one it is not whole: nothing on it is judged.';

/** That a page came in another language may be of our own making. */
function strayWords(stray: Stray): string | null {
  if (stray.by === 'error') return `In our browser an error message stood in its place: “${stray.said}”`;
  return stray.by === 'address' ? `A script led our browser on to ${stray.finalUrl}.` : null;
}

/** In the words of the server: its status says it all. */
const IS_ERROR = { kind: 'error_page' };

function noteOn(page: PageObservation, browser: BrowserUse): string | null {
  const { plain, rendered } = page;
  const stray = strayOf(page);
  if (plain.failure === 'timeout') return NOT_READ.timeout;
  if (plain.failure !== null && !plain.view) return NOT_READ.error;
  if (isEmptyPage(page)) return 'An empty page: nothing on it to judge.';
  if (plain.status >= 400 && (plain.obstacle ?? IS_ERROR).kind === IS_ERROR.kind) return answeredWith(plain.status);
  if (plain.obstacle) return `Something else stands in the page's place: ${plain.obstacle.seen}`.slice(0, 300);
  if (!plain.view) return 'Not read: the answer was not a web page.';
  if (isSignInPage(page)) return 'A page to sign in at: nothing on it is judged.';
  if (page.isAside) return hasNoindex(page.plain) ? ASIDE : IN_SITEMAP;
  if (page.lacksQuery) return LACKS_QUERY;
  if (isJumpPage(page)) return 'It leads on to another address at once: nothing on it is judged.';
  if (plain.truncated) return 'Only the first part was read: the page is larger than 5 MB.';
  if (stray !== null) return strayWords(stray);
  if (rendered?.failure || (rendered && isUndrawn(page))) return undrawnWords(page);
  if (rendered === null && browser.reason !== null) return `Not opened in a browser: ${browser.reason}.`;
  if (plain.view.capped.length > 0) return `Very large page: not all of its ${plain.view.capped.join(', ')} were kept.`;
  return null;
}

/** A page of which more is served loses nothing worth quoting: what scripts add there are notices and lists. */
const QUOTED_SHARE = 0.6;
/** Passages named of each page, and characters kept of each. */
const MAX_LOST_PASSAGES = 4;
const LOST_CHARS = 240;

/** What a machine reads first on each page, without and with JavaScript. */
export function pageReadings(pages: NonNullable<CheckInputs['pages']>, facts: RatedFacts): PageReading[] {
  // Most websites lose so little that nothing is quoted.
  const onMany = pages.some((page) => isRendered(page) && losesMuch(page))
    ? repeatedPassages(pages.filter(isRendered))
    : NONE;
  const isServed = servedOnAny(pages);
  const isUntold = (text: string): boolean => onMany.has(text) || isServed(text);
  return pages.map((page) => {
    const isCompared = isRendered(page) && !isReworded(page);
    return {
      pageUrl: page.url,
      // What an error page says is no reading of the page that was asked for.
      plain: page.plain.status < 400 || page.role === 'home' ? openingText(page.plain.view) : null,
      rendered: page.rendered ? openingText(page.rendered.view) : null,
      lostWithoutJavaScript: isCompared ? lostWithoutJavaScript(page, facts, pages) : page.rendered ? [] : null,
      lostPassages: isCompared && losesMuch(page) && !isPerhapsNotice(page) ? passagesOf(page, isUntold) : [],
      ...(isCompared ? replacedOn(page) : {}),
      ...(page.rendered?.missesData && page.plain.view.unfilled ? { unfilled: page.plain.view.unfilled } : {}),
    };
  });
}

const MAX_REPLACED = 3;

function replacedOn(page: RenderedPage): Pick<PageReading, 'replaced'> {
  // What a page says in place of data that did not arrive, no visitor sees.
  const all = page.rendered.missesData ? [] : replacedTexts(page).slice(0, MAX_REPLACED);
  return all.length > 0 ? { replaced: all.map(({ served, shown }) => ({ served, shown })) } : {};
}

const NONE: ReadonlySet<string> = new Set();

const passagesOf = (page: RenderedPage, isUntold: (text: string) => boolean): string[] =>
  [...new Set(lostPassages(page))]
    .filter((text) => !isUntold(text))
    .slice(0, MAX_LOST_PASSAGES)
    .map((text) => beginningOf(text, LOST_CHARS));

function losesMuch(page: RenderedPage): boolean {
  const { words, kept } = servedWords(page);
  return kept < words * QUOTED_SHARE;
}

/** Joined of no more than it shows: the beginning of a long text would keep all of it. */
function openingText({ blocks }: PageView): string {
  let text = '';
  for (const block of blocks) {
    if (block.hidden) continue;
    const before = text === '' ? '' : '\n';
    text += before + block.text.slice(0, READING_CHARS - text.length);
    if (text.length >= READING_CHARS) break;
  }
  return text.slice(0, READING_CHARS);
}
