import { phrases } from '../../website/text/regex-source.ts';
import type { StreetWords } from '../language-words.ts';

/** Words for streets in Polish: patterns. Readers of them: `street-words.ts`. */
export const streets = {
  inAddress: phrases`
    ul\.
    ulica
    al\.
    aleja
    aleje
    pl\.
    plac
    os\.
    osiedle
    rynek
    rondo
    skwer
    bulwar
  `,
} satisfies StreetWords;
