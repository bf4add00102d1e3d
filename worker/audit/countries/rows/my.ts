import type { CountryRow } from '../country-row.ts';

export const MALAYSIA: CountryRow = {
  streets: ['en'],
  codeBefore: 5,
  findsHousesBy: 'places',
  regions: new Set(
    'Selangor|Johor|Penang|Pulau Pinang|Perak|Sabah|Sarawak|Kedah|Kelantan|Melaka|Pahang|Negeri Sembilan|Terengganu|Perlis'.split(
      '|',
    ),
  ),
};
