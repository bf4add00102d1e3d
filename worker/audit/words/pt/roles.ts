import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in Portuguese: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  enfermeir[oa]|sóci[oa](?:-gerente)?|diretor(?:a)?(?: clínic[oa])?|advogad[oa]|médic[oa]
  |professor(?:a)?
`;
