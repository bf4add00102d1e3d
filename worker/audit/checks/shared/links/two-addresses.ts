import type { Target } from '../../../observations.ts';
import type { NamedHost } from '../../../website/hosts/named-hosts.ts';
import { parsedUrl } from '../../../website/parsed-url.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import { listed } from '../../../wording/words.ts';
import { type Evidence, inconclusive } from '../../check.ts';

/**
 * Where the website names two hosts as its own in places of this kind, what agrees with one of them is in order only if that is the one.
 * null where nothing is open: all of these places name the host that nearly all others do.
 */
export function whichAddress(hosts: readonly NamedHost[], target: Target, kind: string) {
  const clear = oddAmong(hosts, target);
  const open = clear ? [clear.odd] : hosts;
  if (!open.some(({ places }) => places.includes(kind))) return null;
  const names = listed(hosts.map(({ host }) => host));
  const reason = clear
    ? `Nearly all of your website names ${clear.main.host} as its own address, and a few places name ${clear.odd.host}.`
    : `Your website names ${names} as its own address. Which of them counts is for you to say.`;
  return inconclusive(reason, clear ? citeOdd(clear) : citeHosts(hosts));
}

const cite = ({ host }: NamedHost, { pageUrl, places }: NamedHost['sightings'][number], more = ''): Evidence => ({
  pageUrl,
  place: 'address of the website',
  seen: `${host} (${places.join(', ')})${more}`,
});

/** Each host where it stands first, then each further page and file that names one, with the places there: whichever counts, others name it not. */
export const citeHosts = (hosts: readonly NamedHost[]): Evidence[] => [
  ...hosts.flatMap((one) => one.sightings.slice(0, 1).map((there) => cite(one, there))),
  ...hosts.flatMap((one) => one.sightings.slice(1).map((there) => cite(one, there))),
];

/** Pages and files that name a host: kinds of places where one page is all there is. */
const votesOf = ({ places, pageUrls }: NamedHost): number => {
  const files = places.filter((place) => FILES.has(place)).length;
  return Math.max(pageUrls.length, places.length - files) + files;
};
const FILES: ReadonlySet<string> = new Set(['sitemap', 'robots.txt']);
const CLEARLY = 2;

/**
 * The place or two that name another host than all the rest: what is to be corrected is plain, and nobody is asked which counts. Empty where
 * the places are split, or where the other one is the address the website answers at.
 */
export function oddAmong(
  hosts: readonly NamedHost[],
  { homeUrl, isPrivate }: Target,
): { main: NamedHost; odd: NamedHost } | null {
  const [main, odd, ...more] = hosts.toSorted((a, b) => votesOf(b) - votesOf(a));
  if (!main || !odd || more.length > 0 || main.places.length < 2) return null;
  // An owner sets it on purpose; what else a builder wrote names its own address, however often.
  if (!main.places.includes('canonical links')) return null;
  if (odd.places.includes('sitemap') || votesOf(main) <= CLEARLY * votesOf(odd)) return null;
  // The home page speaks for the whole: against all others, which of them counts is a question.
  if (isPrivate && odd.places.includes('canonical links') && odd.pageUrls.includes(homeUrl)) return null;
  return !isPrivate && parsedUrl(homeUrl)?.host === odd.host ? null : { main, odd };
}

/** Each place that is to be corrected, with what all others name. */
export const citeOdd = ({ main, odd }: { main: NamedHost; odd: NamedHost }): Evidence[] =>
  odd.sightings.map((there) => cite(odd, there, `, elsewhere ${main.host}`));

/** Their domains: what the website calls itself by is no other website's. */
export const domainsOf = (hosts: readonly NamedHost[]): string[] =>
  hosts.flatMap(({ host }) => separateDomain(host) ?? []);
