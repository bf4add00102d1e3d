import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { CountryRow } from '../country-row.ts';
import { codeOnly, type PostalForm } from '../postal/postal-form.ts';
import { US_STATE_CODES, US_STATE_NAMES } from '../us-states.ts';

/** As newspapers shorten them. */
const STATES_SHORT = regexSource`
    Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ill|Ind|Kan|Mass|Mich|Minn|Miss|Mont|Neb|Nev|N\.H|N\.J|N\.M|N\.Y|N\.C
    |N\.D|Okla|Ore|R\.I|S\.C|S\.D|Tenn|Tex|Wash|W\.Va|Wis|Wyo|D\.C
  `;
const STATE_CODES = new Set(US_STATE_CODES.split('|'));

const STATE_AND_ZIP: PostalForm = {
  pattern: lightLetters(
    regexSource`
    (?<!\p{L})(${US_STATE_CODES}|${US_STATE_NAMES}|${STATES_SHORT}|${US_STATE_NAMES.toUpperCase()}|(?:Me|Vt|Va|Ky|La|Md|Ga|Pa|Ct|Mo|Ia)(?=\.))\.?,?\s+(?:
      (?:USA|U\.S\.A?\.?|United States(?: of America)?),?\s+
    )?(?:[-–•·|]\s?)?(\d{5}(?:-\d{4})?)(?![\d\p{L}]|-\d{3}(?!\d))
  `,
    'gu',
  ),
  isLong: true,
  read: ({ match }) => codeOnly({ match, code: match[2] ?? '', region: match[1] ?? null, country: 'US' }),
};

/** "San Elmo, Ca 94403": a code half in small letters, behind the comma that ends the town. */
const STATE_HALF_SMALL: PostalForm = {
  pattern: lightLetters(/(?<=[a-z]{3},\s?)([A-Z][a-z])\.?,?\s+(\d{5}(?:-\d{4})?)(?![\w-]|\s[A-Z][a-z])/g),
  among: new Set(['US', null]),
  isLong: true,
  read({ match }) {
    const region = (match[1] ?? '').toUpperCase();
    return STATE_CODES.has(region) ? codeOnly({ match, code: match[2] ?? '', region, country: 'US' }) : null;
  },
};

export const UNITED_STATES: CountryRow = {
  streets: ['en'],
  postal: [STATE_AND_ZIP, STATE_HALF_SMALL],
  regions: new Set(`${US_STATE_CODES}|${US_STATE_NAMES}`.split('|')),
  phone: { groups: 'formatted' },
  marks: [{ pattern: new RegExp(`,\\s(?:${US_STATE_CODES})\\s\\d{5}\\b`), weight: 4 }],
};
