import type { NamedHost } from '../../../website/hosts/named-hosts.ts';
import { separateDomain } from '../../../website/registrable-domain.ts';
import { listed } from '../../../wording/words.ts';
import { type Evidence, inconclusive } from '../../check.ts';

/** Where the website names two hosts as its own, what agrees with one of them is in order only if that is the one. */
export const whichAddress = (hosts: readonly NamedHost[]) =>
  inconclusive(
    `Your website names ${listed(hosts.map(({ host }) => host))} as its own address. Which of them counts is for you to say.`,
    citeHosts(hosts),
  );

/** Each host with all kinds of places that name it, and behind them a row for each further page that names one: whichever counts, others name it not. */
export function citeHosts(hosts: readonly NamedHost[]): Evidence[] {
  const cite = ({ host, places }: NamedHost, pageUrl: string): Evidence => ({
    pageUrl,
    place: 'address of the website',
    seen: `${host} (${places.join(', ')})`,
  });
  return [
    ...hosts.map((one) => cite(one, one.pageUrl)),
    ...hosts.flatMap((one) => one.pageUrls.filter((url) => url !== one.pageUrl).map((pageUrl) => cite(one, pageUrl))),
  ];
}

/** Their domains: what the website calls itself by is no other website's. */
export const domainsOf = (hosts: readonly NamedHost[]): string[] =>
  hosts.flatMap(({ host }) => separateDomain(host) ?? []);
