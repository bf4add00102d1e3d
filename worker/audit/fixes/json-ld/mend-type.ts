import { nameKey } from '../../facts/name/name-key.ts';
import { sureTradeId } from '../../facts/trade/sure-trade.ts';
import { kindMeant, typeFor } from '../../facts/trade/type-for.ts';
import { GENERIC_TYPES } from '../../website/structured-data/generic-types.ts';
import { isKnownType, similarProperty, similarType } from '../../website/structured-data/vocabulary.ts';
import type { FixInput } from '../fix-input.ts';
import { typeInPlaceOf } from './business.ts';
import type { JsonNode } from './json-node.ts';
import { listed, typesOf } from './own-markup.ts';

/**
 * Types schema.org does not have, which readers pass over, as those it has, in a node of the business. A word for the trade that schema.org
 * has none for stays: without it nothing would say the trade. Answers whether the type was changed.
 */
export function mendType(input: FixInput, own: JsonNode): boolean {
  const types = typesOf(own);
  const known = types.filter(isJudgedKnown);
  // Of none that is known it may be a service, a booking or a person: only its name tells that it is the business.
  const name = nameKey(String(listed(own['name'])[0] ?? ''));
  if (known.length === 0 && name !== nameKey(input.facts.businessName?.value ?? '')) return false;
  const isVague = known.every((type) => GENERIC_TYPES.has(type));
  const mended = types.map((type) =>
    isJudgedKnown(type) ? type : (similarType(type) ?? (isVague ? typeMeant(input, type) : null) ?? type),
  );
  // Readers know one at least, and the word stays beside it.
  if (!mended.some(isJudgedKnown)) mended.unshift(typeInPlaceOf(input));
  const [only = '', ...others] = [...new Set(mended)];
  if (mended.join() === types.join()) return false;
  own['@type'] = others.length > 0 ? [only, ...others] : only;
  return true;
}

/** "postalcode" as "postalCode", where the node has none of that name. Answers whether any name was changed. */
export function mendPropertyNames(own: JsonNode): boolean {
  const entries = Object.entries(own).map(([name, value]) => ({ name, value, mended: similarProperty(name) ?? name }));
  const isWrong = ({ name, mended }: (typeof entries)[number]): boolean => name !== mended && !(mended in own);
  if (!typesOf(own).some(isKnownType) || !entries.some(isWrong)) return false;
  for (const { name } of entries) delete own[name];
  for (const one of entries) own[isWrong(one) ? one.mended : one.name] = one.value;
  return true;
}

/** Types of other vocabularies are not judged. */
const isJudgedKnown = (type: string): boolean => isKnownType(type) || /[:/]/.test(type);

/** The kind of trade that the word and the front of the website name alike, else the type of a trade that is sure. */
function typeMeant({ facts, inputs: { facts: read, home, isLocal } }: FixInput, type: string): string | null {
  const id = sureTradeId(read);
  const kind = id === null ? null : kindMeant({ id, type, name: read.businessName?.value ?? '', home });
  return kind ?? (isLocal ? typeFor(facts, home) : null);
}
