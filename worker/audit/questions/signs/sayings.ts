import { lightLetters } from '../../website/text/light-letters.ts';

/** Between the sentences and lines of a text. */
export const BETWEEN_SAYINGS = lightLetters(/\n|\s[→•|]\s|(?<=[.!?…]["”»“)]?)\s+(?=[\p{Lu}¿¡"«„“])/u);

const ENDS_IN_QUESTION_MARK = lightLetters(/[?？؟][^\p{L}\p{N}]*$/u);

/** Ends with a question mark, whatever sign an accordion puts behind it. */
export const isQuestion = (text: string): boolean => ENDS_IN_QUESTION_MARK.test(text);
