import { lightLetters } from './light-letters.ts';
import { regexSource } from './regex-source.ts';

/**
 * GmbH, Ltd, S.L., 株式会社 and their like, as the readers that look for them find them. They differ on purpose: two letters are a legal form
 * behind a name and a word anywhere else.
 */

/** Behind a name. */
export const LEGAL_FORM_BEHIND =
  /(?:[\s,](?:gmbh|ug|kg|ohg|gbr|e\.?\s?k|ltd|limited|llc|inc|llp|plc|sarl|sas|eurl|s\.?l|s\.?r\.?l|b\.?v|ltda|lda|s\.a\. de c\.v|pty)\b\.?|株式会社|有限会社)/i;

/** A line that is the name of a company and nothing else: "株式会社みどり工務店", "Bouwbedrijf Linde BV". */
export const COMPANY_ALONE = lightLetters(
  regexSource`
    ^(?:
      (?:株式|有限|合同)会社\s?[^\s\d：:、。]{2,15}
      |[^\s\d：:、。]{2,15}\s?(?:株式|有限|合同)会社
      |\p{Lu}[\p{L}\d&'’. -]{2,40}\s(?:
        GmbH|UG|KG|OHG|Ltd\.?|Limited|LLC|Inc\.?|SARL|SAS|EURL|S\.?r\.?l\.?|S\.?L\.?|B\.?V\.?|Lda\.?
      )
    )$
  `,
  'u',
);

/** "Eder GmbH Hauptplatz 12": the company ends where its legal form ends. */
export const COMPANY_BEFORE_STREET = lightLetters(
  /^[^\d]{2,60}\s(?:GmbH(?: & Co\.? KG)?|mbH|OHG|KG|AG|GbR|e\.\s?U\.|e\.\s?K\.|Ltd\.?|LLC|LLP|SARL|S\.r\.l\.|B\.V\.)\s+(?=[\p{Lu}\d])/u,
);

/** What follows a capitalised word is its legal form: "Prados del Norte, S.L." is no person. */
export const LEGAL_FORM_NEXT = lightLetters(
  /^,?\s(?:S\.\s?(?:[AL]|L\.\s?U|A\.\s?S|r\.\s?l|p\.\s?A|n\.\s?c|a\.\s?s)\b|S(?:LU?|A|RL|rl|nc|as)(?![\p{L}.])|Ltda\b|Lda\b)/u,
);

/** Anywhere in a text. */
export const LEGAL_FORM = lightLetters(
  regexSource`
    \b(?:
      GmbH
      |UG \(haftungsbeschr
      |e\.\s?K\.
      |e\.\s?V\.
      |GbR
      |PartG
      |S\.?A\.?R\.?L\b
      |S\.?A\.?S\.?U?\b
      |EURL
      |S\.L\.U?\.?
      |S\.r\.l\.
      |S\.n\.c\.
      |S\.p\.A\.
      |B\.V\.
      |V\.O\.F\.
      |Lda\.?
      |Ltd\.?
      |Limited
      |LLC
      |L\.L\.C\.
      |Inc\.
      |PLLC
      |LLP
      |501\(c\)\(3\)
      |Pty
    )(?![\p{L}])
    |株式会社
    |有限会社
    |合同会社
    |医療法人
  `,
  'u',
);

/** Where the next word is run together with a legal form: "GmbHHauptplatz 12". */
export const AFTER_GLUED_FORM = lightLetters(
  /(?<=\p{Ll} (?:GmbH|mbH|OHG|GbR|Ltd|LLC|SARL|S\.r\.l\.))(?=\p{Lu}\p{Ll})/gu,
);

/** In a line that may say where somebody works: the name of a company says where it sits at most. */
export const LEGAL_FORM_OF_PLACE = /\b(?:LLC|LLP|Inc|Ltd|Limited|Pty|Corp|S\.?A\.?R\.?L|S\.?L\.?U?|SAS)\b/u;

/** All of them in a name in small letters without accents. */
export const LEGAL_FORMS_OF_KEY = lightLetters(
  regexSource`
    (?<![,\s])[,\s]+(?:
      gmbh(?: & co\.? kgaa?| & co\.? kg)?
      |ug(?: \(haftungsbeschrankt\))?
      |ag
      |kg
      |ohg
      |e\.?k\.?
      |e\.?\s?v\.?
      |gbr
      |mbb
      |partg(?:mbb)?
      |ltd\.?
      |limited
      |llc
      |l\.l\.c\.
      |inc\.?
      |corp\.?
      |pllc
      |llp
      |plc
      |sarl
      |s\.a\.r\.l\.
      |sas
      |sasu
      |eurl
      |s\.?a\.? de c\.?v\.?
      |s\.? de r\.?l\.?(?: de c\.?v\.?)?
      |e\.?i\.?r\.?l\.?
      |s\.?a\.?c\.?
      |ltda\.?
      |s\.?a\.?s?\.?
      |s\.?l\.?u?\.?
      |s\.?r\.?l\.?s?
      |s\.?n\.?c\.?
      |s\.?p\.?a\.?
      |b\.?v\.?
      |n\.?v\.?
      |v\.?o\.?f\.?
      |lda\.?
      |unipessoal
      |pty
      |pty\.? ltd\.?
      |co\.?
    )(?=$|[\s,.])\.?
  `,
  'g',
);
