import type { RobotsFact } from '../../facts/facts.ts';
import { AI_AGENTS } from './agents.ts';
import { type RobotsReading, robotsVerdict } from './robots-txt.ts';

/** What robots.txt says to every AI agent we know about the home page: one entry per token, whatever state the file is in. */
export function robotsFact(reading: RobotsReading, homeUrl: string): RobotsFact {
  return {
    status: reading.status,
    agents: AI_AGENTS.map(({ token, operator, purpose }) => {
      const { allowed, line, rule } = robotsVerdict(reading, token, homeUrl);
      return { token, operator, purpose, verdict: allowed ? 'allowed' : 'disallowed', line, rule };
    }),
  };
}
