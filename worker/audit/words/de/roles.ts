import type { RoleWords } from '../language-words.ts';

/** What directors, professionals and staff are called in German, in small letters; owners: `owners.ts`. How an entry is written: `lexicon.ts`. */
export const roles: RoleWords = {
  any: `
    inh. · geschäftsführung · geschäftsleitung · betreiber{, in} · mitgründer{, in} · leiter{, in} · praxisinhaber{, in}
    chefarzt · chefärztin · facharzt · fachärztin · zahnarzt · zahnärztin · tierarzt · tierärztin · arzt · ärztin
    rechtsanwalt · rechtsanwältin · fachanwalt · fachanwältin · steuerberater{, in} · notar{, in} · physiotherapeut{, in}
    prokurist{, in} · vorstand · vorsitzende{, r} · meister{, in} · friseurmeister{, in} · küchenchef{, in}
    trainer{, in} · lehrer{, in} · assistenz · zfa · mfa · tfa · dozent{, in} · heilpraktiker{, in} · therapeut{, in}
    psychotherapeut{, in} · psychologe · psychologin · hebamme · fotograf{, in} · osteopath{, in} · friseur · friseurin
    kassenwart{, in} · schatzmeister{, in} · {, vize, ehren}präsident{, in} · {wehr, zug, gruppen}führer{, in}
    wehrleiter{, in} · {hunde, fitness, reit, personal}trainer{, in} · personal trainer{, in}
    {yoga, fahr, reit, tanz, musik, gesangs, klavier}lehrer{, in} · kosmetiker{, in} · logopäd{e, in}
    ergotherapeut{, in} · masseur{, in} · imker{, in} · winzer{, in} · architekt{, in} · florist{, in}
    goldschmied{, in} · bestatter{, in} · gastgeber{, in} · vizepräsidium · obmann · obfrau · kassier{, in, er, erin}
    aktuar{, in} · schriftführer{, in} · beisitzer{, in} · kapellmeister{, in} · dirigent{, in} · pfarrer{, in}
    *{schützen, sport, jugend, junioren, platz, zeug, geräte}{leiter, meister, wart, verwalter, obmann}{, in}
    *{mitglieder, abteilungs, betriebs, filial, büro, projekt}{leiter, meister, wart, verwalter, obmann}{, in}
    *{gruppen, bereichs, studio, heim, haus, bau, produktions}{leiter, meister, wart, verwalter, obmann}{, in}
    *{vertriebs, werkstatt, kurs, chor, orchester}{leiter, meister, wart, verwalter, obmann}{, in}
    {technische, musikalische, sportliche}{, r} {leiter, meister, wart, verwalter, obmann}{, in}
    {maler, maurer, bäcker, metzger, fleischer, schreiner, tischler, zimmer, zimmerer, dachdecker}{, -}meister{, in}
    {elektro, augenoptiker, brau, kfz, fliesenleger, heizungsbau, goldschmiede}{, -}meister{, in}
  `,
  of: '{facharzt, fachärztin, fachanwalt, fachanwältin} für',
};
