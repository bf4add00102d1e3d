import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in Italian: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  proprietari[oa]|amministrat(?:ore|rice)(?: unic[oa])?|direttore|direttrice
  |soci[oa]|avvocato|odontoiatra|psicoterapeuta|osteopata|medico|fisioterapista|insegnante|istrutt(?:ore|rice)
  |responsabile(?: [\p{L} ]{3,30})?|legale rappresentante|allenat(?:ore|rice)|parrucchier[ea]|estetista
`;
