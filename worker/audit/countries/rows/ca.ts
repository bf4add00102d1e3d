import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { CANADIAN_PROVINCE_CODES, CANADIAN_PROVINCE_NAMES } from '../canadian-provinces.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly, isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN } from '../postal/town-name.ts';

const PROVINCE_AND_CODE: PostalForm = {
  pattern: lightLetters(
    regexSource`
    (?<!\p{L})(${CANADIAN_PROVINCE_CODES}|Qc|${CANADIAN_PROVINCE_NAMES}|B\.C|N\.S|N\.B|P\.E\.I|Ont|Que|Alta|Sask|Man)\.?\)?,?\s+(?:[-–]\s?)?
    (?:(?:Canada|CANADA)[,\s]{1,3})?([ABCEGHJ-NPRSTVXY]\d[A-Z][\s-]?\d[A-Z]\d)(?![\d\p{L}])
  `,
    'gu',
  ),
  read: ({ match }) => codeOnly({ match, code: match[2] ?? '', region: match[1] ?? null, country: 'CA' }),
};

/** "Cantley J8V 3L6", "Montréal, Canada H2R 1S6": the province left out. */
const TOWN_AND_CODE: PostalForm = {
  pattern: lightLetters(
    String.raw`${TOWN},?\s+(?:\(?Canada\)?,?\s+)?([ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d)(?![\d\p{L}])`,
    'gu',
  ),
  among: new Set(['CA']),
  read({ match }) {
    const [, town, code = ''] = match;
    return isTownName(town) ? withTown({ match, code, town, country: 'CA', certain: true }) : null;
  },
};

export const CANADA: CountryRow = {
  streets: ['en', 'fr'],
  postal: [PROVINCE_AND_CODE, TOWN_AND_CODE],
  order: 'francophone',
  regions: new Set(`${CANADIAN_PROVINCE_CODES}|${CANADIAN_PROVINCE_NAMES}`.split('|')),
  phone: { groups: 'formatted' },
  marks: [
    {
      pattern: lightLetters(
        /,?\s(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),?\s+[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/,
      ),
      weight: 4,
    },
  ],
};
