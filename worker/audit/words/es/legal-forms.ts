import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Spanish, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    s\.?l
    s\.a\. de c\.v
  `,
  alone: phrases`
    S\.?L\.?
  `,
  nextDotted: phrases`
    S\.\s?A
    S\.\s?L
    S\.\s?L\.\s?U
    S\.\s?A\.\s?S
  `,
  nextPlain: phrases`
    SLU?
    SA
    SRL
  `,
  ofPlace: phrases`
    S\.?L\.?U?
  `,
  inKey: phrases`
    s\.?a\.? de c\.?v\.?
    s\.? de r\.?l\.?(?: de c\.?v\.?)?
    e\.?i\.?r\.?l\.?
    s\.?a\.?c\.?
    s\.?a\.?s?\.?
    s\.?l\.?u?\.?
  `,
};
