import type { WeekdayWords } from '../language-words.ts';

/** Days in German, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'montag montags motag',
    tu: 'dienstag dienstags dientag dinstag',
    we: 'mittwoch mittwochs mitwoch mittwich',
    th: 'donnerstag donnerstags donerstag donnertag donnersag',
    fr: 'freitag freitags frietag',
    sa: 'samstag samstags sonnabend sonnabends samtag',
    su: 'sonntag sonntags sonn sontag',
  },
  inItsText: { mo: 'mo', tu: 'di die', we: 'mi mit', th: 'do don', fr: 'fr fre', sa: 'sa', su: 'so' },
};
