import { countryCode } from '../../../countries/country-names.ts';
import { firstText } from '../../../website/structured-data/business-nodes.ts';
import type { SchemaNode } from '../../../website/structured-data/structured-data.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { Address } from '../../facts.ts';
import { isPlaceholderAddress } from '../placeholder-address.ts';
import { normalTown } from '../same-address.ts';

/** null for a town alone (that is a service area) and for placeholders. */
export function fromPostalAddress(postal: SchemaNode, siteCountry: string | null): Address | null {
  const postalCode = firstText(postal, 'postalCode');
  const locality = firstText(postal, 'addressLocality');
  const street = streetAlone(firstText(postal, 'streetAddress'), [postalCode, locality]);
  if (street === null && postalCode === null) return null;
  const region = firstText(postal, 'addressRegion');
  const named = firstText(postal, 'addressCountry');
  const country = (named === null ? null : countryCode(named)) ?? siteCountry;
  const townFirst = country === 'US' || country === 'CA' || country === 'AU' || country === 'GB';
  const town = townFirst ? [locality, region, postalCode] : [postalCode, locality];
  const isTown = locality !== null && region !== null && normalTown(locality) === normalTown(region);
  const text = [street, town.filter((part) => part !== null).join(' '), townFirst || isTown ? null : region]
    .filter((part) => part !== null && part !== '')
    .join(', ');
  const address = { street, postalCode, locality, region, country, text };
  return isPlaceholderAddress(address) ? null : address;
}

/** "Mill Lane 18, 21100, Larchville" beside a code and a town of their own: what ends the street is said by them. */
function streetAlone(written: string | null, others: readonly (string | null)[]): string | null {
  const parts = written?.split(/\s*[\n,]\s*/).filter((part) => part !== '') ?? [];
  const said = new Set(others.flatMap((other) => (other === null ? [] : [textKey(other)])));
  const town = textKey(others.filter((other) => other !== null).join(' '));
  const isSaid = (part: string): boolean => said.has(textKey(part)) || textKey(part) === town;
  let end = parts.length;
  while (end > 1 && isSaid(parts[end - 1] ?? '')) end--;
  return end === parts.length ? (written?.replace(/\s*\n\s*/g, ', ') ?? null) : parts.slice(0, end).join(', ');
}
