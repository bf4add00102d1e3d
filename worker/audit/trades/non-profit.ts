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
  questions: nonProfitQuestions,
};
