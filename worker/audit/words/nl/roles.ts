import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in Dutch, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    eigenaresse · oprichtster · directeur · bestuurder · voorzitter · penningmeester · secretaris · tandarts · huisarts
    fysiotherapeut · advocaat · medewerk{er, ster} · docent{, e} · mede-eigenaar · praktijkhouder · bedrijfsleider
    vennoot · voorzitster · directrice · praktijkmanager · apotheker · opticien · kinesist · kinesitherapeut · osteopaat
    psycholoog · logopedist · podoloog · pedicure · schoonheidsspecialist{, e} · rij-instruct{eur, rice}
    rijinstruct{eur, rice} · predikant · dominee · coördinator · kapster · kapper · dierenarts
  `,
};
