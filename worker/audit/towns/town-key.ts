import { plainWords } from '../website/text/plain-words.ts';

/** Letters that are no other letter with an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ʻ: '',
};
const SPECIAL = /[ßæœøłđðþıħʻ]/g;
const SAINT = /(?<![a-z])(?:saint|sainte|sankt|st|ste)\.?(?= )/g;
const JOINTS = /[\s/–-]+/g;

/** How names of towns are compared: "St-Denis" is "Saint-Denis", "Gross-Gerau" is "Groß-Gerau", "Bad-Homburg" is "Bad Homburg". */
export const townKey = (text: string): string =>
  plainWords(text)
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(JOINTS, ' ')
    .replace(SAINT, 'st')
    .replace(/(?<![.,])[.,]+$/, '');
