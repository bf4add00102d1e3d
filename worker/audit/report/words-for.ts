import { isVisited } from '../facts/addresses/visited.ts';
import type { ClaimKind } from '../facts/claims/claims.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { isCalled } from '../facts/phones/is-called.ts';
import type { ReadPage } from '../website/read-pages.ts';

interface Told {
  facts: Pick<RatedFacts, 'addresses' | 'phones' | 'prices'>;
  pages: readonly ReadPage[] | null;
}

/** What a kind of fact tells people, where it tells less than such facts do. */
export function wordsFor([kind, words]: readonly [ClaimKind, string], { facts, pages }: Told): string {
  const isPlace = facts.addresses.some((one) => one.certainty === 'certain' && isVisited(one));
  if (kind === 'addresses' && !isPlace) return 'your address';
  if (kind === 'phones' && !facts.phones.some((one) => one.certainty === 'certain' && isCalled(one)))
    return 'how to write to you';
  return kind === 'prices' && areOfTeaser(facts.prices, pages ?? []) ? 'what some of it costs' : words;
}

/** On the front page alone, while the page that lists what there is has not one; or none on the page about prices itself. */
function areOfTeaser(prices: Told['facts']['prices'], pages: readonly ReadPage[]): boolean {
  const roles = new Map(pages.map(({ url, role }) => [url, role]));
  const told = new Set(prices.flatMap(({ sources }) => sources.map(({ pageUrl }) => roles.get(pageUrl))));
  const read = new Set(roles.values());
  const isOnFront = [...told].every((role) => role === 'home') && (read.has('prices') || read.has('products'));
  return isOnFront || (read.has('prices') && !told.has('prices'));
}
