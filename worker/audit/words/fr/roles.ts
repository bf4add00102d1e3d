import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in French, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    co-fondat{eur, rice} · cofondat{eur, rice} · direct{eur, rice}{, général, générale} · direct{eur, rice} technique
    direct{eur, rice} artistique · direct{eur, rice} de {publication, la publication} · président{, e} · responsable
    associé{, e} · avocat{, e} · médecin · chirurgien{, ne}-dentiste · dentiste · kinésithérapeute · hypnothérapeute
    psychologue · sophrologue · naturopathe · ostéopathe · infirmi{er, ère} · sage-femme · photographe · secrétaire
    développeu{r, se} · coiffeu{r, se} · esthéticienne · pharmacien{, ne} · pharmacien{, ne} titulaire · vétérinaire
  `,
  of: 'responsable · avocat{, e} · chargé de · chargée de',
};
