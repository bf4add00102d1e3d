import type { WeekdayWords } from '../language-words.ts';

/** Days in German besides full names: short forms, misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'montags motag',
    tu: 'dienstags dientag dinstag',
    we: 'mittwochs mitwoch mittwich',
    th: 'donnerstags donerstag donnertag donnersag',
    fr: 'freitags frietag',
    sa: 'samstags sonnabend sonnabends samtag',
    su: 'sonntags sonn sontag',
  },
  inItsText: { mo: 'mo', tu: 'di die', we: 'mi mit', th: 'do don', fr: 'fr fre', sa: 'sa', su: 'so' },
};
