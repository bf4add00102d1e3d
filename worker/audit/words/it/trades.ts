import type { TradeWords } from '../language-words.ts';

/** What businesses of a trade call themselves in Italian, as `plainWords` leaves it. How an entry is written: `lexicon.ts`. */
export const trades: TradeWords = {
  accountant: `
    *commercialist* · *consulente fiscale*
  `,
  agency: `
    *agenzia web* · *agenzia di comunicazione* · *agenzia di marketing* · *agenzia digitale*
  `,
  bakery: `
    *panificio* · *pasticceria* · forno
  `,
  beauty: `
    *tatuagg* · *massagg* · *estetista*
  `,
  builder: `
    *giardinier* · *giardinaggio* · *impresa edile* · *edilizia* · *falegnam* · *muratore*
  `,
  cafe: `
    *caffetteria* · caffe
  `,
  'car-repair': `
    *autofficina* · *officina meccanica* · *carrozzeria* · *gommista*
  `,
  cleaner: `
    *impresa di pulizie*
  `,
  'dance-school': `
    *scuola di danza* · *scuola di ballo* · *studio di danza*
  `,
  dentist: `
    *studio dentistico*
  `,
  doctor: `
    *studio medico*
  `,
  electrician: `
    *elettricist* · *impianti elettrici*
  `,
  finance: `
    *assicurazion* · *consulente finanziario*
  `,
  gym: `
    *palestra*
  `,
  hairdresser: `
    *parrucchier* · *barbiere*
  `,
  hotel: `
    *casa vacanze* · *agriturismo* · *albergo* · *affittacamere* · *case vacanze*
  `,
  lawyer: `
    *avvocato* · *avvocati* · *studio legale* · *notaio*
  `,
  'non-profit': `
    *parrocchia* · *onlus* · *associazione* · *non a scopo di lucro* · *fondazione*
  `,
  'online-shop': `
    *negozio online* · *aggiungi al carrello*
  `,
  plumber: `
    *idraulic*
  `,
  'real-estate': `
    *amministrazioni di condomini* · *amministrazioni condomini* · *amministrazione di condomini*
    *amministrazione condomini* · *amministratore di condomini* · *amministratore condomini*
    *amministratori di condomini* · *amministratori condomini* · *agenzia immobiliare* · *immobiliare*
  `,
  restaurant: `
    *pizzeri* · *trattoria* · *osteria* · *ristorante* · *taverna · *tavern
  `,
  school: `
    scuola · *asilo*
  `,
  shop: `
    *fioraio* · *gioielleria* · *macelleria* · *ottica* · *negozio di*
  `,
  software: `
    *sviluppo software*
  `,
  unasked: `
    traslochi · auto lava* · autolava*
  `,
};
