import type { CountryRow } from '../country-row.ts';

export const SOUTH_AFRICA: CountryRow = {
  streets: ['en'],
  codeBehind: 4,
  findsHousesBy: 'places',
  regions: new Set(
    'Gauteng|Western Cape|Eastern Cape|Northern Cape|Free State|KwaZulu-Natal|KwaZulu Natal|KZN|Limpopo|Mpumalanga|North West'.split(
      '|',
    ),
  ),
};
