import { countryCode } from '../../../countries/country-names.ts';
import { rowOf } from '../../../countries/country-rows.ts';
import { TOWN_DISTRICT, townAndState } from '../../../countries/place-of-country.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { aboveText, CONTACT_FRAME, isLabelled, namesAddress } from '../address-labels.ts';
import type { AddressInText, AddressLine } from '../address-line.ts';
import { pieces } from '../address-segments.ts';
import { postalAnchors } from '../postcode-anchors.ts';
import { isBuilding, isCertainStreet, isStreet } from './street-patterns.ts';

/** "Bolívar y Mariano Sucre, Loja": much of Latin America names the corner instead of a number. */
export const CROSSING = lightLetters(
  regexSource`
    ^(?:(?:entre|en|calles?|esquina|esq\.)\s)*\p{Lu}[\p{L}.]{2,20}(?:\s\p{L}[\p{L}.]{1,20}){0,4}\s(?:y|e|esquina
    |esq\.)\s\p{Lu}[\p{L}.]{2,20}(?:\s\p{Lu}[\p{L}.]{1,20}){0,4},\s\p{Lu}
  `,
  'u',
);

/** "Oficina 620 Santiago": the town follows its office without a comma. */
const OFFICE_BEFORE_TOWN = lightLetters(
  /^(?:oficina|of\.|depto\.?|departamento|local)\s\d{1,5}[A-Z]?\s(?=\p{Lu}\p{Ll}{2})/iu,
);

const CAPITALISED_LINE = lightLetters(/^\p{Lu}[\p{L}.'’ -]{1,30}$/u);

/** "Via dei Larici, 69": the comma sets no place apart. */
function withNumbers(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const both = `${before}, ${part}`;
    if (before !== undefined && /^\d{1,4}\s?[A-Za-z]?$/.test(part) && !/\d/.test(before) && isCertainStreet(both))
      whole[whole.length - 1] = both;
    else whole.push(part);
  }
  return whole;
}

/** A street without a postal code counts only in an address element or right after a label that announces it. */
export function streetOnly(lines: readonly AddressLine[], index: number, country: string | null): AddressInText | null {
  const line = lines[index];
  if (!line || line.text.length > 140) return null;
  const announced = isLabelled(lines, index);
  const isFramed = line.text.length < 80 && CONTACT_FRAME.test(line.place ?? '');
  if (!announced && !isFramed) return null;
  // The code may follow on the next line: then that line is the anchor.
  const next = lines[index + 1];
  if (next && postalAnchors(next.text, country).length > 0) return null;
  const parts = withNumbers(pieces(line.text.replace(/^[^:\d]{3,24}:\s+/, (lead) => (namesAddress(lead) ? '' : lead))));
  const at = streetAmong(parts, line, aboveText(lines, index).length < MAX_LABEL_CHARS, country);
  // In a header or a list of contacts nothing else may share the line.
  if (!announced && !(parts.length === 2 && isCertainStreet(parts[0] ?? ''))) return null;
  const street = parts[at];
  if (!street) return null;
  const locality = townAmong(parts.slice(at + 1));
  const withState = locality === null ? null : townAndState(locality, country);
  return {
    address: {
      street,
      postalCode: null,
      // "Springfield OH"
      locality: withState?.town ?? locality,
      region: withState?.state ?? null,
      country,
      text: locality === null ? street : `${street}, ${locality}`,
    },
    from: index,
    to: index,
  };
}

/** A longer line above is no label. */
const MAX_LABEL_CHARS = 25;

/** Which part is the street; -1 where none is. */
function streetAmong(
  parts: readonly string[],
  line: AddressLine,
  isUnderLabel: boolean,
  country: string | null,
): number {
  const certain = parts.findIndex(isCertainStreet);
  if (certain >= 0) return certain;
  const { meetsAtCorners = false, streets = [] } = rowOf(country);
  const [first = ''] = parts;
  // "Kerkhof 11, Zutphen" says enough right under "Address".
  const isNamedOnly =
    isUnderLabel &&
    (parts.length === 2 || (parts.length > 2 && meetsAtCorners)) &&
    /\d/.test(first) &&
    !isBuilding(first) &&
    isStreet(first, streets);
  return isNamedOnly || (meetsAtCorners && CROSSING.test(line.text)) ? 0 : -1;
}

/** The first part behind a street that is neither a building nor a country, where it is a town by its letters. */
function townAmong(parts: readonly string[]): string | null {
  const place = parts
    .map((part) => part.replace(OFFICE_BEFORE_TOWN, ''))
    .find((part) => !isBuilding(part) && countryCode(part) === null);
  return place !== undefined && (CAPITALISED_LINE.test(place) || TOWN_DISTRICT.test(place)) ? place : null;
}
