import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in French, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    sarl
    sas
    eurl
  `,
  alone: phrases`
    SARL
    SAS
    EURL
  `,
  beforeStreet: phrases`
    SARL
  `,
  glued: phrases`
    SARL
  `,
  ofPlace: phrases`
    S\.?A\.?R\.?L
    SAS
  `,
  inKey: phrases`
    sarl
    s\.a\.r\.l\.
    sas
    sasu
    eurl
  `,
};
