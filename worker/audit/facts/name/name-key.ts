import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';

const BETWEEN_WORDS_AND_DIGITS = lightLetters(/[^\p{L}\d]+/gu);

/** Letters and digits only, without legal forms, case and accents: what two spellings of one name share. */
export const nameKey = remembered((name) => {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(
      /[,\s]+(?:gmbh(?: & co\.? kgaa?| & co\.? kg)?|ug(?: \(haftungsbeschrankt\))?|ag|kg|ohg|e\.?k\.?|e\.?\s?v\.?|gbr|mbb|partg(?:mbb)?|ltd\.?|limited|llc|l\.l\.c\.|inc\.?|corp\.?|pllc|llp|plc|sarl|s\.a\.r\.l\.|sas|sasu|eurl|s\.?a\.? de c\.?v\.?|s\.? de r\.?l\.?(?: de c\.?v\.?)?|e\.?i\.?r\.?l\.?|s\.?a\.?c\.?|ltda\.?|s\.?a\.?s?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?s?|s\.?n\.?c\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|lda\.?|unipessoal|pty|pty\.? ltd\.?|co\.?)(?=$|[\s,.])\.?/g,
      ' ',
    )
    .replace(/^(?:株式会社|有限会社|合同会社|医療法人(?:社団)?)|(?:株式会社|有限会社|合同会社)$/g, '')
    .replace(/&|\+/g, ' ')
    .replace(/\b(?:und|and|et|e|y|en)\b/g, ' ')
    .replace(BETWEEN_WORDS_AND_DIGITS, ' ')
    .trim();
});

/** The key without spaces, as hosts and account names are written. */
export function squeeze(key: string): string {
  return key.replaceAll(' ', '');
}
