import type { CountryRow } from '../country-row.ts';
import { regionNames } from '../regions.ts';

export const SOUTH_AFRICA: CountryRow = {
  streets: ['en'],
  codeDigits: 4,
  findsHousesBy: 'places',
  regions: new Set(regionNames('ZA', ['KwaZulu Natal', 'KZN'])),
};
