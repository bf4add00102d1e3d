import { schoolQuestions } from './school/school-questions.ts';
import type { Trade } from './trade.ts';

export const school: Trade = {
  label: 'School or training',
  types: ['EducationalOrganization'],
  // What schools teach and whom, pupils or drivers, schema.org tells by types that are not all below one: none is named.
  isGeneral: true,
  // Those for drivers, dogs and music are all schools, and nobody looks for one by that word.
  isUnnamed: true,
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
  visitedByArrangement: true,
  hasPricesSetByOthers: true,
  questions: schoolQuestions,
};
