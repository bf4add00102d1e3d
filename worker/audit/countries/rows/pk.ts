import type { CountryRow } from '../country-row.ts';
import { regionNames } from '../regions.ts';

export const PAKISTAN: CountryRow = {
  streets: ['en'],
  codeDigits: 5,
  findsHousesBy: 'places',
  regions: new Set(regionNames('PK', ['KPK'], ['Islamabad'])),
};
