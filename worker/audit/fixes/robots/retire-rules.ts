import { findAgent } from '../../website/robots/agents.ts';
import type { RobotsGroup, RobotsReading } from '../../website/robots/robots-txt.ts';

/** Seconds a page, as the advice beside it says: whoever asked for a pause still has one. */
const SHORT_DELAY = 2;
const LONG_DELAY = 10;

/** Groups for nobody but agents that exist no more become comments; pauses that keep search agents away become short. */
export function withoutRetired(reading: RobotsReading): string[] {
  const lines = [...reading.lines];
  reading.groups.forEach((group, at) => {
    const from = group.agents[0]?.line;
    if (from === undefined) return;
    const end = reading.groups[at + 1]?.agents[0]?.line ?? lines.length + 1;
    for (let line = from; line < end; line++) {
      const text = lines[line - 1] ?? '';
      if (isRetired(group) && isOfGroup(text)) lines[line - 1] = `# ${text}`;
      else if (isTooSlow(group) && /^\s*crawl-delay\s*:/i.test(text)) lines[line - 1] = `Crawl-delay: ${SHORT_DELAY}`;
    }
  });
  return lines;
}

/** Records that hold for the whole file, wherever they stand. */
const OF_NO_GROUP = /^\s*(?:sitemap|host|clean-param|license)\s*:/i;

/** Any other record, known or not: left behind, it would fall to the group before. */
const isOfGroup = (text: string): boolean => /^\s*[^#\s]/.test(text) && !OF_NO_GROUP.test(text);

const isRetired = ({ agents, rules }: RobotsGroup): boolean =>
  rules.length > 0 && agents.every(({ token }) => findAgent(token)?.retired);

const isTooSlow = ({ agents, crawlDelayS }: RobotsGroup): boolean =>
  crawlDelayS !== null &&
  crawlDelayS >= LONG_DELAY &&
  agents.some(({ token }) => token === '*' || findAgent(token)?.purpose === 'search');
