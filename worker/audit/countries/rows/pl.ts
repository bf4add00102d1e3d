import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN } from '../postal/town-name.ts';

/** "00-238 Warszawa" */
const CODE_AND_TOWN: PostalForm = {
  pattern: lightLetters(String.raw`(?<![\d\p{L}-])(\d{2}-\d{3}),?\s+${TOWN}`, 'gu'),
  among: new Set(['PL']),
  read({ match }) {
    const [, code = '', town] = match;
    return isTownName(town) ? withTown({ match, code, town, country: 'PL', certain: true }) : null;
  },
};

export const POLAND: CountryRow = {
  streets: ['pl'],
  postal: [CODE_AND_TOWN],
  isToldByForm: true,
  phone: { groups: 'any' },
};
