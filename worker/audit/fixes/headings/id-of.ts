import { BETWEEN_WORDS } from '../../website/text/letters.ts';

/** Addresses are passed on by hand, too. */
const MAX_ID_CHARS = 40;

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };

/** "Was kostet das?" → "was-kostet-das"; letters of other scripts stay as they are. */
export function idOf(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæøœ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .split(BETWEEN_WORDS)
    .filter(Boolean);
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word.slice(0, MAX_ID_CHARS) : `${id}-${word}`;
    if (longer.length > MAX_ID_CHARS) break;
    id = longer;
  }
  return id;
}
