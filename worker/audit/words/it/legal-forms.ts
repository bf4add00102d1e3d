import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Italian, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    s\.?r\.?l
  `,
  alone: phrases`
    S\.?r\.?l\.?
  `,
  beforeStreet: phrases`
    S\.r\.l\.
  `,
  glued: phrases`
    S\.r\.l\.
  `,
  nextDotted: phrases`
    S\.\s?r\.\s?l
    S\.\s?p\.\s?A
    S\.\s?n\.\s?c
    S\.\s?a\.\s?s
  `,
  nextPlain: phrases`
    Srl
    Snc
    Sas
  `,
  inKey: phrases`
    s\.?r\.?l\.?s?
    s\.?n\.?c\.?
    s\.?p\.?a\.?
  `,
};
