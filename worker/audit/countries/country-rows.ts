import data from './address-data.json' with { type: 'json' };
import type { CountryRow } from './country-row.ts';
import { ARGENTINA } from './rows/ar.ts';
import { AUSTRIA } from './rows/at.ts';
import { AUSTRALIA } from './rows/au.ts';
import { BELGIUM } from './rows/be.ts';
import { BRAZIL } from './rows/br.ts';
import { CANADA } from './rows/ca.ts';
import { SWITZERLAND } from './rows/ch.ts';
import { CHILE } from './rows/cl.ts';
import { COLOMBIA } from './rows/co.ts';
import { GERMANY } from './rows/de.ts';
import { SPAIN } from './rows/es.ts';
import { FRANCE } from './rows/fr.ts';
import { GREAT_BRITAIN } from './rows/gb.ts';
import { IRELAND } from './rows/ie.ts';
import { INDIA } from './rows/in.ts';
import { ITALY } from './rows/it.ts';
import { JAPAN } from './rows/jp.ts';
import { MEXICO } from './rows/mx.ts';
import { MALAYSIA } from './rows/my.ts';
import { NETHERLANDS } from './rows/nl.ts';
import { OTHER_COUNTRIES } from './rows/others.ts';
import { PERU } from './rows/pe.ts';
import { PHILIPPINES } from './rows/ph.ts';
import { PAKISTAN } from './rows/pk.ts';
import { POLAND } from './rows/pl.ts';
import { PORTUGAL } from './rows/pt.ts';
import { SINGAPORE } from './rows/sg.ts';
import { UNITED_STATES } from './rows/us.ts';
import { SOUTH_AFRICA } from './rows/za.ts';

/**
 * By ISO code. Postal codes and marks are looked for from the top: of two forms that fit one place the first counts, so what is told
 * by its letters stands before what is digits only.
 */
export const COUNTRY_ROWS: ReadonlyMap<string, CountryRow> = new Map(
  Object.entries({
    GB: GREAT_BRITAIN,
    IE: IRELAND,
    CA: CANADA,
    US: UNITED_STATES,
    AU: AUSTRALIA,
    IN: INDIA,
    SG: SINGAPORE,
    NL: NETHERLANDS,
    PT: PORTUGAL,
    PL: POLAND,
    FR: FRANCE,
    DE: GERMANY,
    AT: AUSTRIA,
    CH: SWITZERLAND,
    BE: BELGIUM,
    IT: ITALY,
    ES: SPAIN,
    BR: BRAZIL,
    AR: ARGENTINA,
    MX: MEXICO,
    CL: CHILE,
    CO: COLOMBIA,
    PE: PERU,
    JP: JAPAN,
    ZA: SOUTH_AFRICA,
    PH: PHILIPPINES,
    MY: MALAYSIA,
    PK: PAKISTAN,
    ...OTHER_COUNTRIES,
  }),
);

const UNKNOWN: CountryRow = {};

/** What is known of a country; an empty row where it is none, or none of those above. */
export const rowOf = (country: string | null): CountryRow => COUNTRY_ROWS.get(country ?? '') ?? UNKNOWN;

export const isLatin = (country: string | null): country is string => rowOf(country).order === 'latin';
export const isFrancophone = (country: string | null): country is string => rowOf(country).order === 'francophone';
/** Houses are found by places around them, and the postal code stands last. */
export const findsHousesByPlaces = (country: string | null): boolean => rowOf(country).findsHousesBy === 'places';

const STANDS = new Map(
  (['before', 'behind'] as const).flatMap((place) => data.codeStands[place].split(' ').map((code) => [code, place])),
);

/** Of the country's postal code, on which side of the town; null where it has none or another form. */
export function codeStands(country: string): 'before' | 'behind' | null {
  const row = rowOf(country);
  return row.codeDigits === undefined ? null : (row.codeStands ?? STANDS.get(country) ?? null);
}
