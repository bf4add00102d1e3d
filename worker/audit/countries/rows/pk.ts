import type { CountryRow } from '../country-row.ts';

export const PAKISTAN: CountryRow = {
  streets: ['en'],
  codeBehind: 5,
  findsHousesBy: 'places',
  regions: new Set('Punjab|Sindh|Balochistan|Khyber Pakhtunkhwa|KPK'.split('|')),
};
