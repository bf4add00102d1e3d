import type { CountryWords } from '../language-words.ts';

/**
 * Countries in Polish, as `plainWords` leaves them. Not Denmark, India and Italy: their names are dishes, a kind of music and a quarter of
 * Warsaw as well.
 */
export const countries: CountryWords = {
  named: 'AT AU BE BG CA CH CZ DE EE ES FI FR GB GR HR HU IE LT LU LV NL NO PL PT RO RS SE SI SK TR UA US',
};
