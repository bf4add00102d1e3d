import type { CategoryId } from '../checks/check.ts';
import type { CauseOf, CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { accessAdvice, closedByName, closedOnPurpose } from './access.ts';
import { accessibilityAdvice } from './accessibility.ts';
import { atAClick, missingRewrite } from './addresses.ts';
import type { Advice, AdviceByCause, AdviceOf } from './advice.ts';
import { agentReadinessAdvice } from './agent-readiness.ts';
import { authorityAdvice } from './authority.ts';
import { noBusinessMarkup, OFFERS_TOO } from './business-markup.ts';
import { linkUnlikeItsText, mailUnlikeItsText, mailWithoutMailto } from './contact-links.ts';
import { contentAdvice } from './content.ts';
import { discoverabilityAdvice } from './discoverability.ts';
import { identityAdvice } from './identity.ts';
import { hoursInMarkupOnly, hoursUnlikeMarkup, localAdvice } from './local.ts';
import { headsAdvice } from './page-heads.ts';
import { frameServed, isServedElsewhere, partlyServed } from './partly-served.ts';
import { addressesOfApp, drawnFrame, renderingAdvice, writtenByScripts } from './rendering.ts';
import { piecesOfPages, semanticsAdvice } from './semantics.ts';
import { roundAdvice } from './small-repairs.ts';
import { structuredDataAdvice } from './structured-data.ts';
import { subjectAdvice, WEBSITE_NODE, withSteps } from './subjects.ts';
import { technicalAdvice } from './technical.ts';
import { voiceAdvice } from './voice.ts';
import { wordsInPictures } from './words-in-pictures.ts';

/** By check id, over all categories. */
export const ADVICE: AdviceOf<CategoryId> = {
  ...accessAdvice,
  ...discoverabilityAdvice,
  ...renderingAdvice,
  ...technicalAdvice,
  ...structuredDataAdvice,
  ...semanticsAdvice,
  ...contentAdvice,
  ...identityAdvice,
  ...authorityAdvice,
  ...localAdvice,
  ...voiceAdvice,
  ...accessibilityAdvice,
  ...agentReadinessAdvice,
};

const BY_CHECK: Readonly<Partial<Record<CheckId, AdviceByCause>>> = ADVICE;

/** Nothing for a check that asks nothing of the owner. */
export const adviceOfCheck = (id: CheckId): AdviceByCause | undefined => BY_CHECK[id];

/** By cause: one thing to do for all checks that name it. */
export const SHARED_ADVICE: Readonly<Record<string, Advice>> = {
  'no-business-markup': noBusinessMarkup,
  'link-unlike-its-text': linkUnlikeItsText,
  'mail-without-mailto': mailWithoutMailto,
  'mail-unlike-its-text': mailUnlikeItsText,
  'hours-in-markup-only': hoursInMarkupOnly,
  'hours-unlike-markup': hoursUnlikeMarkup,
  'words-in-pictures': wordsInPictures,
  'only-after-javascript': writtenByScripts,
  'only-the-frame': drawnFrame,
  'no-head': piecesOfPages,
  'only-in-app': addressesOfApp,
  'no-rewrite': missingRewrite,
  'at-a-click': atAClick,
  'single-pages': closedByName,
  'closed-on-purpose': closedOnPurpose,
} satisfies Partial<Record<CauseOf<CheckId>, Advice>>;

/** A widget that scripts bring, or a single page, is a fault of its own; where these fail, scripts write the website. */
const WHOLE_PAGE = new Set<CheckId>(['little-plain-text', 'text-lost-without-javascript']);

/** Text and links, or text and contact data: so many views of a page that lose by one cause are no accident of a single part. */
const MANY_VIEWS = 2;
/** Passages of a page's text. */
const QUOTES = new Set<CheckId>(['few-customer-reviews', 'missing-quotations', 'few-visible-questions']);

/** A mistyped link is the same thing to do where one check alone finds it. */
const ALONE_TOO: ReadonlySet<string> = new Set<CauseOf<CheckId>>([
  'mail-without-mailto',
  'mail-unlike-its-text',
  'words-in-pictures',
  'only-in-app',
  'no-rewrite',
  'at-a-click',
  'no-head',
]);

/** What the server answers, where a click shows the page. */
const OF_ADDRESSES = new Set<CheckId>(['pages-without-success', 'dead-sitemap-addresses']);

/** Whether results that name one cause are one thing to do. */
export const isShared = (cause: string, results: readonly CheckResult[]): boolean =>
  (results.length > 1 || ALONE_TOO.has(cause)) &&
  SHARED_ADVICE[cause] !== undefined &&
  (cause !== 'only-after-javascript' ||
    results.some(({ check, outcome }) => WHOLE_PAGE.has(check.id) && outcome.outcome === 'fail') ||
    // Links and contact data alone are parts that a script adds to a page whose text is sent.
    (results.some(({ check }) => WHOLE_PAGE.has(check.id)) &&
      results.filter(({ check }) => check.category === 'rendering').length >= MANY_VIEWS) ||
    // What others say is part of the text that is lost.
    (results.some(({ check }) => check.id === 'text-lost-without-javascript') &&
      results.some(({ check }) => QUOTES.has(check.id))));

/** The cause a check names; null for the common one. */
export const causeOf = ({ outcome }: CheckResult): string | null =>
  ('cause' in outcome ? outcome.cause : undefined) ?? null;

/** What to do about results with one cause; null when nobody wrote advice for them. */
export function adviceFor(results: readonly CheckResult[]): Advice | null {
  const cause = results[0] ? causeOf(results[0]) : null;
  const shared = cause === null ? undefined : SHARED_ADVICE[cause];
  if (cause !== null && shared && isShared(cause, results) && results.every((one) => causeOf(one) === cause))
    // What scripts write is there already, and comes with the rest.
    return withSteps(
      (shared === writtenByScripts && (frameServed(results) ?? partlyServed(results))) || shared,
      cause === 'no-business-markup' ? { ...WEBSITE_NODE, ...OFFERS_TOO } : {},
      results,
    );
  if (cause === 'only-after-javascript' && results.every(({ check }) => OF_ADDRESSES.has(check.id)))
    return addressesOfApp;
  const frame = cause === 'only-after-javascript' ? frameServed(results) : null;
  const part = frame ?? (isServedElsewhere(results) ? partlyServed(results) : null);
  if (part) return part;
  const joined =
    headsAdvice(results, (one) => adviceFor([one])) ?? subjectAdvice(results) ?? roundAdvice(results, ownAdvice);
  if (joined) return joined;
  for (const result of results) {
    const own = ownAdvice(result);
    if (own) return own;
  }
  return null;
}

/** What its own check and cause say, whatever else is found. */
function ownAdvice(result: CheckResult): Advice | null {
  const advice = adviceOfCheck(result.check.id);
  if (!advice) return null;
  const { causes = {}, ...common } = advice;
  return { ...common, ...causes[causeOf(result) ?? ''] };
}
