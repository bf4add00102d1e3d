import { visitedOf } from '../../facts/addresses/visited.ts';
import type { Facts } from '../../facts/facts.ts';
import { has, nodesIn, placeInMarkup, textIn } from '../../website/structured-data/nodes.ts';
import { lackedWords } from '../../wording/lacked.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { type Identity, identitiesOn, seenIn } from '../shared/identity-nodes.ts';
import { NOT_LOCAL } from '../shared/local-words.ts';

const ADDRESS_PARTS = ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'] as const;

/** A country goes without saying on a page, and not in data. */
const SHOWN_AS = { streetAddress: 'street', addressLocality: 'locality', postalCode: 'postalCode' } as const;

/** Places that have no postal codes. Source: https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions */
const WITHOUT_POSTAL_CODES =
  /^(?:AE|AG|AO|BS|BZ|HK|JM|MO|QA|UG|YE|ZW|Hong Kong|Macau|United Arab Emirates|Jamaica|Qatar)$/i;

/** Name with a complete postal address, or with the area a business without premises serves, in the markup of a local business. */
export const incompleteLocalAddress = defineCheck({
  id: 'incomplete-local-address',
  revision: 4,
  category: 'structured-data',
  strength: 'B',
  catalogue: ['local-required'],
  title: {
    pass: 'Structured data gives the address or the area of your business',
    partial: 'The address in your structured data is incomplete',
    fail: 'Your structured data does not say where your business is',
    causes: {
      'no-business-markup': 'No schema.org data says where your business is',
      nameless: 'Your structured data gives your address, and no name with it',
      'only-after-javascript': 'The address stands in structured data only after JavaScript has run',
    },
  },
  why: 'Name and address tell which business is meant.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/local-business'],
  needs: ['pages', 'isLocal', 'facts'],
  causes: ['no-business-markup', 'only-after-javascript', 'no-address', 'nameless'],
  run({ pages, isLocal, facts }) {
    if (!isLocal) return notApplicable(NOT_LOCAL);
    const readings = identitiesOn(pages).map((identity) => ({ identity, missing: missingParts(identity, facts) }));
    const best = readings.toSorted((a, b) => a.missing.length - b.missing.length)[0];
    if (!best) {
      const [page] = pages;
      const place = 'structured data of all pages read';
      return dueTo(
        'no-business-markup',
        fail(page ? [{ pageUrl: page.url, place, seen: 'nothing that says whose it is' }] : []),
      );
    }
    const { identity, missing } = best;
    if (missing.length === 0)
      return identity.late
        ? dueTo('only-after-javascript', partial([quoteOf(identity, 'only after JavaScript')]))
        : pass([quoteOf(identity, '')]);
    const gaps = [{ ...quoteOf(identity, ''), seen: lackedWords(missing.map(partWords)) }];
    if (missing.includes('address') && visitedOf(facts.addresses).length === 0)
      return inconclusive(
        'We read no address that customers come to, so whether one is missing is for you to say.',
        gaps,
      );
    if (missing.every((part) => part === 'name')) return dueTo('nameless', partial(gaps));
    return missing.includes('address') ? dueTo('no-address', fail(gaps)) : partial(gaps);
  },
});

/** Parts of an address that no page shows are missing nowhere. */
function missingParts({ data, node }: Identity, { addresses }: Facts): string[] {
  const missing = textIn(node, 'name') === null ? ['name'] : [];
  if (has(node, 'areaServed') || has(node, 'serviceArea')) return missing;
  const places = [node, ...nodesIn(data, node, 'location')];
  const address = places.flatMap((place) => nodesIn(data, place, 'address'))[0];
  if (!address)
    return places.some((place) => textIn(place, 'address') !== null)
      ? [...missing, 'PostalAddress with its parts']
      : [...missing, 'address'];
  const country = textIn(address, 'addressCountry') ?? '';
  return [
    ...missing,
    ...ADDRESS_PARTS.filter(
      (part) =>
        !has(address, part) &&
        !(part === 'postalCode' && WITHOUT_POSTAL_CODES.test(country)) &&
        (part === 'addressCountry' || addresses.some(({ value }) => value[SHOWN_AS[part]] !== null)),
    ),
  ];
}

/** "streetAddress" -> "street address". */
const partWords = (part: string): string =>
  part.startsWith('Postal') ? part : part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function quoteOf(identity: Identity, note: string): Evidence {
  const { page, node } = identity;
  const seen = [textIn(node, 'name'), seenIn(identity, ['address', 'areaServed', 'location'])]
    .filter(Boolean)
    .join(', ');
  return {
    pageUrl: page.url,
    place: [placeInMarkup(node), note].filter(Boolean).join(', '),
    seen: seen || 'no name and no address',
  };
}
