import type { TextResource } from '../../observations.ts';
import { matchLength, normalisePattern, requestPath } from './path-pattern.ts';

/** A parsed robots.txt with the status rules of RFC 9309 applied. */
export interface RobotsReading {
  /** allow_all: absent (4xx) or empty; disallow_all: 5xx or no answer; rules: groups decide. */
  mode: 'rules' | 'allow_all' | 'disallow_all';
  status: number;
  url: string;
  /** Raw lines, for quoting: `lines[n - 1]` is line n. */
  lines: string[];
  groups: RobotsGroup[];
  /** The groups that name a product token, by the token in lower case: one file is asked about many pages and agents. */
  groupsByToken: ReadonlyMap<string, RobotsGroup[]>;
  sitemaps: { line: number; url: string }[];
  /** Lines nothing could be made of, or that stand where they have no effect. */
  problems: {
    line: number;
    text: string;
    kind: 'unknown_key' | 'rule_before_group' | 'no_colon' | 'bom' | 'wildcard' | 'html' | 'too_large';
  }[];
  contentSignals: { line: number; text: string }[];
}

export interface RobotsGroup {
  agents: { line: number; token: string }[];
  /** `path` is ready for matching (percent-encoded), `text` is the line as written. */
  rules: { line: number; type: 'allow' | 'disallow'; path: string; text: string }[];
  crawlDelayS: number | null;
  /** Of the line that asks for it. */
  crawlDelayLine: number | null;
}

/** `line` and `rule` are null when no rule decided. */
export interface RobotsVerdict {
  allowed: boolean;
  line: number | null;
  rule: string | null;
}

/** "The file MUST be parsed up to at least 500 kibibytes": RFC 9309 §2.5. Nobody promises to read more. */
export const MAX_ROBOTS_BYTES = 500 * 1024;

/** Records that are not of RFC 9309 but that some crawler or licence scheme reads: no mistake of the owner. */
const OTHER_KEYS = new Set([
  'crawl-delay',
  'content-signal',
  'content-usage',
  'host',
  'clean-param',
  'request-rate',
  'visit-time',
  'license',
]);

/** Source: RFC 9309, https://www.rfc-editor.org/rfc/rfc9309.html. Where we differ on purpose: README of `audit/`. */
export function readRobots(observation: TextResource): RobotsReading {
  const reading: RobotsReading = {
    mode: 'allow_all',
    status: observation.status,
    url: observation.finalUrl,
    lines: [],
    groups: [],
    groupsByToken: new Map(),
    sitemaps: [],
    problems: [],
    contentSignals: [],
  };
  if (isUnreachable(observation)) return { ...reading, mode: 'disallow_all' };
  if (observation.status < 200 || observation.status > 299 || observation.text === null) return reading;

  const text = withoutByteOrderMark(observation.text, reading);
  if (/^\s*</.test(text)) {
    reading.problems.push({ line: 1, text: text.trim().slice(0, 120), kind: 'html' });
    return reading;
  }
  reading.lines = linesWithinCap(text, observation, reading);
  readLines(reading);
  reading.groupsByToken = indexGroups(reading.groups);
  if (reading.groups.length > 0) reading.mode = 'rules';
  return reading;
}

/** Whether robots.txt lets the agent with this product token fetch this address. */
export function robotsVerdict(reading: RobotsReading, token: string, url: string): RobotsVerdict {
  const undecided = { line: null, rule: null };
  const path = requestPath(url);
  // "The /robots.txt URI is implicitly allowed": RFC 9309 §2.2.2.
  if (path === '/robots.txt') return { allowed: true, ...undecided };
  if (reading.mode !== 'rules') return { allowed: reading.mode === 'allow_all', ...undecided };

  let best: { rule: RobotsGroup['rules'][number]; length: number } | null = null;
  for (const group of groupsFor(reading, token)) {
    for (const rule of group.rules) {
      const length = matchLength(rule.path, path);
      if (length <= 0) continue;
      const wins = !best || length > best.length || (length === best.length && isMilderTie(rule, best.rule));
      if (wins) best = { rule, length };
    }
  }
  if (!best) return { allowed: true, ...undecided };
  return { allowed: best.rule.type === 'allow', line: best.rule.line, rule: best.rule.text };
}

/** The groups an agent obeys: all that name it, else all for "*". */
export const groupsFor = ({ groupsByToken }: RobotsReading, token: string): RobotsGroup[] =>
  groupsByToken.get(token.toLowerCase()) ?? groupsByToken.get('*') ?? [];

/** As if these lines held no rules. */
export function withoutRules(reading: RobotsReading, lines: ReadonlySet<number>): RobotsReading {
  const groups = reading.groups.map((group) => ({
    ...group,
    rules: group.rules.filter(({ line }) => !lines.has(line)),
  }));
  return { ...reading, groups, groupsByToken: indexGroups(groups) };
}

function indexGroups(groups: readonly RobotsGroup[]): Map<string, RobotsGroup[]> {
  const index = new Map<string, RobotsGroup[]>();
  for (const group of groups) {
    for (const name of new Set(group.agents.map(({ token }) => token.toLowerCase()))) {
      const known = index.get(name);
      if (known) known.push(group);
      else index.set(name, [group]);
    }
  }
  return index;
}

/** On equal length the less restrictive rule is used (RFC 9309 §2.2.2). */
function isMilderTie(rule: { type: string }, best: { type: string }): boolean {
  return rule.type === 'allow' && best.type === 'disallow';
}

/** 5xx and silence close the site (RFC 9309 §2.3.1.4); endless redirects count as "unavailable", like 4xx (§2.3.1.2). */
function isUnreachable({ status, failure }: TextResource): boolean {
  if (status >= 500) return true;
  if (failure === null || failure === 'too_large') return status === 0;
  if (failure === 'too_many_redirects' || failure === 'redirect_loop' || failure === 'bad_redirect') return false;
  return status < 200 || status > 499 || failure === 'timeout';
}

function withoutByteOrderMark(text: string, reading: RobotsReading): string {
  if (!text.startsWith('\uFEFF')) return text;
  reading.problems.push({ line: 1, text: 'byte order mark before the first line', kind: 'bom' });
  return text.slice(1);
}

function linesWithinCap(text: string, observation: TextResource, reading: RobotsReading): string[] {
  const bytes = new TextEncoder().encode(text);
  const isCut = bytes.length > MAX_ROBOTS_BYTES || observation.truncated || observation.bytes > MAX_ROBOTS_BYTES;
  const kept = bytes.length > MAX_ROBOTS_BYTES ? new TextDecoder().decode(bytes.subarray(0, MAX_ROBOTS_BYTES)) : text;
  const lines = kept.split(/\r\n|\r|\n/);
  if (isCut) {
    // A rule cut in half would mean something else than what was written.
    lines.pop();
    reading.problems.push({ line: lines.length + 1, text: `${observation.bytes} bytes`, kind: 'too_large' });
  } else if (lines.at(-1) === '') lines.pop();
  return lines;
}

function readLines(reading: RobotsReading): void {
  let group: RobotsGroup | null = null;
  let namesAgents = false;
  reading.lines.forEach((raw, index) => {
    const line = index + 1;
    const text = raw.trim();
    const record = splitRecord(raw);
    const problem = (kind: RobotsReading['problems'][number]['kind']) =>
      reading.problems.push({ line, text: text.slice(0, 300), kind });
    if (record === null) return;
    if (record === 'unreadable') {
      problem('unknown_key');
      return;
    }
    if (!record.hasColon) problem('no_colon');
    switch (record.key) {
      case 'user-agent': {
        if (!group || !namesAgents) {
          group = { agents: [], rules: [], crawlDelayS: null, crawlDelayLine: null };
          reading.groups.push(group);
        }
        namesAgents = true;
        const token = productToken(record.value);
        if (token === null) problem('wildcard');
        else group.agents.push({ line, token });
        return;
      }
      case 'allow':
      case 'disallow': {
        if (!group) {
          problem('rule_before_group');
          return;
        }
        namesAgents = false;
        if (record.value !== '' && !/^[/*]/.test(record.value)) problem('wildcard');
        group.rules.push({ line, type: record.key, path: normalisePattern(record.value), text: text.slice(0, 300) });
        return;
      }
      case 'sitemap':
        if (URL.canParse(record.value, reading.url)) {
          reading.sitemaps.push({ line, url: new URL(record.value, reading.url).href });
        } else problem('unknown_key');
        return;
      case 'crawl-delay': {
        const seconds = Number.parseFloat(record.value);
        if (!group || !Number.isFinite(seconds) || seconds < 0) return;
        group.crawlDelayS = seconds;
        group.crawlDelayLine = line;
        return;
      }
      case 'content-signal':
        reading.contentSignals.push({ line, text: text.slice(0, 300) });
        return;
      default:
        if (!OTHER_KEYS.has(record.key)) problem('unknown_key');
    }
  });
}

/** null for blank and comment lines. A line without a colon counts when it is exactly "key value", as crawlers read it. */
function splitRecord(raw: string): { key: string; value: string; hasColon: boolean } | 'unreadable' | null {
  const comment = raw.indexOf('#');
  const text = (comment === -1 ? raw : raw.slice(0, comment)).trim();
  if (text === '') return null;
  const colon = text.indexOf(':');
  if (colon !== -1) {
    const key = text.slice(0, colon).trim().toLowerCase();
    return { key, value: text.slice(colon + 1).trim(), hasColon: true };
  }
  const [key = '', value, more] = text.split(/[ \t]+/, 3);
  if (value === undefined || more !== undefined) return 'unreadable';
  return { key: key.toLowerCase(), value, hasColon: false };
}

/**
 * The product token of a user-agent line: what stands before a version, a space or a star. Digits are kept (RFC 9309 has
 * letters, "_" and "-" only) because real tokens such as AI2Bot carry them. null when nothing is left, as in "*bot".
 */
function productToken(value: string): string | null {
  if (/^\*(\s|$)/.test(value)) return '*';
  return /^[A-Za-z0-9_-]+/.exec(value)?.[0] ?? null;
}
