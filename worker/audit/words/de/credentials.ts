import type { CredentialWords } from '../language-words.ts';

/** Licences, certificates and memberships in German, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const credentials: CredentialWords = {
  held: `
    *meisterbetrieb* · meister{, in} · *zertifizier* · *zertifikat* · *mitglied {der, des, im, in}* · *kammer{, mitglied}
    *innung ~ *gerinnung ~ *gewinnung ~ *besinnung ~ *spinnung · *innungs{betrieb, mitglied, meister, fachbetrieb}
    tuv · *approbation* · *zulassungs{nummer, behorde}* · *zulassung {erteilt*, als} · berufsbezeichnung
    *staatlich {anerkannt, gepruft}*
  `,
  ofOthers: '*kein · *keine · *wenden sie sich* · *zertifikat inklusive* · *erforderlich* · laut',
};
