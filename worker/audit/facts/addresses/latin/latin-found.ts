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
export function take(part: string, found: Found, country: string): boolean {
  const goOn: GoOn = (rest) => take(rest, found, country);
  return takeOfHouse(part, found, country, goOn) ?? takeOfPlace(part, found, country, goOn);
}

/** Takes what remains of a part, as a part of its own. */
export type GoOn = (rest: string) => boolean;
