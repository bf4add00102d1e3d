import { BETWEEN_WORDS } from './letters.ts';
import { remembered } from './remembered.ts';

export const ASCII = /^[\t-\r -~]*$/;
const SPACES = /[\s\u00ad\u200b]+/g;

/** Lower case, without accents, white space collapsed: how words are compared over eight languages. */
export const plainWords = remembered((text) => {
  // Most texts of most languages: nothing to decompose.
  if (ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'").replace(SPACES, ' ').trim();
  return (
    text
      .normalize('NFKC')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      // Turkish writes one letter I and ı; without its dot i is the same.
      .replaceAll('ı', 'i')
      .replace(/[’‘`´]/g, "'")
      .replace(SPACES, ' ')
      .trim()
  );
});

/** Letters and digits only: two copies of a text differ in quotes, dots and spaces. */
export const textKey = remembered((text) => plainWords(text).replace(BETWEEN_WORDS, ''));
