import { lightLetters } from '../../website/text/light-letters.ts';
import { namesAddress } from './address-labels.ts';
import type { AddressInText, AddressLine } from './address-line.ts';

/** "📍 Antonio Sauce 2102" under "Boulogne": a list of branches names the town first, and what a pin marks is in it. */
export function branchAddress(
  lines: readonly AddressLine[],
  index: number,
  country: string | null,
): AddressInText | null {
  const street = houseAt(lines[index]);
  const town = townAbove(lines, index);
  if (street === null || town === null) return null;
  // One pin under one name may be anything: "Visítanos".
  const isListed = lines.some(
    (line, at) =>
      Math.abs(at - index) <= REACH_LINES && at !== index && houseAt(line) !== null && hasOtherTown(lines, at, town),
  );
  if (!isListed) return null;
  const address = { street, postalCode: null, locality: town, region: null, country, text: `${street}, ${town}` };
  return { address, from: index - 1, to: index };
}

/** Branches stand this many lines apart at most: name, address, hours, buttons. */
const REACH_LINES = 12;

const PIN_AND_HOUSE = lightLetters(
  /^\s*(?:\u{1f4cd}|\u{1f4cc})\s*((?:\d{1,2} de )?\p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){0,5},? (?:n?[º°#] ?)?\d{1,5}[A-Z]?)\s*$/u,
);
const TOWN = lightLetters(/^\p{Lu}[\p{L}.'’]*(?: \p{L}[\p{L}.'’]*){0,3}$/u);

const houseAt = (line: AddressLine | undefined): string | null => PIN_AND_HOUSE.exec(line?.text ?? '')?.[1] ?? null;

function townAbove(lines: readonly AddressLine[], index: number): string | null {
  const text = lines[index - 1]?.text ?? '';
  return TOWN.test(text) && !namesAddress(text) ? text : null;
}

function hasOtherTown(lines: readonly AddressLine[], index: number, town: string): boolean {
  const other = townAbove(lines, index);
  return other !== null && other !== town;
}
