import { isA } from '../../website/structured-data/vocabulary.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { isBlank } from './filled.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { listed, typesOf } from './own-markup.ts';

/** Nodes in their own right that describe the business a second time: of its name, beside the one that is written into. */
export const twinsOf = (business: JsonNode, tops: readonly JsonNode[]): JsonNode[] =>
  tops.filter(
    (one) => one !== business && isOrganisation(one) && nameOf(one) !== '' && nameOf(one) === nameOf(business),
  );

/** What of these properties no twin says: a second logo beside the first would be two answers to one question. */
export const unsaidByTwins = (known: JsonNode, twins: readonly JsonNode[]): JsonNode =>
  Object.fromEntries(
    Object.entries(known).filter(([name]) => name === '@id' || twins.every((one) => isBlank(one[name]))),
  );

/**
 * Gives each twin the id of the business, so that machines read one: only where it has none and says nothing else of what a business has
 * one of. Answers whether any was written into.
 */
export function joinTwins(business: JsonNode, twins: readonly JsonNode[], id: string): boolean {
  const joined = twins.filter((one) => isBlank(one['@id']) && SINGLE.every((name) => agree(one[name], business[name])));
  for (const one of joined) one['@id'] = id;
  return joined.length > 0;
}

/** Organisations that no id ties to another node: whoever reads them finds a business beside the business. */
export function isLeftAlone(tops: readonly JsonNode[], isNamed: (id: JsonValue | undefined) => boolean): boolean {
  return tops.some((one) => isOrganisation(one) && !isNamed(one['@id']));
}

const isOrganisation = (one: JsonNode): boolean =>
  typesOf(one).some((type) => isA(type, 'Organization') || isA(type, 'LocalBusiness'));

const nameOf = ({ name }: JsonNode): string => textKey(String(listed(name)[0] ?? ''));

/** What two nodes of one id may not say differently. */
const SINGLE = ['telephone', 'email', 'legalName', 'url', 'address'];

const agree = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  isBlank(one) || isBlank(other) || JSON.stringify(one) === JSON.stringify(other);
