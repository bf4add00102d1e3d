import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Poland. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    sp\.? z o\.? ?o\.?
    spółka z o\.? ?o\.?
    sp\. ?[kj]\.
    spółka cywilna
  `,
};
