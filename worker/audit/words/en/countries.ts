import { words } from '../../website/text/regex-source.ts';
import type { CountryWords } from '../language-words.ts';

/** Countries in English, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: words`
    AE AF AL AM AR AT AU AZ BB BD BE BG BH BR BS BT BW BZ CA CH CL CM CN CO CY DE DK DZ EC EE EG ES ET FI FJ FR
    GB GH GM GR GY HK HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LB LI LK LR LS LT LU LV MA ME MG
    MM MN MT MU MV MW MX MY MZ NA NG NL NO NP NZ OM PE PH PK PL PT QA RO RS RW SA SC SD SE SG SI SL SN SO SS SZ
    TH TN TR TT TW TZ UA UG US UZ VN XK ZA ZM ZW
  `,
  also: {
    GB: 'great britain · england · scotland · wales · northern ireland',
    GM: 'the gambia',
    HK: 'hong kong',
    IE: 'eire',
    IN: 'bharat',
    MM: 'myanmar',
    NL: 'the netherlands · holland',
    TR: 'turkey',
    TT: 'trinidad and tobago',
    US: 'united states of america',
  },
};
