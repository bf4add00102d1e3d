import type { ListedFact } from '../../facts/facts.ts';
import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import type { PremiumInput } from '../premium-input.ts';

/** A profile the website calls its own, as far as the website and one visit tell. */
export interface SeenProfile {
  network: string;
  url: string;
  handle: string;
  fact: ListedFact<string>;
  /** A visitor can click it on a page. */
  isLinked: boolean;
  /** Named in structured data. */
  isMarked: boolean;
  /** The pages read have structured data that describes something. */
  hasMarkup: boolean;
  /** null: the network refused our visit, as it does to machines, or was not asked. */
  answers: boolean | null;
  /** Share of the signals above that hold, of those that could be told, 0-100. */
  score: number;
}

/** What a network counts its profiles by is no handle: "UCEY…" of YouTube, digits of Facebook, by themselves or behind a name. */
export const isNumbered = ({ url, handle }: Pick<SeenProfile, 'url' | 'handle'>): boolean =>
  /^(?:.*-)?\d{8,}$|^\d+$/.test(handle.split('/')[0] ?? '') || /\/channel\//.test(url);

/** Gone for certain; 401, 403, 429 and 999 prove nothing. */
const GONE = [404, 410];

export const SCORE_RULE =
  'Three signals of equal weight: a link on a page, an entry in your structured data, an answer to our ' +
  'visit. What a network keeps from machines is left out. Posts and followers are not counted.';

/** Accounts that any node of structured data calls its own, the founder's too. */
const namedInMarkup = (pages: readonly ReadPage[]): Set<string> =>
  new Set(
    pages
      .flatMap(({ documents }) => documents)
      .flatMap(({ structured }) => structured.nodes.flatMap(({ properties }) => properties.sameAs ?? []))
      .flatMap((address) => (typeof address === 'string' ? (parseSocialAddress(address)?.key ?? []) : [])),
  );

/** One per network and address, of those that are the business's for certain. */
export function seenProfiles({ facts, inputs: { linkChecks, pages } }: PremiumInput): SeenProfile[] {
  const named = namedInMarkup(pages ?? []);
  const hasMarkup = (pages ?? []).some(({ documents }) =>
    documents.some(({ structured }) => businessNodes(structured).length > 0),
  );
  return facts.socialProfiles.flatMap((fact) => {
    const profile = parseSocialAddress(fact.value);
    if (!profile || profile.isPerson) return [];
    const inMarkup = fact.sources.map(({ place }) => /^(?:JSON-LD|microdata|RDFa)/.test(place));
    const check = (linkChecks ?? []).find(({ url }) => parseSocialAddress(url)?.key === profile.key);
    const isOwn = check !== undefined && parseSocialAddress(check.finalUrl)?.key === profile.key;
    const isLive = isOwn && check.failure === null && check.status >= 200 && check.status < 300;
    const isGone = isOwn && GONE.includes(check.status);
    const signals = {
      isLinked: inMarkup.includes(false),
      isMarked: inMarkup.includes(true) || named.has(profile.key),
      answers: isLive ? true : isGone ? false : null,
    };
    const told = Object.values(signals).filter((signal) => signal !== null);
    return [
      {
        network: profile.network,
        url: profile.url,
        handle: profile.handle,
        fact,
        hasMarkup,
        ...signals,
        score: Math.round((told.filter(Boolean).length / told.length) * 100),
      },
    ];
  });
}
