import { LETTER_OR_NUMBER } from '../../website/text/letters.ts';

export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => LETTER_OR_NUMBER.test(word)).length;
