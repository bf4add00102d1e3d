import { phrases } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in Dutch. Readers of them: `street-words.ts`. */
export const streets = {
  ending: phrases`
    straat
    laan
    plein
    singel
    gracht
    kade
    dijk
    steeg
  `,
} satisfies StreetWords;
