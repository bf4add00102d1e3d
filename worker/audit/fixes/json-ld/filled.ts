import { isRival } from '../../facts/profiles/rival-profiles.ts';
import { parseSocialAddress } from '../../facts/profiles/social-networks.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { isNode, listed } from './own-markup.ts';

/** Whether nothing stands there: no value, a text without a letter or digit, an empty list. */
export const isBlank = (value: JsonValue | null | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !/[\p{L}\p{N}\p{S}]/u.test(value)) ||
  (Array.isArray(value) && value.every(isBlank));

/** Properties that hold any number of values: what is missing among them is added behind them. */
const LISTS = ['sameAs', 'makesOffer'];

/**
 * Writes into a node what it does not say, and only that: a value that stands there stays, whatever else is known. An address gets its
 * missing parts where the parts it has agree with what is known. Answers whether anything was written.
 */
export function fill(node: JsonNode, known: JsonNode): boolean {
  let isFilled = false;
  for (const [name, value] of Object.entries(known)) {
    const own = node[name];
    if (isBlank(own)) node[name] = value;
    else if (LISTS.includes(name)) {
      const added = listed(value).filter(
        (one) => !listed(own).some((there) => isSameValue(there, one) || isRivalValue(there, one)),
      );
      if (added.length === 0) continue;
      node[name] = [...listed(own), ...added];
    } else if (name === 'address' && isNode(own) && isNode(value) && agree(own, value)) {
      if (!fill(own, value)) continue;
    } else continue;
    isFilled = true;
  }
  return isFilled;
}

/** Of addresses of a profile all spellings are one. */
function isSameValue(one: JsonValue, other: JsonValue): boolean {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'string' ? (parseSocialAddress(value)?.key ?? value) : JSON.stringify(value),
  );
  return a === b;
}

/** Two profiles on one network: the owner's stays alone. */
const isRivalValue = (one: JsonValue, other: JsonValue): boolean =>
  typeof one === 'string' && typeof other === 'string' && isRival(one, other);

const squeezed = (value: JsonValue): string =>
  String(value)
    .toLowerCase()
    .replace(/[\s.,-]+/g, '');

/** Whether the parts both addresses have are the same, and they share one that names a place. */
function agree(own: JsonNode, known: JsonNode): boolean {
  const shared = ['streetAddress', 'postalCode', 'addressLocality'].filter(
    (part) => !isBlank(own[part]) && !isBlank(known[part]),
  );
  return shared.length > 0 && shared.every((part) => squeezed(own[part] ?? '') === squeezed(known[part] ?? ''));
}
