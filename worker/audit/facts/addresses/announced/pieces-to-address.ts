import { isIrishCounty, isRegion, TOWN_DISTRICT } from '../../../countries/place-of-country.ts';
import { countryOfTown } from '../../../towns/large-towns.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import type { Address } from '../../facts.ts';
import type { Reading } from '../address-grammar.ts';
import { isCertainStreet } from '../streets/street-patterns.ts';
import { BOX, isCompany, setBoxesApart } from './box-pieces.ts';
import { type Ending, readEnding } from './ending-rules.ts';
import { HOUSE_WORD, NO_PLACE, PIN, PLACE, stops } from './gather-pieces.ts';

/** Commas, and the full stop after a whole word. */
const BETWEEN_PIECES = lightLetters(/\s*[,;|·•]\s*|\s[–-]\s|(?<=\p{L}{5})\.\s+(?=\p{Lu})|\.\s*$/u);
/** "Elmsby (East Riding of Yorkshire)" */
const ASIDE = /(?<=[a-z]) \([A-Z][A-Za-z' -]{2,40}\)$/;
const MAX_PIECE_WORDS = 7;

export interface EndedAddress {
  address: Address;
  /** A country, a region of it or a large town says where it is. */
  endsInLand: boolean;
}

/** The address that the texts of some lines add up to; null where they are none. `isAnnounced`: a label or a pin says that it comes. */
export function readAnnounced(
  texts: readonly string[],
  siteCountry: string | null,
  isAnnounced: boolean,
): EndedAddress | null {
  const pieces = setBoxesApart(texts.join(', '))
    .split(BETWEEN_PIECES)
    .map((piece) => piece.replace(PIN, '').replace(ASIDE, '').trim())
    .filter((piece) => piece !== '');
  const isProse = pieces.some(
    (piece) => piece.split(/\s+/).length > MAX_PIECE_WORDS || stops(piece) || NO_PLACE.test(piece),
  );
  if (isProse) return null;
  const ending = readEnding(pieces, siteCountry);
  const { town, left } = townOf(ending);
  const before = withoutName(left);
  const text = pieces.join(', ');
  return isAnnounced && isUnitOfSite(before, town)
    ? unitOfSite(before, town, ending.found, text)
    : houseInTown({ street: streetOf(before, town), town, ending: ending.found, isAnnounced, text });
}

interface TownAndRest {
  town: string;
  left: readonly string[];
}

/** The town, '' without one; what is left before it. */
function townOf({ found, left }: Reading<Ending>): TownAndRest {
  const isLast = found.town === null && left.length > 1;
  const town = found.town ?? (isLast ? left.at(-1) : null) ?? '';
  const before = isLast ? left.slice(0, -1) : left;
  // "Kampala" over "P.O. Box 12 Kampala"
  const end = before.findLastIndex((piece) => piece !== town);
  return { town, left: before.slice(0, Math.max(end, 0) + 1) };
}

/** "Larkfell Bakery, 12 Main Street" */
function withoutName(left: readonly string[]): readonly string[] {
  const [name = '', behindName = ''] = left;
  const isName = (isCertainStreet(behindName) && /^\d/.test(behindName)) || isCompany(name);
  return isName && behindName !== '' && !HOUSE_WORD.test(name) ? left.slice(1) : left;
}

/** Post goes to the box, customers to the street. */
function streetOf(before: readonly string[], town: string): string {
  const ways = before.filter((piece) => !BOX.test(piece) && piece !== town);
  return (ways.some((piece) => HOUSE_WORD.test(piece)) ? ways : before).join(', ');
}

const UNIT = /^(?:unit|suite|office|shop|warehouse|block) [a-z]?\d{1,4}[a-z]?$/i;
const SITE = /\s(?:park|estate|centre|center|mall|plaza|complex)$/i;

/** "Unit 5, Larch Business Park": a unit of a known place is found without its town. */
const isUnitOfSite = (left: readonly string[], site: string): boolean =>
  SITE.test(site) && left.length === 1 && UNIT.test(left[0] ?? '');

function unitOfSite(
  [unit = '']: readonly string[],
  site: string,
  { postalCode, region, country }: Ending,
  text: string,
): EndedAddress {
  return {
    address: { street: `${unit}, ${site}`, postalCode, locality: null, region, country, text },
    endsInLand: false,
  };
}

interface House {
  street: string;
  town: string;
  ending: Ending;
  isAnnounced: boolean;
  text: string;
}

function houseInTown({ street, town, ending, isAnnounced, text }: House): EndedAddress | null {
  const { postalCode, region, country, namesLand, endsInLand } = ending;
  const isDistrict = TOWN_DISTRICT.test(town);
  const townIn = countryOfTown(isDistrict ? town.replace(/[ -]\d+W?$/, '') : town);
  const isPlace = PLACE.test(town) || isDistrict || townIn !== null;
  // "345 E 12th St, New York, NY"
  const isRegionAlone = region === null && isRegion(town, country);
  if (street === '' || !isPlace || isRegionAlone || isStreetLike(town, isDistrict)) return null;
  const isFound =
    HOUSE_WORD.test(street) ||
    isTownland({ region }) ||
    (isAnnounced && endsInLand && isQuarterOf(street, town, country));
  if (!isFound) return null;
  const land = namesLand ? country : (townIn ?? country);
  return {
    address: { street, postalCode, locality: town, region, country: land, text },
    endsInLand: endsInLand || townIn !== null,
  };
}

const isStreetLike = (town: string, isDistrict: boolean): boolean =>
  isCertainStreet(town) || (HOUSE_WORD.test(town) && !isDistrict);

/** "Ardclare, Bundrum, Co. Clare": the Irish countryside has neither streets nor house numbers. */
export const isTownland = ({ region }: { region: string | null }): boolean => region !== null && isIrishCounty(region);

/** "Address: Civil Lines, Jaipur, Rajasthan": places of a town with its state or its country, and not a list of towns. */
const isQuarterOf = (street: string, town: string, country: string | null): boolean =>
  (countryOfTown(town) !== null || isTown(town, country)) &&
  street.split(', ').every((piece) => PLACE.test(piece) && countryOfTown(piece) === null && piece !== town);
