import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import { LEGAL_FORMS_OF_KEY } from '../../words/legal-form-words.ts';

const BETWEEN_WORDS_AND_DIGITS = lightLetters(/[^\p{L}\d]+/gu);

/** Letters and digits only, without legal forms, case and accents: what two spellings of one name share. */
export const nameKey = remembered((name) => {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(LEGAL_FORMS_OF_KEY, ' ')
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
