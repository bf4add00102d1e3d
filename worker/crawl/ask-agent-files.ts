import type { AgentFile, AgentFileKind } from '../audit/observations.ts';
import { readRobots, robotsVerdict } from '../audit/website/robots/robots-txt.ts';
import { isDelayed } from './crawl-delay.ts';
import { type OpenedWebsite, OUR_TOKEN } from './open-website.ts';
import type { SiteReader } from './site-reader.ts';

/** Where agents that know such files look for them. Eight requests at most. */
const PLACES: readonly [AgentFileKind, path: string][] = [
  ['mcp-card', '/.well-known/mcp.json'],
  ['a2a-card', '/.well-known/agent-card.json'],
  ['agents-md', '/AGENTS.md'],
  ['api-catalog', '/.well-known/api-catalog'],
  ['ai-txt', '/.well-known/ai.txt'],
  ['ai-txt', '/ai.txt'],
  ['ai-summary', '/ai/summary.json'],
  ['tdm-reservation', '/.well-known/tdmrep.json'],
];

/** Such files are small; of a large answer the beginning tells what it is. */
const MAX_BYTES = 64_000;
const KEPT_CHARS = 2_000;
/** Requests kept back for what comes later in the same analysis. */
const RESERVE = 30;

/**
 * Asks for the files some agents look for. null when not asked: the website shares its host with others, robots.txt asks for a pause
 * or closes the files, or there is no budget left.
 */
export async function askAgentFiles(site: SiteReader, opened: OpenedWebsite): Promise<AgentFile[] | null> {
  const { origin, pathname } = new URL(opened.target.scopeUrl);
  const robots = readRobots(opened.robots);
  if (pathname !== '/' || isDelayed(robots) || site.requestsLeft < RESERVE + PLACES.length) return null;
  const open = PLACES.map(([kind, path]) => ({ kind, url: origin + path })).filter(
    ({ url }) => robotsVerdict(robots, OUR_TOKEN, url).allowed,
  );
  if (open.length === 0) return null;
  return Promise.all(
    open.map(async ({ kind, url }) => {
      const file = await site.readText(url, { maxBytes: MAX_BYTES });
      const isCut = (file.text?.length ?? 0) > KEPT_CHARS;
      return { ...file, kind, text: file.text?.slice(0, KEPT_CHARS) ?? null, truncated: file.truncated || isCut };
    }),
  );
}
