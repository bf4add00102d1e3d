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
