import type { TradeId } from '../../trades/index.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { TRADE_LEXICON } from '../../words/trade-words.ts';

/**
 * What a business calls itself in its name, where that is another word than ours for the trade: "Solicitors" of "Larch Solicitors", whom we
 * count as lawyers. Null where the name has no word for the trade, or has ours: "Larch Plumbing" is a plumber.
 */
export function ownCalling(name: string, id: TradeId, label: string): string | null {
  const start = (text: string) => plainWords(text).slice(0, SAME_CHARS);
  const ours = label.split(' ').map(start);
  const own = (name.match(WORDS) ?? []).find((word) => {
    const plain = plainWords(word);
    return (
      /^\p{Lu}/u.test(word) &&
      TRADE_LEXICON.wordsIn(plain).some((found) => found.tag === id && found.start === 0 && found.end === plain.length)
    );
  });
  return own === undefined || ours.includes(start(own)) ? null : own;
}

const WORDS = lightLetters(/[\p{L}’'-]+/gu);
/** Words of one stem share so many: "plumber", "plumbing". */
const SAME_CHARS = 4;
