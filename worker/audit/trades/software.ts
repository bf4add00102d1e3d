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
  isPlaceless: true,
  sellsOnline: true,
  showsItselfOn: 'LinkedIn',
  noNeedOf: ['licence'],
  directories: [
    directory('G2', 'https://www.g2.com', 'a review site for software'),
    directory('Capterra', 'https://www.capterra.com', 'a directory of software with reviews'),
    CLUTCH,
    TRUSTPILOT,
  ],
  tips: [
    {
      question: 'what-it-does',
      open: 'Begin with one sentence: what it is, for whom, and what it replaces. Names of features come later.',
      answered: 'Add what it is not for; comparisons are written from such sentences.',
    },
    {
      question: 'integrations',
      open: 'List the programs it connects to, by name, each with what flows in which direction.',
      answered: 'Give each connection a page with its limits; people search for both names together.',
    },
    {
      question: 'free-trial',
      open: 'Say how long the trial is, whether a card is needed and what happens to the data at its end.',
      answered: 'Describe what one can reach on the first day of it.',
    },
    {
      question: 'contract-terms',
      open: 'Write term, notice, price rises and export of data on one page.',
      answered: 'Date it, and keep the version before it readable.',
    },
  ],
  localTips: [],
  questions: softwareQuestions,
};
