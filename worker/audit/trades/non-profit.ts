import { nonProfitQuestions } from './non-profit/non-profit-questions.ts';
import { directory } from './shared/directory.ts';
import type { Trade } from './trade.ts';

export const nonProfit: Trade = {
  label: 'Non-profit',
  types: ['NGO'],
  placelessType: 'NGO',
  madeOf: [['donation']],
  nouns: {
    en: { sought: 'charity', called: 'a non-profit organisation' },
    de: { sought: 'Verein', called: 'eine gemeinnützige Organisation' },
    fr: { sought: 'association', called: 'une association à but non lucratif' },
    es: { sought: 'asociación', called: 'una organización sin ánimo de lucro' },
    it: { sought: 'associazione', called: "un'organizzazione senza scopo di lucro" },
    nl: { sought: 'stichting', called: 'een non-profitorganisatie' },
    pt: { sought: 'associação', called: 'uma organização sem fins lucrativos' },
    ja: { sought: '非営利団体', called: '非営利団体' },
  },
  isPlaceless: true,
  sellsNothing: true,
  noNeedOf: ['licence'],
  directories: [
    directory(
      'Register of charities',
      'https://register-of-charities.charitycommission.gov.uk',
      'the public register',
      ['GB'],
    ),
    directory('Candid', 'https://www.guidestar.org', 'the database of charities (GuideStar)', ['US']),
  ],
  tips: [
    {
      question: 'annual-report',
      open: 'Show how much came in, how much went where, and the year. One table is enough.',
      answered: 'Say what one gift of a common size paid for.',
    },
    {
      question: 'impact',
      open: 'Count what you did last year: people, meals, hours. Say how you counted.',
      answered: 'Put last year’s figure beside it, also when it was higher.',
    },
    {
      question: 'volunteering',
      open: 'Write what a volunteer does, how many hours, and what the first day is like.',
      answered: 'Name the tasks that lack people now, with a date.',
    },
    {
      question: 'projects',
      open: 'Say who can come, what it costs them (nothing?) and what they need to bring.',
      answered: 'Add in which languages somebody answers.',
    },
    {
      question: 'tax-receipt',
      open: 'Tell from what sum on a receipt is sent, when, and what a donor must give you for it.',
      answered: 'Name the office that recognised you and the date of the notice.',
    },
  ],
  localTips: [
    'Name the streets, schools or offices of {place} you work with: whoever needs you searches by the place.',
  ],
  questions: nonProfitQuestions,
};
