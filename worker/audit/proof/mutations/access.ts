import { EVERY_SEARCH_CHECK, type Mutation, robots } from './mutation.ts';

/** What robots.txt and firewalls do to machines. */
export const accessMutations: readonly Mutation[] = [
  {
    name: 'one search agent refused',
    change: robots('User-agent: OAI-SearchBot\nDisallow: /\n'),
    hits: ['access-chatgpt-search'],
    may: ['robots-sitemap-conflict'],
  },
  {
    name: 'Claude refused',
    change: robots('User-agent: Claude-SearchBot\nDisallow: /\n'),
    hits: ['access-claude-search'],
    may: ['robots-sitemap-conflict'],
  },
  {
    name: 'Bing refused',
    change: robots('User-agent: bingbot\nDisallow: /\n'),
    hits: ['access-bing'],
    may: ['robots-sitemap-conflict'],
    gate: 'bing-shut-out',
  },
  {
    name: 'Google refused',
    change: robots('User-agent: Googlebot\nDisallow: /\n'),
    hits: ['access-google'],
    may: ['robots-sitemap-conflict'],
    gate: 'google-shut-out',
  },
  {
    name: 'everyone refused',
    change: (website) => {
      website.robots.text = 'User-agent: *\nDisallow: /\nSitemap: https://zahnarzt-hafenblick.test/sitemap.xml\n';
    },
    hits: [...EVERY_SEARCH_CHECK, 'access-other-assistants', 'access-user-fetch', 'robots-sitemap-conflict'],
    may: ['preview-bots', 'training-posture'],
    gate: 'robots-refuses-search',
  },
  {
    name: 'a page closed to everyone',
    change: robots('User-agent: *\nDisallow: /preise/\n'),
    hits: [...EVERY_SEARCH_CHECK, 'robots-sitemap-conflict'],
  },
  {
    name: 'a fetcher for customers refused',
    change: robots('User-agent: Claude-User\nDisallow: /\n'),
    hits: ['access-user-fetch'],
  },
  {
    name: 'link previews refused',
    change: robots('User-agent: facebookexternalhit\nDisallow: /\n'),
    hits: ['preview-bots'],
  },
  {
    name: 'training refused',
    change: robots('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n'),
    hits: [],
    may: ['training-posture'],
  },
  {
    name: 'a rule for a retired name',
    change: robots('User-agent: anthropic-ai\nDisallow: /\n'),
    hits: ['obsolete-rules'],
  },
  { name: 'a misspelt rule', change: robots('User-agent: *\nDissallow: /intern/\n'), hits: ['robots-syntax'] },
  {
    name: 'robots.txt fails',
    change: (website) => {
      website.robots = { status: 500, text: null };
    },
    hits: ['robots-reachable', 'sitemap-present', ...EVERY_SEARCH_CHECK],
    may: [
      'access-other-assistants',
      'access-user-fetch',
      'training-posture',
      'robots-syntax',
      'robots-sitemap-conflict',
      'obsolete-rules',
      'preview-bots',
    ],
  },
  {
    name: 'a web page as robots.txt',
    change: (website) => {
      website.robots.text = '<!doctype html><title>Start</title>';
    },
    hits: ['robots-reachable', 'sitemap-present'],
    may: ['robots-syntax', 'obsolete-rules'],
  },
  {
    name: 'a firewall that refuses one name',
    change: (website) => {
      website.refusedNames = { 'OAI-SearchBot': 403 };
    },
    hits: ['edge-parity'],
  },
  {
    name: 'a throttle for one name',
    change: (website) => {
      website.refusedNames = { PerplexityBot: 429 };
    },
    hits: ['edge-parity', 'edge-challenge'],
  },
];
