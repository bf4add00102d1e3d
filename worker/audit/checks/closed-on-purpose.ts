import type { Observations } from '../observations.ts';
import { indexingFor, readIndexing } from '../website/indexing.ts';
import { MAIN_SEARCH_TOKENS } from '../website/robots/agents.ts';
import { type RobotsReading, robotsVerdict } from '../website/robots/robots-txt.ts';
import { ownAddress } from '../website/site-address.ts';
import type { Evidence, Outcome } from './check.ts';
import type { CheckInputs } from './inputs.ts';

/** The cause that all checks name which the one decision settles. */
export const ON_PURPOSE = 'closed-on-purpose';

/** What the owner opens by it, if he does. */
const CLOSED: ReadonlySet<string> = new Set([
  'blocked-chatgpt-search',
  'blocked-claude-search',
  'blocked-perplexity',
  'blocked-google',
  'blocked-bing',
  'blocked-apple',
  'blocked-other-assistants',
  'blocked-user-fetch',
  'blocked-preview-bots',
  'blocked-sitemap-pages',
  'noindex-meta-tag',
  'noindex-header',
  'wrong-canonical',
]);

/** The outcome of a check, with its cause where the owner may mean what it calls a fault. */
export function asMeant(id: string, outcome: Outcome<string>, inputs: Asked): Outcome<string> {
  if (outcome.outcome !== 'fail' || !CLOSED.has(id)) return outcome;
  const remarks = closedOnPurpose(inputs);
  if (remarks === null) return outcome;
  const [first, ...others] = outcome.evidence;
  return { ...outcome, cause: ON_PURPOSE, evidence: [...(first ? [first] : []), ...remarks, ...others] };
}

type Asked = Pick<CheckInputs, 'robots' | 'attempts' | 'target'>;

/**
 * What speaks for it that a website is closed because its owner means it, as a copy for tests is: one rule keeps all search agents off all
 * of it, and beside it stands a remark, or the home page asks to be left out of search, or names another website as its own address. What
 * the remark says is for the owner to read. null where nothing does: the rule alone may have been forgotten.
 */
export function closedOnPurpose({ robots, attempts, target }: Asked): Evidence[] | null {
  if (robots === null) return null;
  const line = lineForAll(robots, target.homeUrl);
  if (line === null) return null;
  const remarks = remarksAbove(robots, line).map(
    ({ text, at }): Evidence => ({ pageUrl: target.homeUrl, place: `robots.txt line ${at}`, seen: text }),
  );
  return remarks.length > 0 || asksToBeLeftOut(attempts, target) ? remarks : null;
}

/** The one line that refuses the whole website to every search agent. */
function lineForAll(robots: RobotsReading, homeUrl: string): number | null {
  if (robots.mode !== 'rules') return null;
  const verdicts = MAIN_SEARCH_TOKENS.map((token) => robotsVerdict(robots, token, homeUrl));
  const [line, ...others] = new Set(verdicts.map((one) => (one.allowed ? null : one.line)));
  if (line === null || line === undefined || others.length > 0) return null;
  const rule = robots.groups.flatMap(({ rules }) => rules).find((one) => one.line === line);
  return rule && /^\/\*?$/.test(rule.path) ? line : null;
}

/** A name of a tool or a date is no reason. */
const MIN_REMARK_WORDS = 4;

/** Comments right above the group of the rule, or above the rule in it. */
function remarksAbove({ lines, groups }: RobotsReading, line: number): { text: string; at: number }[] {
  const group = groups.find(({ rules }) => rules.some((one) => one.line === line));
  const first = Math.min(line, ...(group?.agents ?? []).map((agent) => agent.line));
  let from = first;
  while (from > 1 && lines[from - 2]?.trim().startsWith('#')) from--;
  return lines.slice(from - 1, line).flatMap((text, index) => {
    const isRemark = text.trim().startsWith('#') && text.split(/\s+/).filter(hasWord).length >= MIN_REMARK_WORDS;
    return isRemark ? [{ text: text.trim(), at: from + index }] : [];
  });
}
const hasWord = (part: string): boolean => /\p{L}{2}/u.test(part);

function asksToBeLeftOut(attempts: Observations['pages'], target: Observations['target']): boolean {
  const home = attempts.find(({ role }) => role === 'home')?.plain;
  if (!home?.view) return false;
  if (indexingFor(readIndexing(home.view, home.headers), null, home.fetchedAt).noindex) return true;
  // A website looked at before it is public names the address it will have.
  const canonical = home.view.headLinks.find(({ rel }) => rel.split(/\s+/).includes('canonical'));
  if (target.isPrivate || !canonical || canonical.url === null) return false;
  return ownAddress(canonical.url, home.view.baseUrl, target) === null;
}
