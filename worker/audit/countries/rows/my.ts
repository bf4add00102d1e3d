import type { CountryRow } from '../country-row.ts';
import { regionNames } from '../regions.ts';

export const MALAYSIA: CountryRow = {
  streets: ['en'],
  codeDigits: 5,
  findsHousesBy: 'places',
  regions: new Set(regionNames('MY', ['Pulau Pinang', 'Melaka'], ['Malacca', 'Kuala Lumpur', 'Labuan', 'Putrajaya'])),
};
