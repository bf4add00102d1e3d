import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in Dutch, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *boekhoud* · *belastingadvies*
  `,
  agency: `
    *webbureau* · *reclamebureau* · *marketingbureau*
  `,
  bakery: `
    *bakkerij*
  `,
  beauty: `
    *schoonheidssalon*
  `,
  builder: `
    *dakwerk* · *dakdekker* · *stukadoor* · *bouwwerken* · *bouwbedrijf* · *aannemer* · *schilderwerk*
    *schildersbedrijf* · *hovenier* · tuinen · *tuinaanleg* · *tuinonderhoud* · *tuinwerken* · *timmerman*
    *timmerbedrijf*
  `,
  cafe: `
    *koffiebar* · *koffiehuis*
  `,
  'car-repair': `
    *autobedrijf* · *garagebedrijf*
  `,
  cleaner: `
    *schoonmaakbedrijf*
  `,
  'dance-school': `
    *dansschool* · *dansstudio* · *dansles* · *dansacademie* · *balletschool* · *balletstudio*
  `,
  dentist: `
    *tandarts* · *mondhygien*
  `,
  doctor: `
    *huisarts*
  `,
  electrician: `
    *elektricien* · *elektrotechn*
  `,
  finance: `
    *verzekering* · *hypotheek* · *financieel advies*
  `,
  gym: `
    *sportschool*
  `,
  hairdresser: `
    *kapper* ~ *hondenkapper* ~ *honden kapper* ~ *honden-kapper*
    *kapsalon* ~ *hondenkapsalon* ~ *honden kapsalon* ~ *honden-kapsalon*
  `,
  hotel: `
    *vakantiehuis* · *vakantiewoning*
  `,
  lawyer: `
    *advocaat* · *advocaten* · *advocatuur*
  `,
  'non-profit': `
    stichting · *vereniging* · anbi
  `,
  'online-shop': `
    *webwinkel* · *in winkelwagen*
  `,
  pharmacy: `
    *apotheek*
  `,
  physiotherapist: `
    *fysiotherap*
  `,
  plumber: `
    *loodgieter*
  `,
  'real-estate': `
    *makelaar* · *vastgoed*
  `,
  restaurant: `
    *eetcafe*
  `,
  school: `
    *kinderopvang* · *rijschool* · *basisschool*
  `,
  shop: `
    *bloemist* · *boekhandel* · *slagerij* · *opticien* · *fietsenwinkel* · *winkel*
  `,
  software: `
    *softwareontwikkeling*
  `,
  vet: `
    *dierenarts* · *dierenkliniek*
  `,
};
