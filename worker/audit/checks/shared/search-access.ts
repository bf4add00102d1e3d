import type { CatalogueId } from '../../score/weights.ts';
import { findAgent } from '../../website/robots/agents.ts';
import { type RobotsReading, robotsVerdict } from '../../website/robots/robots-txt.ts';
import { type Check, defineCheck, type Evidence, fail, inconclusive, partial, pass } from '../check.ts';
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
 * their reading are the same for all agents.
 */
export function searchAccessCheck<const Id extends string>({
  id,
  catalogue,
  token,
  who,
  why,
}: SearchAccess<Id>): Check<Id, 'access', 'A', never> {
  const source = findAgent(token)?.source;
  return defineCheck({
    id,
    revision: 1,
    category: 'access',
    strength: 'A',
    catalogue: [catalogue],
    title: {
      pass: `${who} may read every key page`,
      partial: `${who} is kept off some key pages`,
      fail: `${who} is kept off your home page`,
    },
    why,
    sources: [...(source ? [source] : []), 'https://www.rfc-editor.org/rfc/rfc9309.html'],
    needs: ['robots', 'attempts', 'notRead', 'target'],
    run({ robots, attempts, notRead, target }) {
      if (robots.mode === 'disallow_all') return robotsUnknown(robots);
      const urls = keyPageUrls(attempts, notRead);
      const refused = urls.flatMap((url) => refusal(robots, token, url) ?? []);
      const home = refusal(robots, token, target.homeUrl);
      if (home) return fail([home, ...refused.filter((one) => one.pageUrl !== home.pageUrl)].slice(0, MAX_QUOTED));
      if (refused.length > 0) return partial(refused.slice(0, MAX_QUOTED), 1 - refused.length / urls.length);
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
