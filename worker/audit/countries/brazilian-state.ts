import { lightLetters } from '../website/text/light-letters.ts';
import { regionCodes } from './regions.ts';

const STATES = regionCodes('BR').join('|');
/** A line that ends in a town and the letters of its state. */
const ENDS_IN_STATE = lightLetters(String.raw`\p{Ll}{2}\s?[,/–-]\s?(?:${STATES})[\s.]*$`, 'u');

export const endsInBrazilianState = (line: string): boolean => line.length <= 200 && ENDS_IN_STATE.test(line);

/** "(48) 99912-3344": Portugal writes no area code in parentheses. */
export const BRAZILIAN_NUMBER = /\(0?[1-9]\d\)\s?9?\s?\d{4}[-.\s]\d{4}(?!\d)/;
