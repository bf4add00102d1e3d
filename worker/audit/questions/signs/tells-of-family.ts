import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

const FAMILY = lightLetters(
  regexSource`
    \b(?:with|and) (?:his|her|my|their) (?:wife|husband|spouse|partner)\b
    |\b(?:is|am|happily|been) married (?:to|with|and)\b
    |\b(?:father|mother|mom|mum|dad) (?:of|to) (?:a |one|two|three|four|five|\d)
    |\b(?:ist|bin) (?:seit \S+ )?verheiratet\b
    |\bverheiratet, |\b(?:mutter|vater) (?:von|zweier|dreier|einer|eines)\b
    |\b(?:mère|père|maman|papa) d(?:e |['’])(?:un|deux|trois|quatre|cinq|\d)
    |\b(?:marié|mariée) et\b
    |\b(?:madre|padre) de (?:un|dos|tres|cuatro|cinco|\d)
    |\b(?:está|estoy) casad[oa]\b
  `,
  'iu',
);
/** "He lives here with his wife and two children": somebody's own family, not whom they serve. */
export const tellsOfFamily = (saying: string): boolean => FAMILY.test(saying);
