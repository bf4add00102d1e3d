import { isBritishCounty } from '../../../countries/british-county.ts';
import { isCountyAlone, isRegion, townAndState } from '../../../countries/place-of-country.ts';
import { countryOfTown } from '../../../towns/large-towns.ts';
import { isRegionName, isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { type Reading, type Rule, readInTurn } from '../address-grammar.ts';
import { landAtEnd } from '../land-at-end.ts';
import { splitStreetAndTown } from '../town-then-street.ts';
import { BOX, quarterAndTown } from './box-pieces.ts';
import { NAMED_PART } from './gather-pieces.ts';

/** What the pieces of an address say of where it lies. */
export interface Ending {
  readonly postalCode: string | null;
  readonly region: string | null;
  /** The country it ends in, else that of the website. */
  readonly country: string | null;
  /** Named as one: "City: Anipur". */
  readonly town: string | null;
  readonly namesLand: boolean;
  /** The country, or a region of it, stands behind the town. */
  readonly endsInLand: boolean;
}

type EndingRule = Rule<Ending, null>;

/** Takes the end off the pieces of an address, rule by rule; what is left is its street and its town. */
export const readEnding = (pieces: readonly string[], siteCountry: string | null): Reading<Ending> =>
  readInTurn(ENDING_RULES, readNamedPieces(pieces, siteCountry), null);

/** "Pin Code: 788734", "P.O. Box 42-00100" */
const NAMED_CODE = /^(?:pin|pin ?code|zip|zip ?code|post ?code|postal code)\s?[:.-]?\s*(\d{3}\s?\d{1,3})$/i;

/** Pieces that say what they are. */
function readNamedPieces(pieces: readonly string[], country: string | null): Reading<Ending> {
  const start: Ending = { postalCode: null, region: null, country, town: null, namesLand: false, endsInLand: false };
  return pieces.reduce<Reading<Ending>>(
    ({ found, left }, piece) => {
      const code = NAMED_CODE.exec(piece)?.[1];
      if (code) return { found: { ...found, postalCode: code.replace(/\s/, '') }, left };
      const isBehindBox = /^\d{5}$/.test(piece) && /box/i.test(left.at(-1) ?? '');
      if (isBehindBox) return { found: { ...found, postalCode: piece }, left };
      if (!NAMED_PART.test(piece)) return { found, left: [...left, piece] };
      const value = piece.replace(NAMED_PART, '');
      const isState = /^state/i.test(piece);
      return { found: isState ? { ...found, region: value } : { ...found, town: found.town ?? value }, left };
    },
    { found: start, left: [] },
  );
}

const lastOf = (left: readonly string[]): string => left.at(-1) ?? '';

/** "Kampala, Uganda" over "P.O. Box 845" */
const boxBelowLand: EndingRule = ({ found, left }) =>
  BOX.test(lastOf(left)) && landAtEnd(left.at(-2) ?? '') !== null ? { found, left: left.slice(0, -1) } : null;

const land: EndingRule = ({ found, left }) => {
  const end = landAtEnd(lastOf(left));
  if (end === null || (left.length < 2 && end.before === '')) return null;
  const before = end.before === '' ? [] : [end.before];
  return {
    found: { ...found, country: end.country, namesLand: true, endsInLand: true },
    left: [...left.slice(0, -1), ...before],
  };
};

/** "Surat, Gujarat." over "India": the full stop ended the line. */
const fullStop: EndingRule = ({ found, left }) => ({
  found,
  left: [...left.slice(0, -1), ...left.slice(-1).map((piece) => piece.replace(/(?<=[a-z]{4})\.$/, ''))],
});

/** "WP": two letters behind a town are its province, whatever the country calls it. */
const PROVINCE_CODE = /^(?!AC|TV|IT|HR|AI|PC|UX|UI|QA|VR)[A-Z]{2}$/;

const isRegionAtEnd = (text: string, country: string | null): boolean =>
  isRegion(text, country) ||
  (country === 'GB' && isBritishCounty(text)) ||
  (country === 'IE' && isCountyAlone(text)) ||
  PROVINCE_CODE.test(text);

const region: EndingRule = ({ found, left }) => {
  const end = lastOf(left);
  if (left.length > 2 && isRegionAtEnd(end, found.country))
    return { found: { ...found, region: end, endsInLand: true }, left: left.slice(0, -1) };
  // "12 Birch Road Elmwood, Maine"
  const joint = left.length === 2 && isRegion(end, found.country) ? splitStreetAndTown(left[0] ?? '') : null;
  return joint && { found: { ...found, region: end, endsInLand: true }, left: [joint.street, joint.locality] };
};

/** "12 Birch Road, Springfield OH" */
const stateBehindTown: EndingRule = ({ found, left }) => {
  const both = left.length > 1 ? townAndState(lastOf(left), found.country) : null;
  return (
    both && {
      found: { ...found, region: found.region ?? both.state, endsInLand: true },
      left: [...left.slice(0, -1), both.town],
    }
  );
};

const TOWN_AND_CODE = lightLetters(/^(\p{Lu}[\p{L} .'’-]{2,30}?)[\s-]+(\d{4,6}|[A-Z]{3}\s?\d{4})$/u);

const codeBehindTown: EndingRule = ({ found, left }) => {
  const end = lastOf(left);
  const [, town, code] = (BOX.test(end) ? null : TOWN_AND_CODE.exec(end)) ?? [];
  if (town !== undefined && left.length > 1)
    return { found: { ...found, postalCode: found.postalCode ?? code ?? null }, left: [...left.slice(0, -1), town] };
  // A second code stays where it is.
  const isCode = /^\d{4,6}$/.test(end) && left.length > 2 && found.postalCode === null;
  return isCode ? { found: { ...found, postalCode: end }, left: left.slice(0, -1) } : null;
};

/** "Pokhara, Kaski": a large town and its district. "Ubud, Bali": a town in a region that is also called as a town. */
const districtBehindTown: EndingRule = ({ found, left }) => {
  const { country } = found;
  const [town = '', district = ''] = left.slice(-2);
  const isKnown = (name: string) => countryOfTown(name) !== null || isTown(name, country);
  const isInRegion = isRegionName(district, country) && countryOfTown(district) === null;
  const isDistrict = left.length > 2 && found.region === null && (!isKnown(district) || isInRegion) && isKnown(town);
  return isDistrict ? { found: { ...found, region: district }, left: left.slice(0, -1) } : null;
};

const quarterBeforeTown: EndingRule = ({ found, left }) => {
  const apart = left.length > 1 ? quarterAndTown(lastOf(left)) : null;
  return apart && { found, left: [...left.slice(0, -1), apart.quarter, apart.town] };
};

const ENDING_RULES: readonly EndingRule[] = [
  boxBelowLand,
  land,
  fullStop,
  region,
  stateBehindTown,
  codeBehindTown,
  districtBehindTown,
  quarterBeforeTown,
];
