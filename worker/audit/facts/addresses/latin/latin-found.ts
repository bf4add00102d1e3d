import { ofNextPart, type Rule } from '../address-grammar.ts';

/** What the parts of an address have said so far. */
export interface Found {
  readonly street: string;
  readonly hasNumber: boolean;
  readonly units: readonly string[];
  readonly names: readonly string[];
  readonly region: string | null;
  readonly code: string | null;
  /** "35660 Corralejo, Fuerteventura": what follows a code is its town. */
  readonly isTownNext: boolean;
  readonly country: string | null;
}

/** Known besides: the country of the website. */
export type LatinRule = Rule<Found, string>;

export const latinRule: (read: Parameters<typeof ofNextPart<Found, string>>[0]) => LatinRule = ofNextPart;
