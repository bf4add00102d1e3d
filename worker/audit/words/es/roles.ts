import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in Spanish, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    dueñ{o, a} · {, vice, vice-}president{e, a} · tesorer{o, a} · titular · director{, a} · director{, a} general
    director{, a} médic{o, a} · soci{o, a} · abogad{o, a} · dentista · odontólog{o, a} · médic{o, a} · fisioterapeuta
    psicólog{o, a} · psicolog{o, a} · osteópata · nutricionista · podólog{o, a} · recepcionista · higienista · administrador{, a}
    profesor{, a} · entrenador{, a} · monitor{, a} · peluquer{o, a} · estilista · esteticista · farmacéutic{o, a}
    veterinari{o, a}
  `,
};
