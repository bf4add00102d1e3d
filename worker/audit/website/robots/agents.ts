import type { AiAgent } from './agent.ts';
import { ASSISTANT_AGENTS } from './assistant-agents.ts';
import { OTHER_AGENTS } from './other-agents.ts';

/** The order is the order of the report. */
export const AI_AGENTS: readonly AiAgent[] = [...ASSISTANT_AGENTS, ...OTHER_AGENTS];

/** Those whose answer decides the gates: the six indexes that assistants of hundreds of millions of people draw on. */
export const MAIN_SEARCH_TOKENS = [
  'OAI-SearchBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'Googlebot',
  'Bingbot',
  'Applebot',
] as const;

const byToken = new Map(AI_AGENTS.map((agent) => [agent.token.toLowerCase(), agent]));

export function findAgent(token: string): AiAgent | null {
  return byToken.get(token.toLowerCase()) ?? null;
}
