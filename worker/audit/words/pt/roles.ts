import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in Portuguese, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    enfermeir{o, a} · sóci{o, a}{, -gerente} · diretor{, a} · diretor{, a} clínic{o, a} · advogad{o, a} · médic{o, a}
    professor{, a}
  `,
};
