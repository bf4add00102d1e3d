import { KANA_TO_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** What words beside a sum may be: a name of something, a detail of it, or neither. */

export const MAX_WHAT_CHARS = 90;

/** Words that introduce a price and name no item. */
export const NO_ITEM = lightLetters(
  regexSource`
    ^(?:
      from|only|just|now|was|price|prices?|pricing|cost|ab|nur|jetzt|preis|preise|unsere preise|kosten|je|pro|statt
      |à partir de|a partir de|des|prix|tarif|tarifs|desde
      |solo|precio|precios|da|prezzo|prezzi|solo|vanaf|prijs|prijzen|tarieven
      |apenas|preco|precos|por|total|gesamt|or|and|und|oder|et|ou|y|o|e|\/|=|:|incl\.?|inkl\.?
      |klein|gross|small|large|料金|価格|通常|初回|税込|税抜
    )?[\s:.\-–—=(/|→>]*$
  `,
  'u',
);

/** What stands between an item and its sum and says nothing new: "(tax included)", "60 min", "Duration: 1 h". */
export const DETAIL = lightLetters(
  regexSource`
    ^(?:[([（《【].*[)\]）》】]|[\p{L}.:]{0,12}\s?(?:\d{1,3}\s?[-–〜～]\s?)?\d{1,3}\s?(?:min|mins|minutes?|minuten
    |minuti|minutos|std|stunden?|hours?|heures?|horas?|ore|uur|h|hrs?|分)\.?(?:\s?\/.{0,12})?)$
  `,
  'iu',
);

export const clean = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s•·*✓✔–—\-|/,;:.+]|\p{Extended_Pictographic}|\ufe0f)+|[\s•·–—\-|/,;:=(（.…+→*]+$/gu, '')
    .trim();

const SAYS_SOMETHING = lightLetters(`\\p{L}{2}|[${KANA_TO_KANJI}]`, 'u');

/** Questions of a list of them stand over sums that answer them. */
const ASKS = /[?？؟;]\s*$/u;

export function isItem(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= MAX_WHAT_CHARS &&
    SAYS_SOMETHING.test(text) &&
    !NO_ITEM.test(plainWords(text)) &&
    !DETAIL.test(text) &&
    !ASKS.test(text)
  );
}
