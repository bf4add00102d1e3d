import { isRegionName, isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { COUNTRY_ROWS, codeStands, isLatin, rowOf } from '../country-rows.ts';
import { isRegion } from '../place-of-country.ts';
import { codeOnly, isTownName, type PostalForm, withTown } from './postal-form.ts';
import { TOWN } from './town-name.ts';

const codesBehind = [...COUNTRY_ROWS.keys()].filter((country) => codeStands(country) === 'behind');

/** "Cape Town, 8001", "Makati City 1229", "Lahore 54000", "Singapore 238823" */
export const CODE_BEHIND_TOWN: PostalForm = {
  pattern: lightLetters(String.raw`${TOWN}\s?[,–-]?\s*(\d{4,6})(?![\d\p{L}])`, 'gu'),
  among: new Set(codesBehind),
  read({ match, line, country }) {
    const [, town, code = ''] = match;
    if (country === null || code.length !== rowOf(country).codeDigits || !isTownName(town)) return null;
    // "Tagum City, Davao del Norte 8100": a province behind a city.
    const isProvince = country === 'PH' && / City,\s*$/.test(line.slice(0, match.index)) && !/ City$/.test(town);
    return isProvince || isRegion(town, country)
      ? codeOnly({ match, code, region: town, country })
      : withTown({ match, code, town, country, certain: false });
  },
};

/** "Treviso, 31100", "Sevilla (41001)": in another order than the country writes it. */
export const CODE_OUT_OF_ORDER: PostalForm = {
  pattern: lightLetters(String.raw`${TOWN}\s?[,(–—-]{1,2}\s?(\d{5})\)?(?![\d\p{L}])`, 'gu'),
  among: new Set(['ES', 'IT', 'FR']),
  read({ match, line, country }) {
    const [, town, code = ''] = match;
    if (!isTownName(town)) return null;
    // "12 rue Haute, 35600" has no town.
    const isStreetName = country === 'FR' && ENDS_IN_STREET.test(line.slice(0, match.index));
    const isRegionAlone = isLatin(country) && isRegionName(town, country) && !isTown(town, country);
    return isStreetName || isRegionAlone ? null : withTown({ match, code, town, country: null, certain: false });
  },
};

const ENDS_IN_STREET =
  /\b(?:rue|avenue|av\.?|boulevard|bd|place|chemin|route|impasse|all[ée]e|quai|cours)\s(?:d[eu]s?\s|la\s|[ld]['’]|les?\s)*$/i;

/** "14, rue du Four, Écouen 95440" */
export const FRENCH_CODE_LAST: PostalForm = {
  pattern: lightLetters(String.raw`(?<=,\s?)${TOWN}\s(\d{5})$`, 'gu'),
  among: new Set(['FR', 'MA', 'DZ', 'SN']),
  read({ match }) {
    const [, town, code = ''] = match;
    return isTownName(town) ? withTown({ match, code, town, country: null, certain: false }) : null;
  },
};
