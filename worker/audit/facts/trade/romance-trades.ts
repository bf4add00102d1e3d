import { LETTER_OR_DIGIT } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { ROMANCE_SEARCHED } from '../../words/searched-words.ts';

/** A place follows its preposition: "en Sevilla", "no Porto", "a Torino", "in Toscana". */
const IN_PLACE = lightLetters(/\s(?:en|em|no|na|in|a|ad|nel|nella)\s(?:(?:la|el|los|las|il|o|a)\s)?\p{Lu}.{1,40}$/u);

/**
 * Nothing but a trade: "Pasticceria artigianale", "Advocacia Trabalhista". Spanish, Italian and Portuguese titles begin so with what is
 * searched for.
 */
export function isRomanceTrade(name: string): boolean {
  const plain = plainWords(name);
  const rest = ROMANCE_SEARCHED.without(plain, 'trade');
  return rest !== plain && !LETTER_OR_DIGIT.test(ROMANCE_SEARCHED.without(rest, 'around'));
}

export function isRomanceTradeInPlace(name: string): boolean {
  const trade = name.replace(IN_PLACE, '');
  return trade !== name && isRomanceTrade(trade);
}
