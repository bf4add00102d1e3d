import { words } from '../../website/text/regex-source.ts';
import type { CountryWords } from '../language-words.ts';

/** Countries in French, as `plainWords` leaves them; several names with " · " between them. */
export const countries: CountryWords = {
  named: words`
    AT BE BF BI BJ CA CD CG CH CI CM DE DJ DZ ES FR GA GB GF GN GP HT IE IT KM LI LU MA MC ML MQ MR NC NE NL PF
    PT RE SN TD TG TN US YT
  `,
  also: {
    CD: 'rdc · rd congo · republique democratique du congo',
    CG: 'republique du congo',
    MU: 'ile maurice',
  },
};
