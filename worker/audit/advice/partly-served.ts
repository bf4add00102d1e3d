import type { CheckResult } from '../checks/run-checks.ts';
import { listed } from '../wording/words.ts';
import type { Advice } from './advice.ts';
import { frameByScripts } from './rendering.ts';

/** A page that sends so much of its words is written by its server: nobody has to build it another way. */
const MOSTLY_SENT: ReadonlySet<string> = new Set(['all', 'nearly all', 'part']);
const LOST = 'text-lost-without-javascript';
/** Where these fail, links come from scripts. */
const LINKS = new Set<string>(['few-links-without-javascript', 'uncrawlable-links']);

const KINDS: readonly [at: RegExp, words: string][] = [
  [/^missing-opening-hours /, 'opening hours'],
  [/^essentials-lost-without-javascript phone,/, 'phone numbers'],
  [/^essentials-lost-without-javascript address,/, 'addresses'],
  [/^essentials-lost-without-javascript prices,/, 'prices'],
];

/** What is sent whole or nearly so elsewhere on the website is built by no scripts. */
const SENT_ELSEWHERE = /; (?:(another page has)|\d+ other pages have) (all|nearly all|most) of (?:its words|theirs)$/;

/** What other pages of the website hold as sent of all that a browser shows: nobody has to build it another way. null where none does. */
function servedElsewhere(results: readonly CheckResult[]): { isOne: boolean; much: string } | null {
  for (const { place } of results.flatMap(({ outcome }) => outcome.evidence)) {
    const [, one, much] = SENT_ELSEWHERE.exec(place) ?? [];
    if (much !== undefined) return { isOne: one !== undefined, much };
  }
  return null;
}

export const isServedElsewhere = (results: readonly CheckResult[]): boolean => servedElsewhere(results) !== null;

function elsewhereWords({ isOne, much }: { isOne: boolean; much: string }): string {
  const sent = isOne
    ? `Another page of yours is sent with ${much} of its text`
    : `Other pages of yours are sent with ${much} of their text`;
  return `${sent}, but to what we list scripts add text in the browser. `;
}

/** Where what scripts add is the same on every page, and no page's own text among it. */
const OF_FRAME = / nearly the same on every page$/;

/** For pages that lack as sent their menu and footer alone; null for others. */
export const frameServed = (results: readonly CheckResult[]): Advice | null =>
  results.some(({ outcome }) => outcome.evidence.some(({ place }) => OF_FRAME.test(place))) ? frameByScripts : null;

/** For pages whose words, main heading and menu are served, and into which scripts write the rest; null for others. */
export function partlyServed(results: readonly CheckResult[]): Advice | null {
  const places = results.flatMap(({ check, outcome }) => outcome.evidence.map(({ place }) => `${check.id} ${place}`));
  const parts = places.flatMap((place) => /words in the HTML as served: (.+?) of the words/.exec(place)?.[1] ?? []);
  const isMostLost = results.some(({ check, outcome }) => check.id === LOST && outcome.outcome === 'fail');
  // Where even the main heading comes from scripts, so does the page.
  const isBuilt = places.some((at) => at.includes(' main heading,'));
  const isMostlySent = !isBuilt && !isMostLost && parts.length > 0 && parts.every((part) => MOSTLY_SENT.has(part));
  const others = servedElsewhere(results);
  if (!isMostlySent && others === null) return null;
  const kinds = KINDS.filter(([at]) => places.some((place) => at.test(place))).map(([, words]) => words);
  const lacksLinks = results.some(({ check }) => LINKS.has(check.id));
  const what = ['the text', ...kinds.map((kind) => `the ${kind}`)];
  const links = lacksLinks ? ', and the links as ordinary ones with an href' : '';
  return {
    title: 'Put into the [pages themselves what a script adds to them|page itself what a script adds to it]',
    description:
      (isMostlySent || others === null
        ? 'Your [pages are sent with part of their text|page is sent with part of its text], and scripts add the rest in the browser. '
        : elsewhereWords(others)) + 'Most assistants run none, and do not get that part.',
    how: `What people should know of ${listed(what)} that scripts add should stand in the HTML that the server sends${links}.`,
    effort: 'hours',
    owner: 'web person',
  };
}
