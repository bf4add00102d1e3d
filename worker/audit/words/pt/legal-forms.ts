import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Portuguese, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    ltda
    lda
  `,
  alone: phrases`
    Lda\.?
  `,
  nextDotted: phrases`
    Ltda
    Lda
  `,
  inKey: phrases`
    ltda\.?
    lda\.?
    unipessoal
  `,
};
