import { AUSTRALIAN_STATE_CODES, AUSTRALIAN_STATE_NAMES } from '../../countries/australian-states.ts';
import { CANADIAN_PROVINCE_CODES, CANADIAN_PROVINCE_NAMES } from '../../countries/canadian-provinces.ts';
import { US_STATE_CODES, US_STATE_NAMES } from '../../countries/us-states.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const TOWN_WORD = String.raw`\p{Lu}[\p{L}.'’\-]*`;
const TOWN_NAME = regexSource`
  ${TOWN_WORD}(?:
    [ \-/](?:
      ${TOWN_WORD}
      |(?:
        am
        |an der
        |an
        |auf
        |der
        |den
        |im
        |in
        |bei
        |ob
        |ofen
        |a\.
        |i\.
        |v\.
        |d\.
        |de la
        |de
        |del
        |des
        |du
        |d['’]${TOWN_WORD}
        |di
        |da
        |do
        |dos
        |das
        |la
        |le
        |les
        |los
        |las
        |el
        |en
        |et
        |y
        |sur
        |sous
        |aan den
        |aan de
        |aan
        |op
        |lès
        |l['’]${TOWN_WORD}
      )(?!\p{L})
    )
  ){0,5}
`;
const TOWN = String.raw`(${TOWN_NAME})`;
const COUNTRY_PREFIX = String.raw`(?:(D|DE|A|AT|CH|FL|LI|F|FR|I|IT|E|ES|B|BE|NL|L|P|PT)\s?[-–]\s?)?`;

export const CONTINENTAL = lightLetters(
  String.raw`(?<![\d\p{L}.,/+-])${COUNTRY_PREFIX}(\d{5}|\d{4})\s*[,–-]?\s+${TOWN}(?:\s?[,(]?\s?\(?([A-Z]{2}|\p{Lu}\p{L}{3,20})\))?`,
  'gu',
);
/** "92 100 Boulogne", at the beginning of a line or behind a comma. */
export const FRENCH_SPACED = lightLetters(String.raw`(?<=^|[,–-]\s?)(\d{2}\s\d{3})\s+${TOWN}`, 'gu');
/** "91410 les Granges-le-Roi", behind a street */
export const FRENCH_ARTICLE = lightLetters(
  String.raw`(?<=\p{L}{2},?\s)(\d{5})\s+((?:les?|la)\s${TOWN_WORD}(?:[ -]${TOWN_WORD}|[ -](?:le|la|les|de|du|des|en|sur)(?=[ -]\p{Lu})){0,4})$`,
  'gu',
);
export const TOWN_FIRST = lightLetters(String.raw`${TOWN}\s?[,(–—-]{1,2}\s?(\d{5})\)?(?![\d\p{L}])`, 'gu');
/** "1234 AB Breda", "1234 AB | 's-Hertogenbosch" */
export const DUTCH = lightLetters(
  String.raw`(?<![\d\p{L}])([1-9]\d{3})\s?([A-Z]{2})(?:,?\s+|\s[|·–-]\s)((?:['’‘´]s[- ])?${TOWN_NAME})`,
  'gu',
);
/** "1234 ab zwolle" */
export const DUTCH_SMALL = lightLetters(
  /(?<=^|,\s?|\d[a-z]?\s)([1-9]\d{3})\s?([a-z]{2}),?\s+(\p{L}[\p{L} '’-]{2,30})$/gu,
);
/** "Zwolle, 1234 AB" */
export const DUTCH_LAST = lightLetters(String.raw`(?<=^|,\s)(${TOWN_NAME}),?\s([1-9]\d{3})\s?([A-Z]{2})$`, 'gu');
export const PORTUGUESE = lightLetters(String.raw`(?<![\d\p{L}-])(\d{4}-\d{3}),?\s+${TOWN}`, 'gu');
export const BRITISH = lightLetters(
  /(?<![\d\p{L}])((?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2}))(?![\d\p{L}])/gu,
);
export const IRISH = lightLetters(/(?<![\d\p{L}])([AC-FHKNPRTV-Y]\d[\dW]\s?[\dAC-FHKNPRTV-Y]{4})(?![\d\p{L}])/gu);
/** As newspapers shorten them. */
const STATES_SHORT =
  'Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ill|Ind|Kan|Mass|Mich|Minn|Miss|Mont|Neb|Nev|N\\.H|N\\.J|N\\.M|N\\.Y|N\\.C|N\\.D|Okla|Ore|R\\.I|S\\.C|S\\.D|Tenn|Tex|Wash|W\\.Va|Wis|Wyo|D\\.C';
export const AMERICAN = lightLetters(
  regexSource`
    (?<!\p{L})(${US_STATE_CODES}|${US_STATE_NAMES}|${STATES_SHORT}|${US_STATE_NAMES.toUpperCase()}|(?:Me|Vt|Va|Ky|La|Md|Ga|Pa|Ct|Mo|Ia)(?=\.))\.?,?\s+(?:
      (?:USA|U\.S\.A?\.?|United States(?: of America)?),?\s+
    )?(?:[-–•·|]\s?)?(\d{5}(?:-\d{4})?)(?![\d\p{L}]|-\d{3}(?!\d))
  `,
  'gu',
);
/** "San Elmo, Ca 94403": a code half in small letters, behind the comma that ends the town. */
export const AMERICAN_SMALL = /(?<=[a-z]{3},\s?)([A-Z][a-z])\.?,?\s+(\d{5}(?:-\d{4})?)(?![\w-]|\s[A-Z][a-z])/g;
export const CANADIAN = lightLetters(
  regexSource`
    (?<!\p{L})(${CANADIAN_PROVINCE_CODES}|Qc|${CANADIAN_PROVINCE_NAMES}|B\.C|N\.S|N\.B|P\.E\.I|Ont|Que|Alta|Sask|Man)\.?\)?,?\s+(?:[-–]\s?)?
    (?:(?:Canada|CANADA)[,\s]{1,3})?([ABCEGHJ-NPRSTVXY]\d[A-Z][\s-]?\d[A-Z]\d)(?![\d\p{L}])
  `,
  'gu',
);
/** "Cantley J8V 3L6", "Montréal, Canada H2R 1S6": the province left out. */
export const CANADIAN_TOWN = lightLetters(
  String.raw`${TOWN},?\s+(?:\(?Canada\)?,?\s+)?([ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d)(?![\d\p{L}])`,
  'gu',
);
export const AUSTRALIAN = lightLetters(
  String.raw`(?<!\p{L})(${AUSTRALIAN_STATE_CODES}|${AUSTRALIAN_STATE_NAMES})\.?,?\s+(\d{4})(?![\d\p{L}])`,
  'giu',
);
/** "Sydney 2000": the state left out. */
export const AUSTRALASIAN = lightLetters(String.raw`${TOWN}(?:\s|,\s(?!19|20))(\d{4})(?![\d\p{L}])`, 'gu');
/** "New Delhi" is a town. */
export const STATE_AT_END = lightLetters(
  regexSource`
    ^(Delhi|Goa|U\.?P|M\.?P|A\.?P|H\.?P|T\.?N|W\.?B|J&K)$
    |(?:^|\s)(
      Andhra Pradesh
      |Assam
      |Bihar
      |Chhattisgarh
      |Gujarat
      |Haryana
      |Himachal Pradesh
      |Jharkhand
      |Karnataka
      |Kerala
      |Madhya Pradesh
      |Maharashtra
      |Odisha
      |Punjab
      |Rajasthan
      |Tamil ?Nadu
      |Telangana
      |Uttar Pradesh
      |Uttarakhand
      |West Bengal
    )$
  `,
);
/** "Distt. Solan": the town of the code is called after its district. */
export const DISTRICT = /^(?:Dist(?:rict|t)?|Tal(?:uka?)?|Teh(?:sil)?)\.?\s(?=[A-Z])/;
/** "Gujarat," before the name of the country. */
export const STATE_BEFORE = /(?<=,\s|^)([A-Z][A-Za-z]{2,12}(?: [A-Z][a-z]{2,8})?|[A-Z]{2}),\s$/;
/** "Chennai - 600 040" */
export const INDIAN = lightLetters(
  String.raw`${TOWN}(?:\s?\([A-Z][A-Za-z. ]{1,15}\))?\s?(?:[-–,:.]\s?)?(?:(?:PIN|Pin|pin)(?: ?[Cc]ode| CODE)?\.?\s?[-–:]?)?\s?([1-9]\d{2}\s?\d{3})(?![\d\p{L}])`,
  'gu',
);
/** "685509 Munnar" begins a line of its own. */
export const INDIAN_FIRST = lightLetters(String.raw`^([1-9]\d{5})[,–-]?\s+${TOWN}$`, 'gu');

/** "Cape Town, 8001", "Makati City 1229", "Lahore 54000", "Singapore 238823": countries that write the code last, and its length. */
export const CODE_LAST: Readonly<Record<string, number>> = {
  ZA: 4,
  PH: 4,
  BD: 4,
  PK: 5,
  LK: 5,
  NP: 5,
  TH: 5,
  ID: 5,
  SG: 6,
  NG: 6,
  VN: 6,
  KH: 6,
  KE: 5,
  TZ: 5,
  MM: 5,
  BT: 5,
  MV: 5,
  EG: 5,
};
/** "Singapore (079903)", "Blk 123 Ang Mo Kio Ave 6 S(560123)": a town that is its country. */
export const SINGAPOREAN = lightLetters(
  /(?<!\p{L})(?:(?:Singapore|SINGAPORE)\s?\(?\s?|S\s?\(\s?|(?<=,\s)S(?=\d{6}$))(\d{6})\)?(?![\d\p{L}])/gu,
);
export const TOWN_THEN_CODE = lightLetters(String.raw`${TOWN}\s?[,–-]?\s*(\d{4,6})(?![\d\p{L}])`, 'gu');

/** "14, rue du Four, Écouen 95440" */
export const FRENCH_CODE_LAST = lightLetters(String.raw`(?<=,\s?)${TOWN}\s(\d{5})$`, 'gu');
