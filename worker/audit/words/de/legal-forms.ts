import { phrases } from '../../website/text/regex-source.ts';
import type { LegalFormWords } from '../language-words.ts';

/** Legal forms of companies in German, patterns. Readers of them: `legal-form-words.ts`. */
export const legalForms: LegalFormWords = {
  behindName: phrases`
    gmbh
    ug
    kg
    ohg
    gbr
    e\.?\s?k
  `,
  alone: phrases`
    GmbH
    UG
    KG
    OHG
  `,
  beforeStreet: phrases`
    GmbH(?: & Co\.? KG)?
    mbH
    OHG
    KG
    AG
    GbR
    e\.\s?U\.
    e\.\s?K\.
  `,
  glued: phrases`
    GmbH
    mbH
    OHG
    GbR
  `,
  inKey: phrases`
    gmbh(?: & co\.? kgaa?| & co\.? kg)?
    ug(?: \(haftungsbeschrankt\))?
    ag
    kg
    ohg
    e\.?k\.?
    e\.?\s?v\.?
    gbr
    mbb
    partg(?:mbb)?
  `,
};
