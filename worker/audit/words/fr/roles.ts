import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in French: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  co-?fondat(?:eur|rice)
  |direct(?:eur|rice)(?: général[e]?| de (?:la )?publication| technique| artistique)?|président[e]?
  |responsable(?: [\p{L} ]{3,30})?|associé[e]?|avocat[e]?(?: [\p{L} ]{3,40})?|médecin|chirurgien(?:ne)?-dentiste
  |dentiste|kinésithérapeute|hypnothérapeute|psychologue|sophrologue|naturopathe|ostéopathe|infirmi(?:er|ère)
  |sage-femme|photographe|secrétaire|développeu(?:r|se)|chargée? de [\p{L} ]{3,30}|coiffeu(?:r|se)
  |esthéticienne|pharmacien(?:ne)?(?: titulaire)?|vétérinaire
`;
