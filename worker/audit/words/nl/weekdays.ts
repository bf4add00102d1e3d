import type { WeekdayWords } from '../language-words.ts';

/** Days in Dutch, with the commonest misspellings. Readers of them: `facts/hours/hours-lexicon.ts`. */
export const weekdays: WeekdayWords = {
  anywhere: {
    mo: 'maandag maandags',
    tu: 'dinsdag dinsdags',
    we: 'woensdag woensdags',
    th: 'donderdag donderdags',
    fr: 'vrijdag vrijdags',
    sa: 'zaterdag zaterdags',
    su: 'zondag zondags',
  },
  inItsText: {
    mo: 'ma maa maan',
    tu: 'di din dins',
    we: 'wo woe woens',
    th: 'do don dond',
    fr: 'vr vri vrij',
    sa: 'za zat zater',
    su: 'zo zon zond',
  },
};
