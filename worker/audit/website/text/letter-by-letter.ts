import { ASCII } from './plain-words.ts';

const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** Lower case without accents, each character in the place of its own: what is found there stands at the same place of the text. */
export const letterByLetter = (text: string): string =>
  (ASCII.test(text) ? text : text.replace(ACCENTED, (char) => char.normalize('NFD').charAt(0))).toLowerCase();
