import { STARTS_UPPER } from '../text/letters.ts';
import { lightLetters } from '../text/light-letters.ts';
import type { FactInput } from './fact-input.ts';
import type { NameCandidate } from './name-candidates.ts';
import { nameKey, squeeze } from './name-key.ts';
import { lineSource, textDocuments } from './text-sources.ts';

/** Names have at most this many words. */
const MAX_WORDS = 5;
/** Shorter spellings are found by chance. */
const MIN_LETTERS = 6;
/** Headers, introductions and footers lie within this much text. */
const MAX_CHARS = 30_000;

/** Words that stay what they are in a key but for their case: what they spell begins as they do. "And", "Et" and "En" fall away. */
const PLAIN_WORD = /^(?!(?:und|and|et|e|y|en)(?![a-z\d]))[a-z][a-z\d]*[.,:;!?'"’)]*$/i;

const JOINING = /^(?:und|and|et|e|y|en)$/i;

/** No surname ends so. */
const ENDS_IN_PARTICLE = /\s(?:van|von|den|der|de|du|di|da|dos|le|ter|ten|zu)$/i;

const AROUND_WORDS = lightLetters(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu);

/** "redcanoeplumbing" as a host or an account, "Red Canoe Plumbing" in the text: the words that spell it are the name. */
export function spelledNames(input: FactInput, spellings: ReadonlySet<string>): NameCandidate[] {
  const wanted = new Set([...spellings].filter((one) => one.length >= MIN_LETTERS));
  if (wanted.size === 0) return [];
  const initials = new Set([...wanted].map((one) => one[0]));
  const found: NameCandidate[] = [];
  let charsLeft = MAX_CHARS;
  for (const document of textDocuments(input.pages)) {
    for (const line of document.lines) {
      if (line.inPlain || line.foreign !== null || line.text.length > 1_000) continue;
      charsLeft -= line.text.length;
      if (charsLeft < 0) return found;
      const words = line.text.split(/\s+/);
      for (let from = 0; from < words.length - 1; from++) {
        const first = words[from] ?? '';
        // "En Larkfell somos": what falls away begins no name.
        if (JOINING.test(first)) continue;
        if (!STARTS_UPPER.test(first) || (PLAIN_WORD.test(first) && !initials.has(first[0]?.toLowerCase()))) continue;
        for (let to = from + 2; to <= Math.min(words.length, from + MAX_WORDS); to++) {
          const spelling = words.slice(from, to).join(' ').replace(AROUND_WORDS, '');
          if (!wanted.has(squeeze(nameKey(spelling)))) continue;
          // "anna_vanden" begins "Anna Van Den Broeck".
          const isOpen = ENDS_IN_PARTICLE.test(spelling) && STARTS_UPPER.test(words[to] ?? '');
          const name = isOpen ? `${spelling} ${words[to]?.replace(AROUND_WORDS, '')}` : spelling;
          // "Weber & Roth" goes on after its sign, and one word alone spells nothing.
          if (!name.includes(' ')) continue;
          // "Weber · Dentist" is a name and a trade.
          if (!/,\s|\s[·•|–—/]\s/.test(name)) found.push({ name, place: 'text', source: lineSource(document, line) });
        }
      }
    }
  }
  return found;
}
