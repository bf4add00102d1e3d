import type { EdgeProbe } from '../audit/observations.ts';
import { AI_AGENTS } from '../audit/website/robots/agents.ts';
import { readRobots } from '../audit/website/robots/robots-txt.ts';
import { isDelayed } from './crawl-delay.ts';
import type { OpenedWebsite } from './open-website.ts';
import type { SiteReader } from './site-reader.ts';

/** The comparison every borrowed name is held against: a browser as most visitors have it. */
const BROWSER = {
  token: 'browser',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/** Names that decide what assistants can say. Training agents are an owner's choice and are not tried. */
const PURPOSES = new Set(['search', 'user fetch']);

/** Two at a time: this is the one moment a visitor log shows eight names from one address. */
const AT_ONCE = 2;

/** At one request a second all names would take as long as the pages; the first are those of the largest assistants. */
const NAMES_WHEN_DELAYED = 3;

/** Asks the home page once under each agent's documented name. What comes back says how the name is treated, not the agent's address. */
export async function probeAgents(site: SiteReader, opened: OpenedWebsite): Promise<EdgeProbe[]> {
  const url = opened.target.homeUrl;
  const named = AI_AGENTS.flatMap(({ token, purpose, userAgent }) =>
    userAgent !== undefined && PURPOSES.has(purpose) ? [{ token, userAgent }] : [],
  );
  const agents = [BROWSER, ...(isDelayed(readRobots(opened.robots)) ? named.slice(0, NAMES_WHEN_DELAYED) : named)];
  const probes: EdgeProbe[] = [];
  for (let i = 0; i < agents.length; i += AT_ONCE) {
    const pair = agents.slice(i, i + AT_ONCE);
    if (site.requestsLeft < pair.length) break;
    probes.push(...(await Promise.all(pair.map((agent) => site.probe(url, agent)))));
  }
  return probes;
}
