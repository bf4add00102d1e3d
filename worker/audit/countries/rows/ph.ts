import { regexSource } from '../../website/text/regex-source.ts';
import type { CountryRow } from '../country-row.ts';

export const PHILIPPINES: CountryRow = {
  streets: ['en'],
  codeDigits: 4,
  findsHousesBy: 'places',
  regions: new Set(
    regexSource`
      Metro Manila|NCR|Laguna|Cavite|Bulacan|Rizal|Batangas|Pampanga|Pangasinan|Iloilo|Bohol|Palawan
      |Negros Occidental|Negros Oriental|Nueva Ecija|Zambales|Tarlac|Benguet|Albay|Cebu
    `.split('|'),
  ),
};
