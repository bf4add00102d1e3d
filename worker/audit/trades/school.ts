import { schoolQuestions } from './school/school-questions.ts';
import type { Trade } from './trade.ts';

export const school: Trade = {
  label: 'School or training',
  types: ['EducationalOrganization'],
  ownType: 'School',
  isGeneral: true,
  nouns: {
    en: { sought: 'school', called: 'a school' },
    de: { sought: 'Schule', called: 'eine Schule' },
    fr: { sought: 'école', called: 'une école' },
    es: { sought: 'escuela', called: 'una escuela' },
    it: { sought: 'scuola', called: 'una scuola' },
    nl: { sought: 'school', called: 'een school' },
    pt: { sought: 'escola', called: 'uma escola' },
    ja: { sought: 'スクール', called: 'スクール' },
  },
  kinds: [
    {
      type: 'ChildCare',
      words:
        /kinderopvang|kita\b|kindergarten|kindertages|cr[èe]che|garderie|nursery|day ?care|childcare|guarder[íi]a|asilo nido|creche|保育/i,
      called: {
        en: 'a day nursery',
        de: 'eine Kindertagesstätte',
        fr: 'une crèche',
        es: 'una guardería',
        it: 'un asilo nido',
        nl: 'een kinderopvang',
        pt: 'uma creche',
        ja: '保育園',
      },
    },
  ],
  hasPricesSetByOthers: true,
  tips: [
    {
      question: 'certificate',
      open: 'Name the certificate, who recognises it and what one may do with it.',
      answered: 'Link the body that recognises it, to the entry with your name.',
    },
    {
      question: 'funding',
      open: 'List the grants and vouchers learners use with you, with who is entitled.',
      answered: 'Add how long a decision takes, and by when one has to apply.',
    },
    {
      question: 'courses',
      open: 'Give each course its start, hours a week, size of group and price, on a page of its own.',
      answered: 'Mark the next start that has places left.',
    },
    {
      question: 'enrolment',
      open: 'Publish how many passed, of how many, in which year.',
      answered: 'Say what those did afterwards, for as many as you know of.',
    },
  ],
  localTips: ['Say how learners from around {place} get to you, and where those from further away can stay.'],
  questions: schoolQuestions,
};
