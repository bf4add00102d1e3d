import { isBritishCounty } from '../../../countries/british-county.ts';
import { isIrishCounty } from '../../../countries/place-of-country.ts';
import { namesAddress } from '../address-labels.ts';
import type { Placed, Segment } from '../address-segments.ts';
import { NEAR } from '../town-then-street.ts';
import { HOUSE_OR_PLACE, isHouse } from './house-names.ts';

/**
 * "Larkfell Farm, Elmsby, North Yorkshire" before a code: much of the countryside of Britain and Ireland has houses with names and no
 * streets. What the house is called says that it is one, or what announces the address.
 */
export function houseInVillage(segments: readonly Segment[], isAnnounced: boolean): Placed | null {
  const [nearest] = segments;
  if (!nearest) return null;
  const named = placesOf(segments, nearest.line);
  const [county = ''] = named.map(({ text }) => text);
  const isIrish = isIrishCounty(county);
  const isCounty = isIrish || isBritishCounty(county);
  const places = isCounty ? named.slice(1) : named;
  const house = places.findLastIndex(
    ({ text, line }) => isHouse(text) || ((isAnnounced || isIrish) && line === nearest.line),
  );
  const first = places[house];
  if (first === undefined || (house === 0 && !isHouse(first.text))) return null;
  const town = house === 0 ? null : (places[0]?.text ?? null);
  const street = places.slice(town === null ? 0 : 1, house + 1).reverse();
  const shown = places.slice(0, house).reverse();
  return {
    street: street.map(({ text }) => text).join(', '),
    locality: town,
    region: isCounty ? county : null,
    between: shown.map(({ text }) => text).join(', ') || null,
    line: first.line,
  };
}

/** What stands before a code as far as it may be a house and the places around it, the nearest to the code first. */
function placesOf(segments: readonly Segment[], line: number): Segment[] {
  const named: Segment[] = [];
  for (const segment of segments) {
    const isPlace = HOUSE_OR_PLACE.test(segment.text) || NEAR.test(segment.text);
    if (!isPlace || namesAddress(segment.text) || named.length === MAX_NAMES) break;
    // A line above is the business or the house: the house says so.
    if (segment.line !== line && !isHouse(segment.text) && named.some(({ text }) => isHouse(text))) break;
    if (!NEAR.test(segment.text)) named.push(segment);
  }
  return named;
}

/** House, hamlet, village, post town and county. */
const MAX_NAMES = 5;
