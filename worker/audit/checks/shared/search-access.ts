import type { CatalogueId } from '../../score/weights.ts';
import { isNoindex, readIndexing } from '../../website/indexing.ts';
import { findAgent } from '../../website/robots/agents.ts';
import { type RobotsReading, robotsVerdict, withoutRules } from '../../website/robots/robots-txt.ts';
import { type Check, defineCheck, dueTo, type Evidence, fail, inconclusive, info, partial, pass } from '../check.ts';
import { ON_PURPOSE } from '../closed-on-purpose.ts';
import type { CheckInputs } from '../inputs.ts';

/** A report quotes at most this many refused pages; the count of the rest is said. */
const MAX_QUOTED = 12;

interface SearchAccess<Id extends string> {
  id: Id;
  catalogue: CatalogueId;
  token: string;
  /** "ChatGPT search", as the sentences name it. */
  who: string;
  why: string;
}

/**
 * One search agent against robots.txt on every key page; closing a part of them costs that part of the credit. The rules and
 * their reading are the same for all agents. What an owner closed by name is asked about.
 */
export function searchAccessCheck<const Id extends string>({
  id,
  catalogue,
  token,
  who,
  why,
}: SearchAccess<Id>): Check<Id, 'access', 'A', 'single-pages' | typeof ON_PURPOSE> {
  const source = findAgent(token)?.source;
  return defineCheck({
    id,
    revision: 5,
    category: 'access',
    strength: 'A',
    catalogue: [catalogue],
    title: {
      pass: `No robots.txt rule keeps ${who} off a key page`,
      partial: `${who} is kept off at least one key page`,
      fail: `${who} is kept off your home page`,
      info: `${who} is kept off one page or more by name`,
    },
    why,
    sources: [...(source ? [source] : []), 'https://www.rfc-editor.org/rfc/rfc9309.html'],
    needs: ['robots', 'attempts', 'notRead', 'target'],
    // The second is named where all checks are run: what one rule and one tag close is one decision.
    causes: ['single-pages', ON_PURPOSE],
    run({ robots, attempts, notRead, target }) {
      if (robots.mode === 'disallow_all') return robotsUnknown(robots);
      const urls = keyPageUrls(attempts, notRead);
      const all = urls.flatMap((url) => refusal(robots, token, url) ?? []);
      const home = refusal(robots, token, target.homeUrl);
      const told = (found: readonly Evidence[]): Evidence[] => everyRule(robots, token, found).slice(0, MAX_QUOTED);
      if (home) return fail(told([home, ...all.filter((one) => one.pageUrl !== home.pageUrl)]));
      const refused = wronglyRefused(robots, token, attempts, notRead);
      if (refused.length > 0) return partial(told(refused), 1 - refused.length / urls.length);
      const named = all.filter(({ pageUrl }) => !isWithheld(attempts, pageUrl));
      if (named.length > 0) return dueTo('single-pages', partial(told(named), 1 - named.length / urls.length));
      if (all.length > 0) return info(told(all));
      return pass([permission(robots, token, target.homeUrl)]);
    },
  });
}

/**
 * Key pages as chosen: also those that our own reading of robots.txt kept us from. Legal notices are often closed on purpose and
 * answer no customer's question, so they do not count.
 */
export function keyPageUrls(attempts: CheckInputs['attempts'], notRead: CheckInputs['notRead']): string[] {
  const kept = notRead.filter(({ reason }) => reason === 'robots');
  const urls = [...attempts, ...kept].filter(({ role }) => role !== 'legal').map(({ url }) => url);
  return [...new Set(urls)];
}

/**
 * Inner pages whose closing is a fault: read, and nothing in them asks to be left out, or in a folder that is closed whole. A page that a rule
 * names by itself is closed because its owner means it; of one that nobody read it is not known that anything stands there.
 */
export function wronglyRefused(
  robots: RobotsReading,
  token: string,
  attempts: CheckInputs['attempts'],
  notRead: CheckInputs['notRead'],
): Evidence[] {
  const urls = keyPageUrls(attempts, notRead);
  const open = new Set(attempts.filter(isMeantToBeRead).map(({ url }) => url));
  return urls.flatMap((url) => {
    const found = refusal(robots, token, url);
    if (!found || isWithheld(attempts, url)) return [];
    const scope = scopeOf(found.seen, url, urls);
    return scope === 'folder' || (scope === 'pattern' && open.has(url)) ? [found] : [];
  });
}

/** Read, and something in it asks to be left out. */
const isWithheld = (attempts: CheckInputs['attempts'], pageUrl: string | undefined): boolean =>
  attempts.some((one) => one.url === pageUrl && one.plain.view !== null && !isMeantToBeRead(one));

function isMeantToBeRead({ plain }: CheckInputs['attempts'][number]): boolean {
  if (plain.view === null || plain.status !== 200) return false;
  const isLeftover = plain.view.metas.some(({ by, name }) => by === 'http-equiv' && name === 'refresh');
  return !isLeftover && !readIndexing(plain.view, plain.headers).some((one) => isNoindex(one, plain.fetchedAt));
}

/** What a rule closes beside this page: a whole folder, nothing, or whatever fits a pattern. */
function scopeOf(rule: string, url: string, urls: readonly string[]): 'folder' | 'page' | 'pattern' {
  const pattern = rule.replace(/^[^:]*:/, '').trim();
  const path = pathOf(url);
  const opening = pattern.replace(/[*$]+$/, '');
  if (opening.includes('*')) return 'pattern';
  if (pattern.endsWith('$')) return 'page';
  const folder = opening.endsWith('/') ? opening : `${opening}/`;
  // "/my-choice/" is a page where nothing below it is known.
  const isIndex = path.replace(INDEX_FILE, '/') === folder;
  if (isIndex && !urls.some((one) => pathOf(one) !== path && pathOf(one).startsWith(folder))) return 'page';
  if (opening.endsWith('/') || path.startsWith(folder) || urls.some((one) => pathOf(one).startsWith(folder)))
    return 'folder';
  return path === opening ? 'page' : 'pattern';
}

const INDEX_FILE = /\/index\.[a-z]+$/;

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** The line that keeps an agent off a page; null when it may read it. */
export function refusal(robots: RobotsReading, token: string, url: string): Evidence | null {
  const { allowed, line, rule } = robotsVerdict(robots, token, url);
  return allowed || line === null
    ? null
    : { pageUrl: url, place: `robots.txt line ${line}, for ${token}`, seen: rule ?? '' };
}

/** More rules on one page than these are nobody's file. */
const MAX_RULES = 5;

/** Each page with every rule that keeps it closed: one that goes may leave another, shorter one to decide. */
function everyRule(robots: RobotsReading, token: string, found: readonly Evidence[]): Evidence[] {
  return found.slice(0, MAX_QUOTED).flatMap((first) => {
    const rules = [first];
    const lifted = new Set<number>();
    for (let last: Evidence | null = first; last !== null && rules.length < MAX_RULES; ) {
      const line = /^robots\.txt line (\d+)/.exec(last.place)?.[1];
      if (line === undefined) break;
      lifted.add(Number(line));
      last = refusal(withoutRules(robots, lifted), token, first.pageUrl);
      if (last !== null) rules.push({ ...last, seen: `${last.seen} (closes it too, without line ${line})` });
    }
    return rules;
  });
}

export function permission(robots: RobotsReading, token: string, url: string): Evidence {
  const { line, rule } = robotsVerdict(robots, token, url);
  if (line !== null) return { pageUrl: url, place: `robots.txt line ${line}, for ${token}`, seen: rule ?? '' };
  const seen = robots.mode === 'rules' ? `no rule keeps ${token} off this page` : `no rules (status ${robots.status})`;
  return { pageUrl: url, place: 'robots.txt', seen };
}

export function robotsUnknown(robots: RobotsReading) {
  const answer = robots.status === 0 ? 'did not answer' : `answered with status ${robots.status}`;
  return inconclusive(`robots.txt ${answer}, so its rules are not known.`, [
    { pageUrl: robots.url, place: 'robots.txt', seen: robots.status === 0 ? 'no answer' : `status ${robots.status}` },
  ]);
}
