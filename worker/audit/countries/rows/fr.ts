import { lightLetters } from '../../website/text/light-letters.ts';
import type { CountryRow } from '../country-row.ts';
import { isTownName, type PostalForm, withTown } from '../postal/postal-form.ts';
import { TOWN, TOWN_WORD } from '../postal/town-name.ts';

/** "92 100 Boulogne", at the beginning of a line or behind a comma. */
const SPACED_CODE: PostalForm = {
  pattern: lightLetters(String.raw`(?<=^|[,–-]\s?)(\d{2}\s\d{3})\s+${TOWN}`, 'gu'),
  among: new Set(['FR']),
  read({ match }) {
    const [, spaced = '', town] = match;
    const code = spaced.replace(/\s/, '');
    return isTownName(town) ? withTown({ match, code, town, country: null, certain: false }) : null;
  },
};

/** "91410 les Granges-le-Roi", behind a street */
const TOWN_WITH_ARTICLE: PostalForm = {
  pattern: lightLetters(
    String.raw`(?<=\p{L}{2},?\s)(\d{5})\s+((?:les?|la)\s${TOWN_WORD}(?:[ -]${TOWN_WORD}|[ -](?:le|la|les|de|du|des|en|sur)(?=[ -]\p{Lu})){0,4})$`,
    'gu',
  ),
  among: new Set(['FR']),
  read: ({ match }) => withTown({ match, code: match[1] ?? '', town: match[2], country: null, certain: false }),
};

export const FRANCE: CountryRow = {
  streets: ['fr'],
  codeDigits: 5,
  postal: [SPACED_CODE, TOWN_WITH_ARTICLE],
  order: 'francophone',
  isToldByForm: true,
  phone: { leadsWithZero: true },
  marks: [{ pattern: lightLetters(/\bSIRET\b|\bSIREN\b|\bRCS\s\p{Lu}/u), weight: 4 }],
};
