import type { YearWords } from '../language-words.ts';

/** How long a business is there, in German, in small letters with their accents. How an entry is written: `lexicon.ts`. */
export const years: YearWords = {
  begun: 'seit · gegründet · eröffnet · gründung · übernommen · selbständig · selbstständig',
  begins: 'gründete* · eröffnete* · übernahm*',
  endsSentence: '*gegründet* · *eröffnet* · *übernommen* · *selbständig* · *selbstständig*',
  today: 'heute*',
  qualified: `
    *{anerkennung, examen, abschluss, approbation, meisterprüfung}*
    *eigene{, n, m, r, s} {praxis, firma, betrieb, geschäft, unternehmen, atelier, studio, werkstatt}*
  `,
  law: '{ist ein, gilt, gelten, müssen, muss, dürfen}*',
  ours: 'unser · unseren',
  jubilee: 'jubiläum*',
  lasting: 'seit · über · als · mit · feier · feiern',
  ago: 'vor',
  about: 'rund · fast · etwa · mehr als · über · unser',
  counts: '*zehn · *zwanzig · *dreißig · *vierzig · *fünfzig',
  units: '*jähr* · *jahre*',
  notBusiness: 'garant*',
  inBusiness: `
    *jubil* · *erfahrung* · *bestehen* · *tradition* · *jährige* · *tätig* · *berufs* · *branche* · *handwerk*
  `,
};
