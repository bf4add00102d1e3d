import { takeOfHouse } from './latin-house.ts';
import { takeOfPlace } from './latin-place.ts';

/** What the parts of an address have said so far. */
export interface Found {
  street: string;
  hasNumber: boolean;
  units: string[];
  names: string[];
  region: string | null;
  code: string | null;
  /** "35660 Corralejo, Fuerteventura": what follows a code is its town. */
  isTownNext: boolean;
  country: string | null;
}

/** Whether the part goes on with the address; `found` then holds what it says. */
export function readPart(part: string, found: Found, country: string): boolean {
  const readRest: ReadRest = (rest) => readPart(rest, found, country);
  return takeOfHouse(part, found, country, readRest) ?? takeOfPlace(part, found, country, readRest);
}

/** Takes what remains of a part, as a part of its own. */
export type ReadRest = (rest: string) => boolean;
