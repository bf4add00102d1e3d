import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { isRoleAlone } from './roles-in-text.ts';

export const MAX_ROLE_CHARS = 80;

export const ARTICLE =
  /^(?:the|our|de[rn]?|die|unsere?|onze|le|la|notre|el|nuestr[oa]|il(?: nostro)?|la nostra|o|a|noss[oa]) |^l['’]/i;
/** "The chef", "Notre pâtissière": of whom there is one, who is named next. */
export const saysTheRole = (text: string): boolean => ARTICLE.test(text) && isRoleAlone(text.replace(ARTICLE, ''));

/** "Your dentist near me", "Optometrist room", "Parque Principal", "control del propietario": what a business has or is, not what somebody is. */
export const NO_ROLE = lightLetters(
  regexSource`
    \b(?:
      your
      |our
      |my
      |near
      |highly
      |experienced
      |best
      |rooms?
      |entry
      |booking
      |appointments?
      |why
      |how
      |meet
      |find
      |every
      |parque
      |plaza
      |calle
      |avenida
      |entrada
      |sede
      |v[ií]a
      |(?:de[li]|dell[oa]|d[oa]) (?:propriet|propiet|dueñ)\p{L}+
    )(?!\p{L})
    |\p{L}-(?:,|\s|$)
  `,
  'iu',
);

/** Signs that begin the entries of a list: "• Teacher • Author" is two roles. */
const BULLET = /\s*[•▪‣◦●]\s*/g;

export const cleanRole = (text: string): string =>
  text
    .replace(/^[\s•▪‣◦●]+/, '')
    .replace(BULLET, ', ')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .replace(/^([^(]*)\)+$/, '$1')
    .slice(0, MAX_ROLE_CHARS)
    .trim();
