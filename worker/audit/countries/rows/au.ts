import { lightLetters } from '../../website/text/light-letters.ts';
import { AUSTRALIAN_STATE_CODES, AUSTRALIAN_STATE_NAMES } from '../australian-states.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly, isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN } from '../postal/town-name.ts';

const STATE_AND_CODE: PostalForm = {
  pattern: lightLetters(
    String.raw`(?<!\p{L})(${AUSTRALIAN_STATE_CODES}|${AUSTRALIAN_STATE_NAMES})\.?,?\s+(\d{4})(?![\d\p{L}])`,
    'giu',
  ),
  among: new Set(['AU']),
  read: ({ match }) => codeOnly({ match, code: match[2] ?? '', region: match[1] ?? null, country: 'AU' }),
};

/** "Sydney 2000": the state left out, as New Zealand has none. */
const TOWN_AND_CODE: PostalForm = {
  pattern: lightLetters(String.raw`${TOWN}(?:\s|,\s(?!19|20))(\d{4})(?![\d\p{L}])`, 'gu'),
  among: new Set(['AU', 'NZ']),
  read({ match }) {
    const [, town, code = ''] = match;
    return isTownName(town) ? withTown({ match, code, town, country: null, certain: false }) : null;
  },
};

export const AUSTRALIA: CountryRow = {
  streets: ['en'],
  postal: [STATE_AND_CODE, TOWN_AND_CODE],
  regions: new Set(`${AUSTRALIAN_STATE_CODES}|${AUSTRALIAN_STATE_NAMES}`.split('|')),
  phone: { groups: 'any' },
  marks: [
    { pattern: lightLetters(/\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT),?\s+\d{4}\b/), weight: 4 },
    { pattern: lightLetters(/\bABN:?\s\d{2}\s?\d{3}/), weight: 4 },
    // Southern Africa writes "(Pty) Ltd".
    { pattern: lightLetters(/\bPty\.? Ltd\b/), weight: 2 },
    // A mobile number as Australia groups it.
    { pattern: lightLetters(/(?<![\d+])04\d{2} \d{3} \d{3}(?!\d)/), weight: 1 },
  ],
};
