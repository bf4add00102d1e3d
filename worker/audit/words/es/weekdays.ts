import type { WeekdayWords } from '../language-words.ts';

/** Days in Spanish, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'lunes',
    tu: 'martes',
    we: 'miercoles mie',
    th: 'jueves jue',
    fr: 'viernes vie',
    sa: 'sabado sabados sab',
    su: 'domingo domingos dom',
  },
  inItsText: { mo: 'lu l', tu: 'ma', we: 'mi x', th: 'ju j', fr: 'vi v', sa: 'sa s', su: 'do d' },
};
