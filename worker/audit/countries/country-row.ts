import type { Pattern } from '../website/text/light-letters.ts';
import type { PhoneHabits } from './phone-habits.ts';
import type { PostalForm } from './postal/postal-form.ts';

/** Languages and countries that call their streets alike: `facts/addresses/streets/street-patterns.ts` knows their words. */
export type StreetFamily = 'germanic' | 'fr' | 'es' | 'it' | 'pt' | 'pl' | 'en';

/** What in a line of text speaks for a country, and how much: a domain of the country weighs 4. */
export interface TextMark {
  pattern: Pattern;
  weight: number;
}

/** How a country writes addresses and numbers to call. What is left out is not known of it, or as in most countries. */
export interface CountryRow {
  /** How its streets are called; all families are tried where that is not said. */
  readonly streets?: StreetFamily[];
  /** Digits of a postal code: "50667 Köln", "Cape Town, 8001". On which side of the town it stands, `codeStands` says. */
  readonly codeDigits?: 4 | 5 | 6;
  /** Where people write it elsewhere than the formats of the country have it. */
  readonly codeStands?: 'before' | 'behind';
  /** Postal codes that only this country writes so. */
  readonly postal?: readonly PostalForm[];
  /**
   * latin: street, number, district, town, state in this order, and the code last, far off or not at all.
   * francophone: as French is written, often without a code.
   */
  readonly order?: 'latin' | 'francophone';
  /** Addresses are told by their codes, or by forms of their own: none is read for a label or a frame alone. */
  readonly isToldByForm?: true;
  /** What leads to a house where streets or their numbers do not. */
  readonly findsHousesBy?: 'places' | 'quarters';
  /** A house may be known by a name in place of a number. */
  readonly namesHouses?: true;
  /** "El Puerto, Cádiz": of two names the first is the town. */
  readonly namesTownFirst?: true;
  /** "Lages SC", "Parma (PR)": two letters behind a town are its state. */
  readonly gluesStates?: true;
  /** The capital is called as the country is. */
  readonly isNamedAsTown?: true;
  /** Streets always say that they are streets: a name and a number are none. */
  readonly namesNoHouse?: true;
  /** "Calle Los Tilos y Av. Roble": corners are addresses. */
  readonly meetsAtCorners?: true;
  /** A year may be a postal code. */
  readonly hasCodesLikeYears?: true;
  /** Parts of the country as English addresses end in them. */
  readonly regions?: ReadonlySet<string>;
  /** What an address of the latin order names as a region: its code or name; null when it is none. `plain`: as `plainWords` leaves it. */
  readonly regionOf?: (text: string, plain: string) => string | null;
  readonly phone?: PhoneHabits;
  /** In the order they are looked for. */
  readonly marks?: readonly TextMark[];
  /** The marks are something else in other languages. */
  readonly marksReadIn?: ReadonlySet<string>;
}
