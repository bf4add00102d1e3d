import { causeOf, isShared } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { ALL_MAIN } from '../checks/shared/chapters.ts';
import { pageKey } from '../website/site-address.ts';
import { letterByLetter } from '../website/text/letter-by-letter.ts';
import { CONTACT_LABEL_LEXICON } from '../words/contact-label-words.ts';
import { isAmongDeadEnds } from './dead-ends.ts';
import { SEARCH_ACCESS_IDS } from './gates.ts';

/** Whether the change that another fault asks for mends this one as well: one fault is one thing to do. */
export const isToldByAnother = (result: CheckResult, all: readonly CheckResult[]): boolean =>
  isToldOfSitemap(result, all) ||
  isToldOfMainHeadings(result, all) ||
  isToldOfRobotsLine(result, all) ||
  isPartOf(result, all) ||
  isUntranslated(result, all);

/**
 * A fault whose mending is part of another one's, by the weaker of both: links that only scripts bring, contact data of which another one
 * quotes the same words, a short page of which nobody could see what scripts add.
 */
export function isPartOf(result: CheckResult, all: readonly CheckResult[]): boolean {
  if (result.outcome.evidence.length === 0) return false;
  if (isAmongDeadEnds(result, all)) return true;
  switch (result.check.id) {
    case 'uncrawlable-links':
      // Where scripts write the website, both are one thing to do with all the rest.
      return (
        causeOf(result) === LATE &&
        !isShared(LATE, ofCause(all, LATE)) &&
        isToldBy(result, faultsOf(all, 'few-links-without-javascript'))
      );
    case 'missing-quotations':
      // Whoever serves the reviews serves the people quoted in them.
      return (
        causeOf(result) === LATE &&
        !isShared(LATE, ofCause(all, LATE)) &&
        ofCause(faultsOf(all, 'few-customer-reviews'), LATE).length > 0
      );
    case 'contact-data-not-in-text':
      return isQuotedBy(result, faultsOf(all, 'essentials-lost-without-javascript')) || isGapForPhone(result, all);
    case 'missing-contact-page':
      // Whoever writes down how to reach them has a part that says so.
      return causeOf(result) === null && ofCause(faultsOf(all, 'contact-data-not-in-text'), 'no-phone').length > 0;
    case 'markup-unlike-visible-text':
      // Written on the page, they stand in both.
      return isQuotedBy(result, faultsOf(all, 'contact-data-not-in-text'));
    case 'thin-pages':
      return ['scripts-not-run', 'brief-both-ways'].some((cause) =>
        isToldBy(result, ofCause(faultsOf(all, 'little-plain-text'), cause)),
      );
    default:
      return false;
  }
}

const LATE = 'only-after-javascript';

/** "Phone: [number]": what fills the gap writes the number that stands behind a link alone. */
function isGapForPhone(result: CheckResult, all: readonly CheckResult[]): boolean {
  const gaps = faultsOf(all, 'outdated-statements').flatMap((one) => one.outcome.evidence);
  return (
    causeOf(result) === null &&
    result.outcome.evidence.every(({ place }) => place.startsWith('phone: ')) &&
    gaps.some(({ seen }) => {
      const label = /^([^:\n]+):\s*\[/.exec(seen)?.[1];
      return label !== undefined && CONTACT_LABEL_LEXICON.has(letterByLetter(label), 'phone');
    })
  );
}

/** Whether every quote of its evidence is one of theirs, of the same page. */
function isQuotedBy(result: CheckResult, others: readonly CheckResult[]): boolean {
  const quoted = new Set(others.flatMap(({ outcome }) => outcome.evidence).map(quoteKey));
  return result.outcome.evidence.every((one) => quoted.has(quoteKey(one)));
}

const quoteKey = ({ pageUrl, seen }: { pageUrl: string; seen: string }): string => `${pageKey(pageUrl)}\n${seen}`;

/** A page whose text is that of another language's page wants a translation, and no other language in its tag. */
const isUntranslated = (result: CheckResult, all: readonly CheckResult[]): boolean =>
  result.check.id === 'wrong-page-language' && isToldBy(result, ofCause(all, 'two-languages'));

/** Lesser pages with noindex that the sitemap lists are one question to the owner: the sitemap's. */
function isToldOfSitemap(result: CheckResult, all: readonly CheckResult[]): boolean {
  if (causeOf(result) !== 'lesser-pages') return false;
  return isToldBy(result, ofCause(all, 'withheld'));
}

/** Pages whose headings are all main ones have several of them: with one main heading to a page, the others get their ranks. */
const isToldOfMainHeadings = (result: CheckResult, all: readonly CheckResult[]): boolean =>
  causeOf(result) === 'all-main' &&
  result.outcome.evidence.every(({ place }) => place.endsWith(ALL_MAIN)) &&
  isToldBy(result, faultsOf(all, 'missing-main-heading'));

/** Whom else one line of robots.txt keeps out, while it keeps out search agents: whoever mends that line sees to both. */
const KEPT_OUT_TOO = new Set<string>(['blocked-user-fetch', 'blocked-other-assistants', 'blocked-preview-bots']);
const robotsLines = ({ outcome }: CheckResult): string[] =>
  outcome.evidence.flatMap(({ place }) => /line \d+/.exec(place)?.[0] ?? []);

function isToldOfRobotsLine(result: CheckResult, all: readonly CheckResult[]): boolean {
  // What is meant, perhaps, is one question with all that it closes.
  if (!KEPT_OUT_TOO.has(result.check.id) || causeOf(result) !== null) return false;
  const told = all.filter((one) => isSearchAccess(one) && isFault(one));
  const known = new Set(told.flatMap(robotsLines));
  const lines = robotsLines(result);
  return lines.length > 0 && lines.every((line) => known.has(line));
}

const faultsOf = (all: readonly CheckResult[], id: CheckId): CheckResult[] =>
  all.filter((one) => one.check.id === id && isFault(one));

const isFault = ({ outcome }: CheckResult): boolean => outcome.outcome === 'fail' || outcome.outcome === 'partial';

/** Whether every page of its evidence is named by those. */
function isToldBy(result: CheckResult, others: readonly CheckResult[]): boolean {
  const listed = others.flatMap(({ outcome }) => outcome.evidence);
  const keys = new Set(listed.map(({ pageUrl }) => pageKey(pageUrl)));
  return result.outcome.evidence.every(({ pageUrl }) => keys.has(pageKey(pageUrl)));
}

export const ofCause = (results: readonly CheckResult[], cause: string): CheckResult[] =>
  results.filter((one) => causeOf(one) === cause);

export const isSearchAccess = ({ check }: CheckResult): boolean =>
  check.catalogue.some((id) => SEARCH_ACCESS_IDS.includes(id));
