import { keyPageUrls } from '../../checks/access/search-access.ts';
import { MAIN_SEARCH_TOKENS } from '../../robots/agents.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { filePlacement } from '../placement.ts';
import { publicAddress } from '../public-address.ts';
import { letsIn, openAgents } from './open-agents.ts';

/** Which agents a check is about. The main six are asked on every key page, the others on the home page alone. */
const AGENTS: Record<string, readonly string[]> = {
  'blocked-chatgpt-search': ['OAI-SearchBot'],
  'blocked-claude-search': ['Claude-SearchBot'],
  'blocked-perplexity': ['PerplexityBot'],
  'blocked-google': ['Googlebot'],
  'blocked-bing': ['Bingbot'],
  'blocked-apple': ['Applebot'],
  'blocked-other-assistants': ['Amzn-SearchBot', 'DuckAssistBot', 'MistralAI-Index', 'meta-webindexer', 'YouBot'],
  'blocked-user-fetch': ['Claude-User', 'Amzn-User', 'MistralAI-User'],
  'blocked-preview-bots': ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'],
};
const SITEMAP_CHECK = 'missing-sitemap';

/** robots.txt with what keeps assistants out taken away and the sitemap named; whoever trains models is treated as before. */
export const robotsTxtFixes: FixBuilder = {
  checkIds: [...Object.keys(AGENTS), 'unreachable-robots-txt'],
  build(input) {
    const { robots, sitemaps, target } = input.inputs;
    // A file that fails to answer is not repaired by other rules.
    if (robots.mode === 'disallow_all') return [];
    const open = Object.keys(AGENTS).filter((id) => isOpen(input, id));
    const patched = patch(input, open);
    const isHtml = isOpen(input, 'unreachable-robots-txt') && robots.status < 300;
    const declared = sitemaps.find(({ kind }) => kind === 'urlset' || kind === 'index');
    // A line that names a file nobody has made would be a mistake of its own.
    const lacksSitemap = isOpen(input, SITEMAP_CHECK) && declared !== undefined;
    if (patched === null && !isHtml && !lacksSitemap) return [];
    const rules =
      patched ?? (robots.lines.length > 0 ? `${robots.lines.join('\n').trimEnd()}\n` : 'User-agent: *\nDisallow:\n');
    const content = lacksSitemap ? `${rules}\nSitemap: ${publicAddress(declared.finalUrl, target)}\n` : rules;
    const checkIds = [...open, ...(isHtml ? ['unreachable-robots-txt'] : []), ...(lacksSitemap ? [SITEMAP_CHECK] : [])];
    return [written(input, content, checkIds)];
  },
};

function patch(input: FixInput, open: readonly string[]): string | null {
  const { robots, target, attempts, notRead } = input.inputs;
  const tokens = open.flatMap((id) => AGENTS[id] ?? []);
  if (tokens.length === 0 || robots.mode !== 'rules') return null;
  const isMain = (token: string) => (MAIN_SEARCH_TOKENS as readonly string[]).includes(token);
  const urls = [...new Set([target.homeUrl, ...keyPageUrls(attempts, notRead)])];
  const needed = tokens.some(isMain) ? urls : [target.homeUrl];
  const text = openAgents(robots, tokens, needed);
  return text !== null && letsIn(text, robots, tokens, needed) ? text : null;
}

function written(input: FixInput, content: string, checkIds: string[]): WrittenFix {
  return {
    fix: {
      kind: 'robots-txt',
      language: 'zxx',
      syntax: 'text',
      placement: `${filePlacement(input, '/robots.txt')}, in place of the one there is.`,
      content,
      pageUrl: null,
      action: 'file',
      replaces: '/robots.txt',
    },
    checkIds,
    passes: checkIds,
  };
}
