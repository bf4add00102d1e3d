import type { CheckResult } from '../checks/run-checks.ts';
import { listed } from '../wording/words.ts';
import type { Advice } from './advice.ts';
import { frameByScripts } from './rendering.ts';

/** A page that sends this much of its words, in percent, is written by its server. */
const SERVED_PERCENT = 50;
/** Where these fail, links come from scripts. */
const LINKS = new Set<string>(['few-links-without-javascript', 'uncrawlable-links']);

const KINDS: readonly [at: RegExp, words: string][] = [
  [/^missing-opening-hours /, 'opening hours'],
  [/^essentials-lost-without-javascript phone,/, 'phone numbers'],
  [/^essentials-lost-without-javascript address,/, 'addresses'],
  [/^essentials-lost-without-javascript prices,/, 'prices'],
];

/** What is sent whole elsewhere on the website is built by no scripts. */
const SENT_ELSEWHERE = / all of theirs$/;

/** Whether other pages of the website hold as sent all that a browser shows: nobody has to build it another way. */
export const isServedElsewhere = (results: readonly CheckResult[]): boolean =>
  results.some(({ outcome }) => outcome.evidence.some(({ place }) => SENT_ELSEWHERE.test(place)));

/** Where what scripts add is the same on every page, and no page's own text among it. */
const OF_FRAME = / nearly the same on every page$/;

/** For pages that lack as sent their menu and footer alone; null for others. */
export const frameServed = (results: readonly CheckResult[]): Advice | null =>
  results.some(({ outcome }) => outcome.evidence.some(({ place }) => OF_FRAME.test(place))) ? frameByScripts : null;

/** For pages whose words, main heading and menu are served, and into which scripts write the rest; null for others. */
export function partlyServed(results: readonly CheckResult[]): Advice | null {
  const places = results.flatMap(({ check, outcome }) => outcome.evidence.map(({ place }) => `${check.id} ${place}`));
  const shares = places.flatMap((place) => /words in the HTML as served: (\d+)%/.exec(place)?.[1] ?? []);
  // Where even the main heading comes from scripts, so does the page.
  const isBuilt = places.some((at) => at.includes(' main heading,'));
  const isMostlySent = !isBuilt && shares.length > 0 && shares.every((share) => Number(share) >= SERVED_PERCENT);
  if (!isMostlySent && !isServedElsewhere(results)) return null;
  const kinds = KINDS.filter(([at]) => places.some((place) => at.test(place))).map(([, words]) => words);
  const lacksLinks = results.some(({ check }) => LINKS.has(check.id));
  const what = ['the text', ...kinds.map((kind) => `the ${kind}`)];
  const links = lacksLinks ? ', and the links as a elements with an href' : '';
  return {
    title: 'Put into the [pages themselves what a script adds to them|page itself what a script adds to it]',
    description:
      (isMostlySent
        ? 'Your [pages are sent with part of their text|page is sent with part of its text], and scripts add the rest in the browser. '
        : 'Other pages of yours are sent with all of their text, but to what we list scripts add a part in the browser. ') +
      'Most assistants run none, so for them that part is missing.',
    how:
      `Write ${listed(what)} that scripts add into the HTML of the page${links}. ` +
      'The script may stay and refresh it. Then view the page source and look for it there.',
    effort: 'hours',
    owner: 'web person',
  };
}
