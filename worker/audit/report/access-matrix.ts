import type { AccessMatrix, AccessReason, AccessVerdict } from '../../contract/results.ts';
import type { EdgeProbe, Observations, PageObservation } from '../observations.ts';
import { indexingFor, readIndexing } from '../website/indexing.ts';
import type { AiAgent } from '../website/robots/agent.ts';
import { AI_AGENTS } from '../website/robots/agents.ts';
import { type RobotsReading, robotsVerdict } from '../website/robots/robots-txt.ts';
import { isEmptyPage } from '../website/unasked/empty-page.ts';
import { isUnaskedPage } from '../website/unasked/unasked-page.ts';

/** Every agent that answers people: the ones that build a search index and the ones that open a page for a person. */
export const ASSISTANTS: readonly AiAgent[] = AI_AGENTS.filter(
  ({ purpose }) => purpose === 'search' || purpose === 'user fetch',
);

/** Which assistant may read which key page, joined from robots.txt, metas, headers and how the server answered its name. */
export function accessMatrix(observations: Observations, robots: RobotsReading): AccessMatrix {
  const browser = observations.edge.find((probe) => probe.token === 'browser');
  return {
    agents: ASSISTANTS.map(({ token, operator, purpose, effect }) => ({ token, operator, purpose, effect })),
    cells: observations.pages
      .filter((page) => !isUnaskedPage(page) && !isEmptyPage(page))
      .flatMap((page) =>
        ASSISTANTS.map((agent) => {
          const findings = [robotsFinding(robots, agent, page.url), ...indexingFindings(page, agent)];
          if (page.role === 'home') findings.push(edgeFinding(observations.edge, agent, browser));
          const known = findings.filter((finding) => finding !== null);
          const verdict = strictest([...known.map((finding) => finding.verdict), page.plain.view ? 'open' : 'unknown']);
          // What opens a page is no reason for its being closed.
          const grounds = verdict === 'closed' ? known.filter((finding) => finding.verdict === 'closed') : known;
          return { pageUrl: page.url, token: agent.token, verdict, because: grounds.map(({ reason }) => reason) };
        }),
      ),
  };
}

interface Finding {
  verdict: AccessVerdict;
  reason: AccessReason;
}

/** A closed door counts whatever else is unknown; a page we could not read may hold a restriction we did not see. */
const STRICTNESS: readonly AccessVerdict[] = ['closed', 'unknown', 'limited', 'open'];

function strictest(verdicts: AccessVerdict[]): AccessVerdict {
  return STRICTNESS.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';
}

function robotsFinding(robots: RobotsReading, agent: AiAgent, url: string): Finding | null {
  if (robots.mode === 'disallow_all') {
    const answer = robots.status === 0 ? 'robots.txt did not answer' : `robots.txt answered ${robots.status}`;
    return {
      verdict: 'unknown',
      reason: { kind: 'robots', seen: `${answer}: until it does, agents must treat the whole website as closed` },
    };
  }
  const { allowed, line, rule } = robotsVerdict(robots, agent.token, url);
  if (line === null) return null;
  const seen = `line ${line}: ${rule}`;
  if (allowed) return { verdict: 'open', reason: { kind: 'robots', seen } };
  // A rule that its operator says it may ignore does not close the page.
  const obeys = agent.honoursRobots === 'yes' || agent.honoursRobots === 'unknown';
  return { verdict: obeys ? 'closed' : 'limited', reason: { kind: 'robots', seen } };
}

/** Indexing rules speak to indexes. A fetcher that opens one page for one person keeps no index. */
function indexingFindings(page: PageObservation, agent: AiAgent): Finding[] {
  if (page.plain.view === null || agent.purpose !== 'search') return [];
  const directives = readIndexing(page.plain.view, page.plain.headers);
  const verdict = indexingFor(directives, agent.token, page.plain.fetchedAt);
  return verdict.because.map((directive) => ({
    verdict: verdict.noindex ? 'closed' : 'limited',
    reason: { kind: directive.from, seen: directive.seen },
  }));
}

/** We carried the agent's name, not its address, so a refusal can be meant for us: at most `limited`. */
function edgeFinding(edge: EdgeProbe[], agent: AiAgent, browser: EdgeProbe | undefined): Finding | null {
  const probe = edge.find((one) => one.token.toLowerCase() === agent.token.toLowerCase());
  if (!probe || !isRefused(probe)) return null;
  if (browser && isRefused(browser)) return null;
  return { verdict: 'limited', reason: { kind: 'edge', seen: describeAnswer(probe) } };
}

/** The server answered this name with something other than the page. A failed connection proves nothing about the name. */
export function isRefused(probe: EdgeProbe): boolean {
  return probe.failure === null && (probe.status >= 400 || probe.obstacle !== null);
}

export function describeAnswer(probe: EdgeProbe): string {
  const what = probe.obstacle ? `status ${probe.status}, ${probe.obstacle.seen}` : `status ${probe.status}`;
  return `asked under the name ${probe.token}, from an address that is not theirs: ${what}`.slice(0, 300);
}
