import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in English, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    ltd
    limited
    llc
    inc
    llp
    plc
    pty
  `,
  alone: phrases`
    Ltd\.?
    Limited
    LLC
    Inc\.?
  `,
  beforeStreet: phrases`
    Ltd\.?
    LLC
    LLP
  `,
  glued: phrases`
    Ltd
    LLC
  `,
  ofPlace: phrases`
    LLC
    LLP
    Inc
    Ltd
    Limited
    Pty
    Corp
  `,
  inKey: phrases`
    ltd\.?
    limited
    llc
    l\.l\.c\.
    inc\.?
    corp\.?
    pllc
    llp
    plc
    pty
    pty\.? ltd\.?
    co\.?
  `,
};
