import { isCountedUp } from '../../../facts/addresses/streets/counted-up.ts';
import type { RatedFacts } from '../../../facts/facts.ts';
import { parsePhone } from '../../../facts/phones/phone-number.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';
import { placeholderContacts } from '../placeholder-contacts.ts';

/**
 * Facts without the contact data that a template seems to have left, and that data by itself: an address whose house is numbered as
 * templates number it, and a number no plan assigns. Either alone may be real; beside the other, or a made-up contact, it is not.
 */
export function withoutLeftContacts(
  facts: RatedFacts,
  pages: readonly ReadPage[],
): { facts: RatedFacts; left: Evidence[] } {
  const counted = facts.addresses.filter(
    ({ value, certainty }) => certainty !== 'certain' && isCountedUp(value.street ?? ''),
  );
  if (counted.length === 0 || counted.length < facts.addresses.length) return { facts, left: [] };
  const isUnassigned =
    facts.phones.length > 0 && facts.phones.every(({ value }) => parsePhone(value, null)?.valid === false);
  const beside = new Set(placeholderContacts(pages).map(({ pageUrl }) => pageUrl));
  if (!isUnassigned && !counted.every(({ sources }) => sources.some(({ pageUrl }) => beside.has(pageUrl))))
    return { facts, left: [] };
  const phones = isUnassigned ? facts.phones : [];
  const left = [
    ...phones.flatMap(({ sources }) => sources.slice(0, 1).map(leftAs('made-up number'))),
    ...counted.flatMap(({ sources }) => sources.slice(0, 1).map(leftAs('made-up address'))),
  ];
  return { facts: { ...facts, phones: isUnassigned ? [] : facts.phones, addresses: [] }, left };
}

const leftAs =
  (what: string) =>
  ({ pageUrl, place, seen }: Evidence): Evidence => ({ pageUrl, place: `${place}, ${what}`, seen });
