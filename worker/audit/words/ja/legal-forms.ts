import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in Japanese, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  attachedAnywhere: phrases`
    株式会社
    有限会社
  `,
  attached: phrases`
    株式会社
    有限会社
    合同会社
  `,
};
