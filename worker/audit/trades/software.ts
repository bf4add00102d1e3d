import { directory } from './shared/directory.ts';
import { CLUTCH, TRUSTPILOT } from './shared/portals.ts';
import { softwareQuestions } from './software/software-questions.ts';
import type { Trade } from './trade.ts';

export const software: Trade = {
  label: 'Software',
  madeOf: [['app-markup'], ['app-markup', 'sign-up'], ['app-store', 'sign-up']],
  isGeneral: true,
  nouns: {
    en: { sought: 'software', called: 'a software company' },
    de: { sought: 'Software', called: 'ein Softwareunternehmen' },
    fr: { sought: 'logiciel', called: 'un éditeur de logiciels' },
    es: { sought: 'software', called: 'una empresa de software' },
    it: { sought: 'software', called: "un'azienda di software" },
    nl: { sought: 'software', called: 'een softwarebedrijf' },
    pt: { sought: 'software', called: 'uma empresa de software' },
    ja: { sought: 'ソフトウェア', called: 'ソフトウェア会社' },
  },
  oneInEnglish: 'software company',
  pricesByTheCase: true,
  visitedByArrangement: true,
  isPlaceless: true,
  sellsOnline: true,
  noNeedOf: ['licence'],
  directories: [
    directory('G2', 'https://www.g2.com', 'a review site for software'),
    directory('Capterra', 'https://www.capterra.com', 'a directory of software with reviews'),
    CLUTCH,
    TRUSTPILOT,
  ],
  questions: softwareQuestions,
};
