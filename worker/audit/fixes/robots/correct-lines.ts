import { joinedGroups, MISSPELT_RULE } from '../../checks/access/robots-txt-mistakes.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';

/**
 * The lines with mistakes put right where it is plain what was meant; what nothing can be made of becomes a comment. Names of agents
 * with a star inside stay: nobody can tell who is meant.
 */
export function correctedLines(reading: RobotsReading): string[] {
  const lines = [...reading.lines];
  const before = new Map<number, string>();
  const isRuleBefore = ({ kind }: RobotsReading['problems'][number]) => kind === 'rule_before_group';
  const firstLost = reading.problems.find(isRuleBefore)?.line;
  if (firstLost !== undefined) before.set(firstLost, 'User-agent: *');
  // An empty rule ends the list of names, which a crawl delay does not.
  for (const { line } of joinedGroups(reading)) before.set(line, 'Disallow:');
  for (const { line, kind } of reading.problems) {
    const text = lines[line - 1];
    if (text === undefined) continue;
    if (kind === 'unknown_key') lines[line - 1] = MISSPELT_RULE.test(text) ? wellSpelt(text) : `# ${text}`;
    else if (kind === 'no_colon') lines[line - 1] = text.replace(/^(\s*[^\s:]+)[ \t]+/, '$1: ');
    else if (kind === 'wildcard') lines[line - 1] = withSlash(text, reading.url);
  }
  return lines.flatMap((text, at) => {
    const added = before.get(at + 1);
    return added === undefined ? [text] : [added, text];
  });
}

/** "Dissallow: /x" → "Disallow: /x". */
function wellSpelt(text: string): string {
  const key = text.trim().toLowerCase();
  const right = key.startsWith('u') ? 'User-agent' : key.startsWith('a') ? 'Allow' : 'Disallow';
  return text.replace(/^\s*[^:]+:\s*/, `${right}: `);
}

/** "Disallow: admin" → "Disallow: /admin"; a whole address of this website → its path. Anything else stays. */
function withSlash(text: string, robotsUrl: string): string {
  const [, key = '', value = ''] = /^(\s*(?:dis)?allow\s*:\s*)(\S+)/i.exec(text) ?? [];
  if (value === '') return text;
  if (/^https?:/i.test(value)) {
    const isOwn = URL.canParse(value) && new URL(value).host === new URL(robotsUrl).host;
    return isOwn ? text.replace(value, new URL(value).pathname) : text;
  }
  return /^[\w.%-]/.test(value) ? `${key}/${text.slice(key.length)}` : text;
}
