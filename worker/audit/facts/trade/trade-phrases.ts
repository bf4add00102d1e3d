import { LETTER_OR_DIGIT } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { ENGLISH_SEARCHED } from '../../words/searched-words.ts';
import { isGenericTrade } from '../name/name-like.ts';
import { isRomanceTrade, isRomanceTradeInPlace } from './romance-trades.ts';

const STATES = regexSource`
    AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK
    |OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|BC|AB|QC|MB|SK|NS|NB|NSW|QLD|VIC|UK
  `;
const IN_PLACE = /\s(?:in|near|around|serving|throughout|for)\s(?:the\s)?[A-Z].{1,40}$/;
const AT_PLACE = lightLetters(String.raw`\s[A-Z][a-z]+,?\s(?:${STATES})$`);
const LAST_WORD = /\s[A-Z][a-z]+$/;

/** Nothing but a trade: "Emergency Plumber", "Wedding Photographer". */
export function isTradeOnly(name: string): boolean {
  return isGenericTrade(name) || isRomanceTrade(name) || isEnglishTrade(name);
}

/** English titles begin with what is searched for: "Roofing Contractor", of which no business is told from another. */
function isEnglishTrade(name: string): boolean {
  const plain = plainWords(name);
  const rest = ENGLISH_SEARCHED.without(plain, 'trade');
  return rest !== plain && !LETTER_OR_DIGIT.test(ENGLISH_SEARCHED.without(rest, 'around'));
}

/** "Car Servicing Brisbane": with a word or two behind it that may be a town. Other languages begin names with the trade. */
export function startsWithTrade(name: string): boolean {
  const shorter = name.replace(LAST_WORD, '');
  return shorter !== name && [shorter, shorter.replace(LAST_WORD, '')].some(isEnglishTrade);
}

/** A trade and where it is practised: what one searches for, and nobody's name. */
export function isTradeInPlace(name: string): boolean {
  if (isRomanceTradeInPlace(name)) return true;
  const trade = name.replace(IN_PLACE, '').replace(AT_PLACE, '');
  if (trade === name) return false;
  // "Wedding Photographer San Antonio, TX"
  const shorter = trade.replace(LAST_WORD, '');
  return [trade, shorter, shorter.replace(LAST_WORD, '')].some(isTradeOnly);
}
