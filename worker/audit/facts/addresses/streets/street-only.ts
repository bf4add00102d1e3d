import { countryCode } from '../../../countries/country-names.ts';
import { rowOf } from '../../../countries/country-rows.ts';
import { TOWN_DISTRICT, townAndState } from '../../../countries/place-of-country.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { ADDRESS_LABEL, aboveText, CONTACT_FRAME, isLabelled } from '../address-labels.ts';
import type { AddressInText, AddressLine } from '../address-line.ts';
import { pieces } from '../address-segments.ts';
import { postalAnchors } from '../postcode-anchors.ts';
import { isBuilding, isCertainStreet, isStreet } from './street-patterns.ts';

/** "Bolívar y Mariano Sucre, Loja": much of Latin America names the corner instead of a number. */
export const CROSSING = lightLetters(
  /^(?:(?:entre|en|calles?|esquina|esq\.)\s)*\p{Lu}[\p{L}.]{2,20}(?:\s\p{L}[\p{L}.]{1,20}){0,4}\s(?:y|e|esquina|esq\.)\s\p{Lu}[\p{L}.]{2,20}(?:\s\p{Lu}[\p{L}.]{1,20}){0,4},\s\p{Lu}/u,
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
  const parts = withNumbers(
    pieces(line.text.replace(/^[^:\d]{3,24}:\s+/, (lead) => (ADDRESS_LABEL.test(lead) ? '' : lead))),
  );
  const certain = parts.findIndex(isCertainStreet);
  // "Kerkhof 11, Zutphen" says enough right under "Address".
  const isNamedOnly =
    aboveText(lines, index).length < 25 &&
    (parts.length === 2 || (parts.length > 2 && rowOf(country).meetsAtCorners)) &&
    /\d/.test(parts[0] ?? '') &&
    !isBuilding(parts[0] ?? '') &&
    isStreet(parts[0] ?? '', rowOf(country).streets ?? []);
  const isCrossing = rowOf(country).meetsAtCorners && CROSSING.test(line.text);
  // In a header or a list of contacts nothing else may share the line.
  if (!announced && (certain !== 0 || parts.length !== 2)) return null;
  const at = certain < 0 && (isNamedOnly || isCrossing) ? 0 : certain;
  const street = parts[at];
  if (!street) return null;
  const locality = parts
    .slice(at + 1)
    .map((part) => part.replace(OFFICE_BEFORE_TOWN, ''))
    .find((part) => !isBuilding(part) && countryCode(part) === null);
  const isTown =
    locality !== undefined &&
    (CAPITALISED_LINE.test(locality) || TOWN_DISTRICT.test(locality)) &&
    !isBuilding(locality);
  const text = isTown ? `${street}, ${locality}` : street;
  const withState = isTown ? townAndState(locality, country) : null;
  return {
    address: {
      street,
      postalCode: null,
      // "Springfield OH"
      locality: withState?.town ?? (isTown ? locality : null),
      region: withState?.state ?? null,
      country,
      text,
    },
    from: index,
    to: index,
  };
}
