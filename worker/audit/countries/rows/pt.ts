import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN } from '../postal/town-name.ts';

/** Numbers of Japan are written so. */
const CODE_AND_TOWN: PostalForm = {
  pattern: lightLetters(String.raw`(?<![\d\p{L}-])(\d{4}-\d{3}),?\s+${TOWN}`, 'gu'),
  isLong: true,
  read({ match, country }) {
    const [, code = '', town] = match;
    if (country === 'JP' || !isTownName(town)) return null;
    return withTown({ match, code, town, country: 'PT', certain: true });
  },
};

/** As `plainWords` leaves them. */
const REGIONS = new Set([
  'algarve',
  'alentejo',
  'minho',
  'madeira',
  'acores',
  'douro',
  'ribatejo',
  'beira alta',
  'beira baixa',
  'tras-os-montes',
]);

export const PORTUGAL: CountryRow = {
  streets: ['pt'],
  codeDigits: 4,
  postal: [CODE_AND_TOWN],
  order: 'latin',
  isToldByForm: true,
  namesNoHouse: true,
  regionOf: (text, plain) => (REGIONS.has(plain) ? text : null),
  phone: {
    groups: 'any',
    loneMobile: /^9[1236]\d{7}$/,
  },
  marks: [{ pattern: lightLetters(/\bNIPC\b|\b\d{4}-\d{3}\s\p{Lu}\p{Ll}/u), weight: 2 }],
};
