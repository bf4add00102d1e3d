import type { CatalogueId } from '../../score/weights.ts';
import { isNoindex, readIndexing } from '../../website/indexing.ts';
import { findAgent } from '../../website/robots/agents.ts';
import { type RobotsReading, robotsVerdict } from '../../website/robots/robots-txt.ts';
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
    revision: 3,
    category: 'access',
    strength: 'A',
    catalogue: [catalogue],
    title: {
      pass: `${who} may read every key page`,
      partial: `${who} is kept off some key pages`,
      fail: `${who} is kept off your home page`,
      info: `${who} is kept off single pages`,
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
      if (home) return fail([home, ...all.filter((one) => one.pageUrl !== home.pageUrl)].slice(0, MAX_QUOTED));
      const refused = wronglyRefused(robots, token, attempts, notRead);
      if (refused.length > 0) return partial(refused.slice(0, MAX_QUOTED), 1 - refused.length / urls.length);
      const named = all.filter(({ pageUrl }) => !isWithheld(attempts, pageUrl));
      if (named.length > 0)
        return dueTo('single-pages', partial(named.slice(0, MAX_QUOTED), 1 - named.length / urls.length));
      if (all.length > 0) return info(all.slice(0, MAX_QUOTED));
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
  if (opening.endsWith('/') || path.startsWith(folder) || urls.some((one) => pathOf(one).startsWith(folder)))
    return 'folder';
  return path === opening ? 'page' : 'pattern';
}

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
