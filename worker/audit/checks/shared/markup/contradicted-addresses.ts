import { countryCode } from '../../../countries/country-names.ts';
import { isSameAddress, normalCode, normalStreet, normalTown } from '../../../facts/addresses/same-address.ts';
import type { Address, RatedFacts } from '../../../facts/facts.ts';
import { countriesOfTown } from '../../../towns/towns.ts';
import { comparableWords } from '../../../website/page/page-text.ts';
import type { ShownText } from '../../../website/page/shown-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { businessNodes } from '../../../website/structured-data/business-nodes.ts';
import { nodesIn, placeInMarkup, textIn } from '../../../website/structured-data/nodes.ts';
import type { SchemaNode, StructuredData } from '../../../website/structured-data/structured-data.ts';
import type { Evidence } from '../../check.ts';
import { isVisibleText } from '../shown/visible-sources.ts';

const PARTS = { street: 'streetAddress', postalCode: 'postalCode', locality: 'addressLocality' } as const;

type Part = keyof typeof PARTS;

/**
 * What JSON-LD says of where the business is, where the text states an address for certain and this stands in no text: another house or code, the
 * name of a country in place of the town. Where the text states no address, nothing contradicts the markup.
 */
export function contradictedAddresses(
  pages: readonly ReadPage[],
  { facts, shown }: { facts: Pick<RatedFacts, 'addresses' | 'businessName'>; shown: ShownText },
): Evidence[] {
  const stated = facts.addresses.filter(
    ({ certainty, confirmed, sources }) =>
      (certainty === 'certain' || confirmed !== undefined) && sources.some(isVisibleText),
  );
  const name = facts.businessName?.value ?? '';
  const marked = pages.flatMap(({ url: pageUrl, structured, renderedStructured }) =>
    [structured, renderedStructured].flatMap((data) =>
      (data ? addressNodes(data, name) : []).map((node) => ({ pageUrl, node })),
    ),
  );
  // Of several places in markup the pages read may show one.
  const places = new Set(marked.map(({ node }) => normalStreet(textIn(node, PARTS.street))));
  if (stated.length === 0 || places.size > 1) return [];
  const told = stated.map(({ value }) => value);
  return marked.flatMap(({ pageUrl, node }) =>
    partsUnlike(node, told, shown).map((part) => ({
      pageUrl,
      place: placeInMarkup(node, PARTS[part]),
      seen: textIn(node, PARTS[part]) ?? '',
    })),
  );
}

/** Of the business by its name: markup names partners and makers, too. */
const addressNodes = (data: StructuredData, name: string): SchemaNode[] =>
  businessNodes(data).flatMap(({ node }) => {
    const words = comparableWords(textIn(node, 'name') ?? '');
    const isOwn = comparableWords(name).some((word) => words.includes(word));
    return isOwn ? nodesIn(data, node, 'address').filter(({ syntax }) => syntax === 'json-ld') : [];
  });

function partsUnlike(node: SchemaNode, told: readonly Address[], shown: ShownText): Part[] {
  const own: Address = {
    street: textIn(node, 'streetAddress'),
    postalCode: textIn(node, 'postalCode'),
    locality: textIn(node, 'addressLocality'),
    region: textIn(node, 'addressRegion'),
    country: null,
    text: '',
  };
  // Of several places it is compared with the one it is most likely meant for.
  const rivals = told.map((one) => (Object.keys(PARTS) as Part[]).filter((part) => isUnlike(part, own, one, shown)));
  return rivals.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function isUnlike(part: Part, own: Address, told: Address, shown: ShownText): boolean {
  const value = own[part]?.trim() ?? '';
  const other = told[part];
  if (value === '' || other === null || other.trim() === '') return false;
  switch (part) {
    case 'postalCode':
      return normalCode(value) !== normalCode(other) && !shown.says(value);
    case 'locality':
      return !isOneTown(value, told) && (isCountry(value) || shown.shareOfWords(value) === 0);
    case 'street':
      return !isSameAddress(own, { ...told, postalCode: own.postalCode }) && isOtherHouse(value, other, shown);
  }
}

/** And no town of that country: “Luxembourg” is both. */
function isCountry(value: string): boolean {
  const code = value.length > 2 ? countryCode(value) : null;
  return code !== null && !countriesOfTown(value).includes(code);
}

/** A part of the town, the town a part lies in, or both in one field. */
function isOneTown(value: string, { locality, region }: Address): boolean {
  const own = normalTown(value);
  return [locality, region].some((name) => {
    const town = normalTown(name);
    return town !== '' && (own.includes(town) || town.includes(own));
  });
}

/** Other numbers, or of the same numbers no word that begins as one of the text's: both may be shortened, “Mill Ln.”, “Mill Lane”. */
function isOtherHouse(value: string, other: string, shown: ShownText): boolean {
  if (shown.says(value)) return false;
  const [own, told] = [numbersOf(value), numbersOf(other)];
  if (own.length > 0 && told.length > 0 && !own.some((one) => told.includes(one))) return true;
  const [words, known] = [beginningsOf(value), beginningsOf(other)];
  return words.length > 0 && known.length > 0 && !words.some((word) => known.includes(word));
}

const beginningsOf = (street: string): string[] =>
  comparableWords(street).flatMap((word) => (/^\D{3}/.test(word) ? [word.slice(0, 3)] : []));

const numbersOf = (street: string): string[] => normalStreet(street).match(/\d+/g) ?? [];
