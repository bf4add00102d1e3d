import { getDomain } from 'tldts';
import { parseSocialAddress } from '../audit/facts/profiles/social-networks.ts';
import type { LinkCheck, Target } from '../audit/observations.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { ownAddress } from '../audit/website/site-address.ts';
import { readStructuredData } from '../audit/website/structured-data/structured-data.ts';
import { isPrivateAddress } from '../contract/target-guard.ts';
import { actsWhenAsked } from './page-address.ts';

export type OutsideLink = Pick<LinkCheck, 'url' | 'foundOn' | 'kind'>;

/** A polite sample: enough to see neglect, and no website is asked more often than a visitor would. */
const LIMIT = { all: 20, profiles: 8, aDomain: 2 };

const MAX_URL_CHARS = 2_048;

/**
 * Addresses of other websites to try, profiles first, then what the text cites before what the frame links to, every domain once
 * before any a second time. Never an address of the target, its public twin or a private network; share buttons, advertisements and
 * links that do something are left out.
 */
export function outsideLinks(views: readonly PageView[], target: Target): OutsideLink[] {
  const found = new Map<string, Found>();
  for (const view of views) {
    for (const { url, landmark, rel } of view.links) {
      if (url !== null && !/\bsponsored\b/.test(rel ?? ''))
        add({ found, address: url, view, target, rank: isText(landmark) ? 0 : 1 });
    }
    for (const url of sameAsOf(view)) add({ found, address: url, view, target, rank: 0 });
  }
  const all = [...found.values()].sort((a, b) => a.rank - b.rank);
  const profiles = onePerTurn(all.filter(({ kind }) => kind === 'profile')).slice(0, LIMIT.profiles);
  const external = onePerTurn(all.filter(({ kind }) => kind === 'external'));
  return [...profiles, ...external].slice(0, LIMIT.all).map(({ url, foundOn, kind }) => ({ url, foundOn, kind }));
}

/** The part of a host its owner registered: subdomains are one website's. */
export function siteOf(url: string): string {
  return getDomain(url) ?? new URL(url).host;
}

interface Found extends OutsideLink {
  rank: number;
  site: string;
}

function add({
  found,
  address,
  view,
  target,
  rank,
}: {
  found: Map<string, Found>;
  address: string;
  view: PageView;
  target: Target;
  rank: number;
}): void {
  if (address.length > MAX_URL_CHARS || !/^https?:/i.test(address) || !URL.canParse(address)) return;
  const parsed = new URL(address);
  parsed.hash = '';
  const isOurs = ownAddress(parsed.href, view.baseUrl, target) !== null;
  if (isOurs || isPrivateAddress(parsed) || actsWhenAsked(parsed) || carriesOurs(parsed, target)) return;
  const profile = parseSocialAddress(parsed.href);
  const url = profile?.url ?? parsed.href;
  const key = profile?.key ?? url;
  const known = found.get(key);
  if (known) known.rank = Math.min(known.rank, rank);
  else found.set(key, { url, foundOn: view.url, kind: profile ? 'profile' : 'external', rank, site: siteOf(url) });
}

const isText = (landmark: PageView['links'][number]['landmark']) => landmark === null || landmark === 'main';

/** Buttons that share a page, translate or validate it hand its address over. */
function carriesOurs({ searchParams }: URL, { homeUrl, aliasHost }: Target): boolean {
  const hosts = [new URL(homeUrl).host, ...(aliasHost === null ? [] : [aliasHost])];
  return [...searchParams.values()].some((value) => hosts.some((host) => value.includes(host)));
}

function sameAsOf(view: PageView): string[] {
  return readStructuredData(view).nodes.flatMap(({ properties }) =>
    (properties['sameAs'] ?? []).filter((value) => typeof value === 'string'),
  );
}

/** Each website's first address before any second one; more than `aDomain` of one are left out. */
function onePerTurn(list: readonly Found[]): Found[] {
  const turns: Found[][] = Array.from({ length: LIMIT.aDomain }, () => []);
  const seen = new Map<string, number>();
  for (const one of list) {
    const turn = seen.get(one.site) ?? 0;
    turns[turn]?.push(one);
    seen.set(one.site, turn + 1);
  }
  return turns.flat();
}
