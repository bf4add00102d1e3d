import type { ReadPage } from '../../website/read-pages.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import { visitedOf } from '../addresses/visited.ts';
import { isInLegalNotice } from '../certainty/visited-address.ts';
import type { RatedFacts } from '../facts.ts';
import { isLocal } from './is-local.ts';

/**
 * The town of a business that is local: that of the addresses customers come to, one of which is certain, or of the one address there is,
 * told for certain outside of a legal notice. null where there are several, or none.
 */
export function ownTown(facts: RatedFacts, pages: ReadPage[]): { town: string; country: string | null } | null {
  const { addresses } = facts;
  const visited = visitedOf(addresses);
  const documents = textDocuments(pages);
  const isOne = addresses.length === 1 && isLocal(facts, pages, null) === true;
  const own = visited.length > 0 ? visited : isOne ? addresses : [];
  const isSure = own.some(
    ({ certainty, isVisited, sources }) =>
      certainty === 'certain' && (isVisited || sources.some((source) => !isInLegalNotice(source, { documents }))),
  );
  const [town, ...others] = new Set(own.flatMap(({ value }) => value.locality ?? []));
  return isSure && town !== undefined && others.length === 0 ? { town, country: own[0]?.value.country ?? null } : null;
}
