import type { HoursLabelWords } from '../language-words.ts';

/** What times are called in German, as `normaliseHoursText` leaves it. How an entry is written: `lexicon.ts`. */
export const hoursLabels: HoursLabelWords = {
  opening: `
    *{offnungs, oeffnungs}{zeit, -}* · *sprech{zeit, stunde, -}* · *ordinationszeit* · *ordination $ · *praxiszeit*
    *{geschafts, buro, laden, betriebs, behandlungs, verkaufs, schalter}zeit* · *geoffnet* · *fur sie da*
    ^ {, unsere} erreichbarkeit $ · *ruhetag* · ab{ , -}hof · *{hof, werks}{, -}verkauf* · *direktverkauf*
  `,
  phone: `
    *telefon* ~ *telefonnummer* ~ *telefono $ ~ *telefon:*
    *erreichbar* ~ *erreichbarkeit $
    *rufen sie* · *anrufen* · *kundenservice* · *kundendienst* · *servicezeit*
  `,
  reception: '*rezeption* · *anreise* · *abreise*',
  emergency: `
    *akut{sprech, termin, zeit}* · *akut{, e, en} {sprech, termin, zeit}* · *notdienst* · *notfall* · *notruf*
    *bereitschaft* · *ausserhalb* · *außerhalb*
  `,
  delivery: '*liefer{zeit, ung, service, dienst}* · *abholung* · *abholzeit*',
  kitchen: '*warme kuche* · *kuchenzeit* · *parken*',
  course: `
    kurs* · *unterricht* · *stundenplan* · *probestunde* · probe* · *chorprobe* · *spieltag* · *sprechstunde fur*
  `,
  event: '*gottesdienst* · *veranstaltung* · *konzert* · *ausstellung* · *abfahrt* · *sendung* · busse',
  meal: '*mittagstisch* · ^ fruhstuck*',
  partsOfDay: `
    mittag mittags abend abends vormittag vormittags nachmittag nachmittags morgens fruhstuck mittagessen abendessen
  `,
  job: '*arbeitszeit* · *stellenangebot* · *vollzeit* · *teilzeit* · schicht*',
  holiday: `
    *betriebsferien* · *praxisurlaub* · *weihnacht* · *heiligabend* · *heiliger abend* · *karfreitag* · *silvester*
    *neujahr* · ostern* · *pfingst* · *urlaub*
  `,
};
