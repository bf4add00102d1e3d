import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in Italian, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    proprietari{o, a} · amministrat{ore, rice} · amministrat{ore, rice} unic{o, a} · direttore · direttrice
    soci{o, a} · avvocato · odontoiatra · psicoterapeuta · osteopata · medico · fisioterapista · insegnante
    istrutt{ore, rice} · responsabile · legale rappresentante · allenat{ore, rice} · parrucchier{e, a} · estetista
  `,
  of: 'responsabile',
};
