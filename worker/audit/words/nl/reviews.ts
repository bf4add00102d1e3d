import type { ReviewWords } from '../language-words.ts';

/** Words of and about reviews in Dutch, as `plainWords` leaves them. How an entry is written: `lexicon.ts`. */
export const reviews: ReviewWords = {
  headings: `
    *gastenboek* · *andere{, n} over ons* · *{klant, gast, gasten}reacties* · *beoordelingen* · *ervaringen*
    wat ... zeggen*
    *recensies* · *{klanten, gasten, patienten, clienten} {over, vertellen, aan het woord}*
  `,
  references: '^ {, onze} referenties $',
  sayings: 'klantbeoordelingen · klantervaringen',
  named: '*beoordeling* · *recensie*',
  invites: '^ {lees, bekijk, schrijf}',
  customers: 'klanten · patienten · gasten',
  ours: 'onze · de',
  noNames: '^ {klant, lees}* · ^ voor',
  signedNouns: 'klant sinds',
  samples: 'voorbeeld',
};
