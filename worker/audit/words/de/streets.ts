import { phrases } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in German. Readers of them: `street-words.ts`. */
export const streets = {
  ending: phrases`
    stra(?:ß|ss)e
    str\.
    gasse
    platz
    weg
    allee
    ring
    damm
    ufer
  `,
  endingSaid: phrases`
    stra(?:ß|ss)e
    STRASSE
    str\.
    weg
    platz
    allee
    gasse
    ring
    damm
  `,
  alone: phrases`
    Stra(?:ß|ss)e
    Weg
    Platz
    Allee
    Gasse
    Ring
    Damm
  `,
} satisfies StreetWords;
