import { robotsTxtMistakes } from '../../checks/access/robots-txt-mistakes.ts';
import type { CheckId } from '../../checks/index.ts';
import { keyPageUrls, wronglyRefused } from '../../checks/shared/search-access.ts';
import { MAIN_SEARCH_TOKENS } from '../../website/robots/agents.ts';
import { isFolderOfHost } from '../../website/robots/folder-of-host.ts';
import { type RobotsReading, robotsVerdict } from '../../website/robots/robots-txt.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { filePlacement } from '../placement.ts';
import { hasPublicAddress, publicAddress } from '../public-address.ts';
import { correctedLines } from './correct-lines.ts';
import { letsIn, openAgents } from './open-agents.ts';
import { reread } from './reread.ts';
import { withoutRetired } from './retire-rules.ts';

/** Which agents a check is about. The main six are asked on every key page, the others on the home page alone. */
const AGENTS = {
  'blocked-chatgpt-search': ['OAI-SearchBot'],
  'blocked-claude-search': ['Claude-SearchBot'],
  'blocked-perplexity': ['PerplexityBot'],
  'blocked-google': ['Googlebot'],
  'blocked-bing': ['Bingbot'],
  'blocked-apple': ['Applebot'],
  'blocked-other-assistants': ['Amzn-SearchBot', 'DuckAssistBot', 'MistralAI-Index', 'meta-webindexer', 'YouBot'],
  'blocked-user-fetch': ['Claude-User', 'Amzn-User', 'MistralAI-User'],
  'blocked-preview-bots': ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'],
} as const satisfies Partial<Record<CheckId, readonly string[]>>;

const AGENT_CHECKS = Object.keys(AGENTS) as (keyof typeof AGENTS)[];
const MISTAKES = 'robots-txt-mistakes';
const OBSOLETE = 'obsolete-robots-rules';
const UNREACHABLE = 'unreachable-robots-txt';
const SITEMAP_CHECK = 'missing-sitemap';

/**
 * robots.txt with what keeps assistants out taken away and the sitemap named; whoever trains models is treated as before. Which of
 * robots.txt and sitemap is right where they contradict, only their owner knows.
 */
export const robotsTxtFixes: FixBuilder = {
  checkIds: [...AGENT_CHECKS, MISTAKES, OBSOLETE, UNREACHABLE],
  build(input) {
    const { robots, target } = input.inputs;
    if (isFolderOfHost(target)) return [];
    // A file that fails to answer is not repaired by other rules.
    if (robots.mode === 'disallow_all') return [];
    const done: CheckId[] = [];
    let now = robots;
    for (const [checkIds, change] of STEPS) {
      const open = checkIds.filter((id) => isOpen(input, id) && !isOfPicture(input, id));
      const changed = open.length === 0 ? null : change(input, now, open);
      if (changed === null || keepsMoreOut(input, robots, changed)) continue;
      now = changed;
      done.push(...open);
    }
    if (isOpen(input, UNREACHABLE) && robots.status < 300 && robots.lines.length === 0) done.push(UNREACHABLE);
    const sitemap = sitemapLine(input);
    if (sitemap !== null) done.push(SITEMAP_CHECK);
    if (done.length === 0) return [];
    const rules = now.lines.length > 0 ? now.lines.join('\n').trim() : 'User-agent: *\nDisallow:';
    const content = sitemap === null ? `${rules}\n` : `${rules}\n\n${sitemap}\n`;
    return [written(input, content, done)];
  },
};

/** Which rule on the folder of a picture may go, only its owner knows. */
const isOfPicture = ({ results }: FixInput, id: CheckId): boolean =>
  id === 'blocked-preview-bots' &&
  results.some(({ check, outcome }) => check.id === id && 'cause' in outcome && outcome.cause === 'picture');

type Change = (input: FixInput, now: RobotsReading, open: readonly CheckId[]) => RobotsReading | null;

/** In this order: rules have to be readable before anybody can be let in. null: nothing to change. */
const STEPS: readonly [checkIds: readonly CheckId[], change: Change][] = [
  [[MISTAKES], (_, now) => differing(now, correctedLines(now))],
  [[OBSOLETE], (_, now) => differing(now, withoutRetired(now))],
  [AGENT_CHECKS, openRefused],
];

function differing(now: RobotsReading, lines: readonly string[]): RobotsReading | null {
  const isBomAlone = now.problems.some(({ kind }) => kind === 'bom');
  return !isBomAlone && lines.join('\n') === now.lines.join('\n') ? null : reread(now, lines);
}

function openRefused(input: FixInput, now: RobotsReading, open: readonly CheckId[]): RobotsReading | null {
  const tokens = AGENT_CHECKS.filter((id) => open.includes(id)).flatMap((id) => AGENTS[id]);
  const isMain = (token: string) => (MAIN_SEARCH_TOKENS as readonly string[]).includes(token);
  const { homeUrl } = input.inputs.target;
  return opened(now, tokens, tokens.some(isMain) ? [homeUrl, ...wrongUrls(input, tokens)] : [homeUrl]);
}

function opened(now: RobotsReading, tokens: readonly string[], urls: readonly string[]): RobotsReading | null {
  if (now.mode !== 'rules') return null;
  const text = openAgents(now, tokens, urls);
  if (text === null || !letsIn(text, now, tokens, urls)) return null;
  return reread(now, text.trimEnd().split('\n'));
}

/** What its owner closed page by page stays closed. */
const wrongUrls = ({ inputs: { robots, attempts, notRead } }: FixInput, tokens: readonly string[]): string[] => [
  ...new Set(tokens.flatMap((token) => wronglyRefused(robots, token, attempts, notRead)).map(({ pageUrl }) => pageUrl)),
];

const mainUrls = ({ inputs: { target, attempts, notRead } }: FixInput): string[] => [
  ...new Set([target.homeUrl, ...keyPageUrls(attempts, notRead)]),
];

/** A rule that is spelt right holds again, and may then shut out whom its owner never meant to. */
function keepsMoreOut(input: FixInput, before: RobotsReading, after: RobotsReading): boolean {
  const tokens = [...MAIN_SEARCH_TOKENS, ...Object.values(AGENTS).flat()];
  return tokens.some((token) =>
    mainUrls(input).some(
      (url) => robotsVerdict(before, token, url).allowed && !robotsVerdict(after, token, url).allowed,
    ),
  );
}

/** What of a list of pages is to be put right before anybody is sent to it. */
const SITEMAP_FAULTS: readonly CheckId[] = ['dead-sitemap-addresses', 'invalid-sitemap'];

/** A line that names a file nobody has made would be a mistake of its own: the file is there, and leads to pages. */
function sitemapLine(input: FixInput): string | null {
  const { sitemaps, target, robots } = input.inputs;
  // A line that is there names a file its owner means: beside it another would be a second answer.
  const isNamedAlready = (robots?.sitemaps.length ?? 0) > 0;
  if (!isOpen(input, SITEMAP_CHECK) || isOpen(input, ...SITEMAP_FAULTS) || isNamedAlready) return null;
  if (!hasPublicAddress(input.inputs)) return null;
  const alive = sitemaps.find(({ kind }) => kind === 'urlset' || kind === 'index' || kind === 'text');
  return alive ? `Sitemap: ${publicAddress(alive.finalUrl, target)}` : null;
}

function written(input: FixInput, content: string, checkIds: CheckId[]): WrittenFix {
  const after = reread(input.inputs.robots, content.trimEnd().split('\n'));
  const passes = checkIds.filter((id) => id !== MISTAKES || isWithoutMistakes(input, after));
  const exists = input.inputs.robots.status === 200;
  return {
    fix: {
      kind: 'robots-txt',
      language: 'zxx',
      syntax: 'text',
      placement: `${filePlacement(input, '/robots.txt')}${exists ? ', in place of the one there is' : ''}.`,
      content,
      before: exists ? (input.observations.robots.text ?? input.inputs.robots.lines.join('\n')) : null,
      certainty: 'certain',
      pageUrl: null,
      action: 'file',
      replaces: '/robots.txt',
    },
    checkIds,
    passes,
  };
}

const isWithoutMistakes = ({ inputs }: FixInput, robots: RobotsReading): boolean => {
  const { outcome } = robotsTxtMistakes.run({ ...inputs, robots } as Parameters<typeof robotsTxtMistakes.run>[0]);
  return outcome === 'pass' || outcome === 'not_applicable';
};
