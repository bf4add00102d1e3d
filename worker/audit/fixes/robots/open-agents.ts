import {
  groupsFor,
  type RobotsGroup,
  type RobotsReading,
  robotsVerdict,
  withoutRules,
} from '../../website/robots/robots-txt.ts';
import { reread } from './reread.ts';

/** A rule can hide another; more than this on one address is nobody's file. */
const MAX_ROUNDS = 20;

/**
 * The file with the given agents let in at the given addresses, everything else as its owner wrote it: other agents, other rules,
 * comments and order. null when no rule stands in their way. An agent that leaves a group takes the group's other rules along.
 */
export function openAgents(reading: RobotsReading, tokens: readonly string[], urls: readonly string[]): string | null {
  const lines: (string | null)[] = [...reading.lines];
  const rulesFor = new Map<string, string[]>();
  for (const token of tokens) {
    const inTheWay = offendingLines(reading, token, urls);
    if (inTheWay.size === 0) continue;
    const groups = groupsFor(reading, token);
    const isNamed = groups.some((group) => names(group, token));
    const kept = groups.flatMap(({ rules }) => rules.filter(({ line }) => !inTheWay.has(line)).map(({ text }) => text));
    for (const group of isNamed ? groups : []) leave({ group, token, tokens, inTheWay, lines });
    // Its own groups alone: nothing but the rules in the way had to go.
    if (isNamed && groups.every((group) => isAmong(group, tokens))) continue;
    const rules = kept.filter((text, at) => kept.indexOf(text) === at).join('\n') || 'Disallow:';
    rulesFor.set(rules, [...(rulesFor.get(rules) ?? []), token]);
  }
  const own = [...rulesFor].map(
    ([rules, agents]) => `${agents.map((agent) => `User-agent: ${agent}`).join('\n')}\n${rules}\n`,
  );
  const isChanged = own.length > 0 || lines.includes(null) || lines.some((line, at) => line !== reading.lines[at]);
  if (!isChanged) return null;
  const rest = lines.filter((line) => line !== null).join('\n');
  return `${[...own, rest.replace(/^\n+/, '')].join('\n').trimEnd()}\n`;
}

const names = ({ agents }: RobotsGroup, token: string): boolean =>
  agents.some((agent) => agent.token.toLowerCase() === token.toLowerCase());

/** Whether a group holds for nobody but these. */
const isAmong = ({ agents }: RobotsGroup, tokens: readonly string[]): boolean =>
  agents.every((agent) => tokens.some((token) => token.toLowerCase() === agent.token.toLowerCase()));

/** Lines that keep an agent off one of the addresses, also those that would once the first are gone. */
function offendingLines(reading: RobotsReading, token: string, urls: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const url of urls) {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const { allowed, line } = robotsVerdict(withoutRules(reading, found), token, url);
      if (allowed || line === null) break;
      found.add(line);
    }
  }
  return found;
}

/** Takes an agent out of a group it shares, or the rules in its way out of a group of its own. */
function leave({
  group,
  token,
  tokens,
  inTheWay,
  lines,
}: {
  group: RobotsGroup;
  token: string;
  tokens: readonly string[];
  inTheWay: ReadonlySet<number>;
  lines: (string | null)[];
}): void {
  if (isAmong(group, tokens)) {
    const left = group.rules.filter(({ line }) => !inTheWay.has(line) && lines[line - 1] !== null);
    group.rules.forEach(({ line }, at) => {
      if (!inTheWay.has(line)) return;
      // A group without a rule would run into the next one.
      lines[line - 1] = left.length === 0 && at === 0 ? 'Disallow:' : null;
    });
    return;
  }
  for (const agent of group.agents) {
    if (agent.token.toLowerCase() === token.toLowerCase()) lines[agent.line - 1] = null;
  }
}

/** Whether the patched file lets the agents in; the proof beside the patch. */
export function letsIn(
  text: string,
  reading: RobotsReading,
  tokens: readonly string[],
  urls: readonly string[],
): boolean {
  const patched = reread(reading, text.trimEnd().split('\n'));
  return tokens.every((token) => urls.every((url) => robotsVerdict(patched, token, url).allowed));
}
