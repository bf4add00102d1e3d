import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Dutch, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    b\.?v
  `,
  alone: phrases`
    B\.?V\.?
  `,
  beforeStreet: phrases`
    B\.V\.
  `,
  inKey: phrases`
    b\.?v\.?
    n\.?v\.?
    v\.?o\.?f\.?
  `,
};
