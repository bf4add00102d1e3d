import { isBritishCounty } from '../../countries/british-county.ts';
import { countryCode } from '../../countries/country-names.ts';
import type { StreetFamily } from '../../countries/country-row.ts';
import { isCountyAlone, TOWN_DISTRICT } from '../../countries/place-of-country.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Placed, Segment } from './address-segments.ts';
import { isBuilding } from './streets/street-patterns.ts';
import { isDistrict, joined } from './streets/street-segments.ts';

/** "street, [district,] town [, county] code" */
export function townThenStreet(segments: Segment[], families: StreetFamily[], country: string | null): Placed | null {
  const nearest = segments[0];
  if (!nearest) return null;
  // "Co. Cork, Ireland, P56 XY12"
  if (nearest.text.length > 3 && countryCode(nearest.text) !== null)
    return townThenStreet(segments.slice(1), families, country);
  const split = splitStreetAndTown(nearest.text);
  if (split) {
    const apart = country === 'GB' ? townAndCounty(split.locality) : null;
    const locality = apart?.town ?? split.locality;
    return { ...split, locality, region: apart?.county ?? null, between: split.locality, line: nearest.line };
  }
  for (let at = 1; at < Math.min(segments.length, MAX_SEGMENTS); at++) {
    const street = streetAt(segments, at, families);
    if (street) return placedBehind(street, segments.slice(0, at), country);
  }
  return country === 'GB' || country === 'IE' ? streetAndVillage(segments) : null;
}

/** More than these stand between no street and its code. */
const MAX_SEGMENTS = 6;

function streetAt(segments: Segment[], at: number, families: StreetFamily[]): Segment | null {
  const street = joined(segments, at, families);
  if (!street || isDistrict(street, segments[at + 1], families)) return null;
  // "12 Birch Road" over "PO Box 7": the post goes to one, customers to the other.
  const isBesides = PO_BOX.test(street.text) || (street.text === segments[at]?.text && isBuilding(street.text));
  return isBesides && joined(segments, at + 1, families) ? null : street;
}

/** The town and the county among the segments between a street and its code, the nearest to the code first. */
function placedBehind(street: Segment, between: readonly Segment[], country: string | null): Placed | null {
  const places = between.filter(({ text }) => !isBuilding(text) && !PO_BOX.test(text)).map(({ text }) => text);
  // "Elmsby, near Skipton" is Elmsby.
  const towns = places.some((text) => !NEAR.test(text)) ? places.filter((text) => !NEAR.test(text)) : places;
  const buildings = between.filter(({ text }) => isBuilding(text)).map(({ text }) => text);
  const [last = ''] = towns;
  const isCounty = towns.length > 1 && isCountyOf(last, country);
  const glued = country === 'GB' && !isCounty ? townAndCounty(last) : null;
  const town = glued?.town ?? towns[isCounty ? 1 : 0];
  const locality = town?.replace(/(?<=[a-z]{4})\.$/, '').replace(DISTRICT, '');
  if (locality === undefined || locality.length > MAX_TOWN_CHARS) return null;
  if (/\d/.test(locality) && !TOWN_DISTRICT.test(locality)) return null;
  return {
    street: [street.text, ...buildings.reverse()].join(', '),
    locality,
    region: isCounty ? last.replace(/\.$/, '') : (glued?.county ?? null),
    between: [...towns].reverse().join(', '),
    line: street.line,
  };
}

const MAX_TOWN_CHARS = 40;

const isCountyOf = (text: string, country: string | null): boolean =>
  AMERICAN_COUNTY.test(text) ||
  ((country === 'GB' || country === 'IE') && isBritishCounty(text)) ||
  (country === 'IE' && isCountyAlone(text));

const NUMBERLESS_STREET = lightLetters(
  /^(\p{Lu}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2} (?:Street|St|Road|Rd|Lane|Avenue|Drive|Close)\.?) (\p{Lu}[\p{L}'’-]{3,20}(?: [\p{L}'’-]{2,12}){0,2})$/u,
);

/** "High Street Elmsby, Larkton": a street of a village without a number, and no comma between the two. */
function streetAndVillage(segments: readonly Segment[]): Placed | null {
  const at = segments.slice(0, 4).findIndex(({ text }) => NUMBERLESS_STREET.test(text) && !isBuilding(text));
  const segment = segments[at];
  const [, street, village] = segment?.text.match(NUMBERLESS_STREET) ?? [];
  const behind = segments.slice(0, at);
  if (!segment || !street || !village || behind.some(({ text }) => /\d/.test(text)) || STREET_OF.test(village))
    return null;
  const isCounty = isBritishCounty(behind[0]?.text ?? '') || isCountyAlone(behind[0]?.text ?? '');
  const town = behind[isCounty ? 1 : 0]?.text ?? village;
  return {
    street,
    locality: town,
    region: isCounty ? (behind[0]?.text ?? null) : null,
    between: [village, ...behind.map(({ text }) => text).reverse()].join(', '),
    line: segment.line,
  };
}

/** "Mill Road Industrial Estate", "Station Road East" */
const STREET_OF =
  /\b(?:estate|park|centre|center|works|house|hall|school|church|surgery|station|garage|mill|farm|yard|north|south|east|west|junction|parade|flats?|unit)\b/i;

/** "Dist. Nashik" */
const DISTRICT = /^(?:Dist(?:rict|t)?|Tal(?:uka?)?|Teh(?:sil)?)\.\s?(?=[A-Z])/;

/** "Boise, Ada County", "Aluva, Ernakulam Dist" */
const AMERICAN_COUNTY = /^[A-Z][A-Za-z.' -]{2,25}\s(?:County|Dist(?:rict|t)?\.?)$/;

const PO_BOX = /^(?:p\.?\s?o\.?\s?box|box|post office box)\s\d/i;

/** "Elmsby Kent": without a comma. */
function townAndCounty(text: string): { town: string; county: string } | null {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) {
    const county = words.slice(at).join(' ');
    if (isBritishCounty(county) && !/^(?:of|in|the|and|upon|le|new|st\.?)$/i.test(words[at - 1] ?? ''))
      return { town: words.slice(0, at).join(' '), county };
  }
  return null;
}

/** Where a village lies: the place is the village. */
export const NEAR = /^(?:nr\.?|near|by)\s/i;

const STREET_AND_TOWN = lightLetters(
  regexSource`
    (?:^|\s)(
      (?:\d{1,4}\/)?\d{1,6}(?:-\d{1,6})?[a-z]?\s(?:[NSEW]\.?\s)?[\p{L}\d.'’ -]{2,40}?\s(?:
        street
        |st
        |road
        |rd
        |avenue
        |ave
        |lane
        |ln
        |drive
        |dr
        |court
        |ct
        |boulevard
        |blvd
        |highway
        |hwy
        |parkway
        |pkwy
        |terrace
        |way
        |place
        |pl
        |close
        |crescent
        |cres
        |parade
        |pde
        |grove
        |circuit
        |cct
        |square
        |sq
      )\.?(?:\s(?:[NS]\.?(?:[EW]\.?)?|[EW]\.?)(?=\s))?(?:
        \s(?:suite|ste|unit|apt)\.?\s?[\w-]{1,6}|\s?#\s?\d{1,5}
      ){0,2}
    )\s+(\p{Lu}[\p{L}.' -]{2,30})$
  `,
  'iu',
);

/** "123 Main St Springfield" */
export function splitStreetAndTown(text: string): { street: string; locality: string } | null {
  const match = text.match(STREET_AND_TOWN);
  // "345 12th Avenue South"
  if (/^(?:north|south|east|west)$/i.test(match?.[2] ?? '')) return null;
  return match?.[1] && match[2] ? { street: match[1], locality: match[2].trim() } : null;
}
