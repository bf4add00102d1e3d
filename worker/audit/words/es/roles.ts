import { regexSource } from '../../website/text/regex-source.ts';

/** What directors, professionals and staff are called in Spanish: a pattern in small letters, in both genders. Owners: `owners.ts`. */
export const roles = regexSource`
  dueñ[oa]|(?:vice-?)?president[ea]|tesorer[oa]|titular
  |director(?:a)?(?: general| médic[oa])?|soci[oa]|abogad[oa]|dentista|odontólog[oa]|médic[oa]
  |fisioterapeuta|psic[óo]log[oa]|osteópata|nutricionista|podólog[oa]|recepcionista|higienista
  |administrador(?:a)?|profesor(?:a)?|entrenador(?:a)?|monitor(?:a)?|peluquer[oa]|estilista|esteticista
  |farmacéutic[oa]|veterinari[oa]
`;
