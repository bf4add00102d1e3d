import type { StreetFamily } from '../../../countries/country-row.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Segment } from '../address-segments.ts';
import { isHouseOf } from './house-names.ts';
import { streetIn } from './street-in.ts';
import { isBuilding, isFrenchStreet, isStreet } from './street-patterns.ts';

const WORD_AND_NUMBER = lightLetters(/\p{L}{4,}\s\d/u);

const NAMES_A_STREET = lightLetters(
  /^(?:\p{Lu}|c\/|\p{Ll}{2,10}\.?\s(?:\p{Ll}{1,5}\s){0,3}\p{Lu})[^\d]*(?:(?<=\s)\d{1,2} de \p{L}[^\d]*)?$/u,
);

/** The street at `at`, with a number or a building that the comma cut off. */
export function joined(segments: Segment[], at: number, families: StreetFamily[]): Segment | null {
  const segment = segments[at];
  if (!segment) return null;
  const before = segments[at + 1];
  const numbered = before ? behindItsStreet(segment, before, families) : null;
  if (numbered) return numbered;
  const found = streetIn(segment.text, families);
  // "Rear of 14 High Street" is another door.
  const street = found !== null && REAR.test(segment.text) && segment.text.endsWith(found) ? segment.text : found;
  if (street === null) return before ? grandRue(segment, before, families) : null;
  const isNumber = before !== undefined && isHouseNumber(before.text, families);
  return isNumber && !/^\d(?!\d{0,2}(?:re|er|e|[èe]re|[èe]me)\s)/i.test(street)
    ? withBuilding(segments, at + 2, { text: `${before.text}, ${street}`, line: before.line })
    : withBuilding(segments, at + 1, { text: street, line: segment.line });
}

/** A segment that is the number of the street before it. */
function behindItsStreet(segment: Segment, before: Segment, families: readonly StreetFamily[]): Segment | null {
  // Mannheim: "Q 7, 24"
  const isSquare = /^[A-U]\s?\d$/.test(before.text) && /^\d{1,3}[a-z]?$/.test(segment.text);
  if (isSquare && families.includes('germanic')) return { text: `${before.text}, ${segment.text}`, line: before.line };
  // "San Pedro, 42 bajo": the number follows its street; "12, rue Haute": it stands before.
  const isNumber =
    /^(?:(?:n\.?[ºo°.]?\s?|n[úu]m\.?\s?)?\d{1,4}\b|s\.?n\.?c\.?$|s\/n\.?$)/i.test(segment.text) &&
    !WORD_AND_NUMBER.test(segment.text);
  if (!isNumber || !NAMES_A_STREET.test(before.text)) return null;
  // "Il negozio è in Via Larici, 16/18": the sentence that leads to the street is no part of it.
  const both = `${streetIn(before.text, [...families]) ?? before.text}, ${segment.text}`;
  const isLatinStreet = families.some((family) => LATIN.has(family)) && isStreet(both, [...families]);
  // "Rue du Vieux Pont, 21" as Belgium writes it.
  const isFrench = families.includes('fr') && isFrenchStreet(before.text);
  return isLatinStreet || isFrench ? { text: both, line: before.line } : null;
}

const LATIN: ReadonlySet<StreetFamily> = new Set(['es', 'it', 'pt']);

/** "18, Grand-Rue" */
function grandRue(segment: Segment, before: Segment, families: readonly StreetFamily[]): Segment | null {
  const isHouse = before.line === segment.line && /^\d{1,4}$/.test(before.text);
  const isOne = isHouse && families.includes('fr') && /^grande?[- ]?rue(?!\p{L})/iu.test(segment.text);
  return isOne ? { text: `${before.text}, ${segment.text}`, line: before.line } : null;
}

const isHouseNumber = (text: string, families: readonly StreetFamily[]): boolean =>
  /^\d{1,4}(?:\s?(?:bis|ter|[a-d]))?$/i.test(text) ||
  (families.includes('en') && /^#?\d{1,4}[/-]\d{1,4}[a-z]?$/i.test(text) && !/^\d{3}-\d{4}$/.test(text));

const REAR = /^(?:rear of|r\/o|above|behind)\s\d/i;

/** "Unit 7, Albion Estate" before the street. */
const MAX_BUILDINGS = 3;

export function withBuilding(segments: Segment[], at: number, street: Segment): Segment {
  let whole = street;
  for (let next = at; next < at + MAX_BUILDINGS; next++) {
    const building = segments[next];
    if (!building) break;
    // A named estate or house counts in the line of the street or under its own unit; elsewhere it may be the business's name.
    const isNamed =
      (ESTATE.test(building.text) && (building.line === street.line || UNIT.test(segments[next + 1]?.text ?? ''))) ||
      (building.line === street.line &&
        (isUnitOn(segments[next + 1], street.line) || isHouseName(segments[next + 1], street)) &&
        NAMES_A_STREET.test(building.text));
    const isHouse = whole === street && isHouseOf(building, street);
    // "Unit 7, Larch Village" over "Coast Road": where the street has no number, what has units is a place.
    const above = segments[next + 1];
    const hasUnit =
      !/\d/.test(street.text) &&
      building.line === street.line - 1 &&
      above !== undefined &&
      above.line >= building.line - 1 &&
      UNIT.test(above.text) &&
      NAMES_A_STREET.test(building.text);
    const isUnitOfPlace = whole !== street && UNIT.test(building.text);
    if (!isBuilding(building.text) && !isNamed && !isHouse && !hasUnit && !isUnitOfPlace) break;
    whole = { text: `${building.text}, ${whole.text}`, line: building.line };
  }
  return whole;
}

/** "71 Larch Street, Covent Garden": an English district named like a street stands behind the street and its number. */
export const isDistrict = (street: Segment, before: Segment | undefined, families: readonly StreetFamily[]): boolean =>
  families.includes('en') &&
  /\s(?:gardens?|centre|center|park|hill|green|vale|end|gate|village|heights|west|east|north|south)$/i.test(
    street.text,
  ) &&
  !/\d/.test(street.text) &&
  before !== undefined &&
  /^\d{1,5}[a-z]?(?:[-–/]\d{1,5})?\s/i.test(before.text) &&
  isStreet(before.text, [...families]);

const ESTATE = lightLetters(
  regexSource`
    ^[\p{Lu}\d][\p{L}\d'’ .-]{1,40}\s(?:
      Estate
      |Business Park
      |Retail Park
      |Industrial Park
      |Trading Estate
      |Business Centre
      |Shopping Centre
      |Shopping Center
      |Enterprise Centre
      |House
      |Chambers
      |Court
      |Hall
      |Tower
      |Lodge
      |Exchange
      |Mill
      |Works
      |Building
      |Buildings
      |Wharf
      |Studios
      |Arcade
      |Plaza
      |Mall
      |Farm
    )$
  `,
  'u',
);

const isUnitOn = (segment: Segment | undefined, line: number) => segment?.line === line && UNIT.test(segment.text);

/** "Address:" over "Larkwood, Mill Lane": under a label, what stands before a street without a number is its house. */
const isHouseName = (above: Segment | undefined, street: Segment): boolean =>
  !/\d/.test(street.text) && above?.line === street.line - 1 && LABEL_ALONE.test(above.text);

const LABEL_ALONE = /^(?:[a-z]{2,10}\s)?(?:address|location|find us|visit us)\s?:?$/i;

const UNIT =
  /^(?:unit|units|suite|shop|studio|office|flat)\s?[\w-]{1,6}$|^(?:lower |upper )?(?:ground|first|second|third|\d(?:st|nd|rd|th)) floor$/i;
