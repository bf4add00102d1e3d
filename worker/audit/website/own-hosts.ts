import type { Observations, Target } from '../observations.ts';
import { isInternal } from './page/internal-links.ts';
import type { PageView } from './page/page-view.ts';
import { parsedUrl } from './parsed-url.ts';
import { namesNobodysHost } from './placeholder-domain.ts';
import { separateDomain } from './registrable-domain.ts';
import type { Website } from './website.ts';

/** Hosts under which the business publishes: the address analysed, its alias, and what its canonical links and og:url name, unless a template left that. */
export function ownHosts({ target, pages }: Pick<Website, 'target' | 'pages'>): Set<string> {
  const hosts = new Set<string>();
  const add = (url: string | null | undefined) => {
    if (!url || !URL.canParse(url) || namesNobodysHost(url, target)) return;
    const host = new URL(url).hostname.toLowerCase().replace(/^www\./, '');
    if (host !== '') hosts.add(host);
  };
  add(target.homeUrl);
  add(target.typedUrl);
  if (target.aliasHost !== null) add(`https://${target.aliasHost}`);
  const home = pages[0]?.plain.view;
  for (const link of home?.headLinks ?? []) if (link.rel.split(' ').includes('canonical')) add(link.url);
  for (const meta of home?.metas ?? []) if (meta.name === 'og:url') add(meta.content);
  return hosts;
}

/** Registrable domains of those hosts; on shared hosting such as github.io the whole host is the domain. */
export function ownDomains(input: Pick<Website, 'target' | 'pages'>): Set<string> {
  const domains = new Set<string>();
  for (const host of ownHosts(input)) {
    const domain = separateDomain(host);
    if (domain) domains.add(domain);
  }
  return domains;
}

/** One may lead to a shop elsewhere, or to whoever made the website. */
const MIN_PAGES = 2;
const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * The public host of a website that is looked at under a private address and says nowhere how it is called: its home page leads to no page
 * here, to several pages of one host, and is written to at that host's name. null for all others.
 */
export function hostByLinks(target: Pick<Target, 'homeUrl' | 'isPrivate'>, { links }: PageView): string | null {
  if (!target.isPrivate) return null;
  const here = { ...target, aliasHost: null };
  const isDeep = (url: string): boolean => (parsedUrl(url)?.pathname.length ?? 0) > 1;
  const urls = links.flatMap(({ url }) => (url !== null && /^https?:/i.test(url) && isDeep(url) ? [url] : []));
  if (urls.some((url) => isInternal(url, here))) return null;
  const mailed = new Set(
    links.flatMap(({ href }) => /^\s*mailto:[^@?\s]+@([a-z\d.-]+)/i.exec(href)?.[1]?.toLowerCase() ?? []),
  );
  const pages = new Map<string, Set<string>>();
  for (const address of urls) {
    const url = parsedUrl(address);
    if (url === null || !mailed.has(withoutWww(url.host)) || separateDomain(url.host) === null) continue;
    pages.set(url.host, (pages.get(url.host) ?? new Set()).add(url.pathname));
  }
  const [only, ...others] = [...pages].filter(([, paths]) => paths.size >= MIN_PAGES);
  return only && others.length === 0 ? only[0] : null;
}

/** The same observations, read as those of that host where the home page tells it. */
export function withHostOfLinks(observations: Observations): Observations {
  const { target, pages } = observations;
  const home = pages.find(({ role }) => role === 'home')?.plain.view;
  const aliasHost = home && target.aliasHost === null ? hostByLinks(target, home) : null;
  return aliasHost === null ? observations : { ...observations, target: { ...target, aliasHost } };
}
