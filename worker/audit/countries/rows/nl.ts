import { isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN_NAME } from '../postal/town-name.ts';

/** "1234 AB Breda", "1234 AB | 's-Hertogenbosch" */
const CODE_AND_TOWN: PostalForm = {
  pattern: lightLetters(
    String.raw`(?<![\d\p{L}])([1-9]\d{3})\s?([A-Z]{2})(?:,?\s+|\s[|·–-]\s)((?:['’‘´]s[- ])?${TOWN_NAME})`,
    'gu',
  ),
  among: new Set(['NL', null]),
  isLong: true,
  read({ match }) {
    const [, digits, letters, town] = match;
    const code = `${digits} ${letters}`;
    return isTownName(town) ? withTown({ match, code, town, country: 'NL', certain: true }) : null;
  },
};

/** "1234 ab zwolle" */
const SMALL_LETTERS: PostalForm = {
  pattern: lightLetters(/(?<=^|,\s?|\d[a-z]?\s)([1-9]\d{3})\s?([a-z]{2}),?\s+(\p{L}[\p{L} '’-]{2,30})$/gu),
  among: new Set(['NL']),
  isLong: true,
  read({ match }) {
    const [, digits, letters = '', town = ''] = match;
    const code = `${digits} ${letters.toUpperCase()}`;
    return isTown(town, 'NL') ? withTown({ match, code, town, country: 'NL', certain: true }) : null;
  },
};

/** "Zwolle, 1234 AB" */
const CODE_LAST: PostalForm = {
  pattern: lightLetters(String.raw`(?<=^|,\s)(${TOWN_NAME}),?\s([1-9]\d{3})\s?([A-Z]{2})$`, 'gu'),
  among: new Set(['NL']),
  isLong: true,
  read({ match }) {
    const [, town = '', digits, letters] = match;
    const code = `${digits} ${letters}`;
    return isTown(town, 'NL') ? withTown({ match, code, town, country: 'NL', certain: true }) : null;
  },
};

export const NETHERLANDS: CountryRow = {
  streets: ['germanic'],
  postal: [CODE_AND_TOWN, SMALL_LETTERS, CODE_LAST],
  isToldByForm: true,
  phone: { leadsWithZero: true },
  marks: [{ pattern: lightLetters(/\bKvK\b|\b\d{4}\s?[A-Z]{2}\s+\p{Lu}\p{Ll}/u), weight: 2 }],
};
