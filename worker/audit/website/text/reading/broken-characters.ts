import { lightLetters } from '../light-letters.ts';
import { remembered } from '../remembered.ts';

/**
 * The characters that bytes 80 to BF stand for in windows-1252, as what follows the first byte of a letter in UTF-8.
 * https://encoding.spec.whatwg.org/#windows-1252
 */
const NEXT = '[\\x80-\\xBF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œŽžŸ]';
/** Those of them that nobody writes behind a capital: no quotation mark, dash, or mark of omission. */
const SIGN = '[\\x80-\\x9F¡-ª¬®-º¼-¿€‚ƒ†‡ˆ‰Š‹Œ•˜š›œŽžŸ]';
/** First bytes of two, read as letters: each is a capital. */
const FIRST = '[\\xC2-\\xD6\\xD8-\\xDE]';

/**
 * Letters and signs that were saved as UTF-8 and read as windows-1252 before they were saved again: "Ã¨" for "è", "45â‚¬" for "45 €", "itâ€™s".
 * A capital in the middle of small letters, with a sign behind it; pairs that no language has; runs of pairs.
 */
const BROKEN = lightLetters(
  [
    'â(?:€|‚¬|[„†ˆ˜™š›œ–”]\\S)',
    'ðŸ',
    `Ã${SIGN}`,
    'Â[¡-©¬®-º¼-¿]',
    `(?<=\\p{Ll})${FIRST}${NEXT}`,
    '(?<=\\p{Ll}{2})Ã(?=\\s)',
    `(?:${FIRST}${NEXT}){3,}`,
  ].join('|'),
  'u',
);

/** Characters behind the first broken one that are quoted with it. */
const QUOTED_CHARS = 40;
const BEFORE = /\S*$/;

/** The first broken characters of a text with the word they stand in and what follows; null where all are whole. */
export const brokenCharacters = remembered((text): string | null => {
  const found = BROKEN.exec(text);
  if (!found) return null;
  const [before = ''] = BEFORE.exec(text.slice(Math.max(0, found.index - QUOTED_CHARS), found.index)) ?? [];
  const from = found.index - before.length;
  const quoted = text.slice(from, found.index + QUOTED_CHARS).split('\n')[0] ?? '';
  const cut = from + quoted.length < text.length ? quoted.replace(/\s\S*$/, '') : quoted;
  return (BROKEN.test(cut) ? cut : quoted).trim();
});
