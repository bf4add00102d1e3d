import { lightLetters } from '../website/text/light-letters.ts';
import { regexSource } from '../website/text/regex-source.ts';
import type { LegalFormWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';

/** GmbH, Ltd, S.L., 株式会社 and their like, as readers look for them. The words themselves are `<language>/legal-forms.ts`. */

const inAll = (kind: keyof LegalFormWords): string =>
  Object.values(LANGUAGES)
    .flatMap(({ legalForms }) => legalForms[kind] ?? [])
    .join('|');

/** Behind a name. */
export const LEGAL_FORM_BEHIND = lightLetters(
  `(?:[\\s,](?:${inAll('behindName')})\\b\\.?|${inAll('attachedAnywhere')})`,
  'i',
);

/** A line that is the name of a company and nothing else: "株式会社みどり工務店", "Bouwbedrijf Linde BV". */
export const COMPANY_ALONE = lightLetters(
  regexSource`
    ^(?:
      (?:${inAll('attached')})\s?[^\s\d：:、。]{2,15}
      |[^\s\d：:、。]{2,15}\s?(?:${inAll('attached')})
      |\p{Lu}[\p{L}\d&'’. -]{2,40}\s(?:${inAll('alone')})
    )$
  `,
  'u',
);

/** "Eder GmbH Hauptplatz 12": the company ends where its legal form ends. */
export const COMPANY_BEFORE_STREET = lightLetters(
  `^[^\\d]{2,60}\\s(?:${inAll('beforeStreet')})\\s+(?=[\\p{Lu}\\d])`,
  'u',
);

/** What follows a capitalised word is its legal form: "Prados del Norte, S.L." is no person. */
export const LEGAL_FORM_NEXT = lightLetters(
  `^,?\\s(?:(?:${inAll('nextDotted')})\\b|(?:${inAll('nextPlain')})(?![\\p{L}.]))`,
  'u',
);

/** Where the next word is run together with a legal form: "GmbHHauptplatz 12". */
export const AFTER_GLUED_FORM = lightLetters(`(?<=\\p{Ll} (?:${inAll('glued')}))(?=\\p{Lu}\\p{Ll})`, 'gu');

/** All of them in a name in small letters without accents. */
export const LEGAL_FORMS_OF_KEY = lightLetters(`(?<![,\\s])[,\\s]+(?:${inAll('inKey')})(?=$|[\\s,.])\\.?`, 'g');
