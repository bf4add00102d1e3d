import { STARTS_UPPER } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { lineSource } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { NameCandidate } from './name-candidates.ts';
import { nameKey, squeeze } from './name-key.ts';

/** Names have at most this many words. */
const MAX_WORDS = 5;
/** Shorter spellings are found by chance. */
const MIN_LETTERS = 6;
/** Headers, introductions and footers lie within this much text. */
const MAX_CHARS = 30_000;

/** Words that are a word of a key too, whatever follows: what they spell begins as they do. "And", "Et" and "En" fall away. */
const PLAIN_WORD = lightLetters(/^(?!(?:und|and|et|e|y|en)(?![a-z\d]))\p{L}[\p{L}\d]*[.,:;!?'"’)]*$/iu);

const JOINING = /^(?:und|and|et|e|y|en)$/i;

/** No surname ends so. */
const ENDS_IN_PARTICLE = /\s(?:van|von|den|der|de|du|di|da|dos|le|ter|ten|zu)$/i;

const AROUND_WORDS = lightLetters(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu);

/** "bluelarchplumbing" as a host or an account, "Blue Larch Plumbing" in the text: the words that spell it are the name. */
export function spelledNames(website: Website, spellings: ReadonlySet<string>): NameCandidate[] {
  const wanted = new Set([...spellings].filter((one) => one.length >= MIN_LETTERS));
  if (wanted.size === 0) return [];
  const canBegin = beginningOf(wanted);
  // Headers and footers stand on every page.
  const known = new Map<string, string[]>();
  const found: NameCandidate[] = [];
  let charsLeft = MAX_CHARS;
  for (const document of website.documents) {
    for (const line of document.lines) {
      if (line.inPlain || line.foreign !== null || line.text.length > 1_000) continue;
      charsLeft -= line.text.length;
      if (charsLeft < 0) return found;
      const names = known.get(line.text) ?? namesIn(line.text.split(/\s+/), wanted, canBegin);
      known.set(line.text, names);
      for (const name of names) found.push({ name, place: 'text', source: lineSource(document, line) });
    }
  }
  return found;
}

/** Whether a word can be the first of one that is wanted. Each word is asked about once. */
function beginningOf(wanted: ReadonlySet<string>): (word: string) => boolean {
  const beginnings = new Set<string>();
  for (const one of wanted) for (let to = 0; to <= one.length; to++) beginnings.add(one.slice(0, to));
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    // "En Larkfell somos": what falls away begins no name.
    const isUpper = STARTS_UPPER.test(word) && !JOINING.test(word);
    const can = isUpper && (!PLAIN_WORD.test(word) || beginnings.has(squeeze(nameKey(word))));
    known.set(word, can);
    return can;
  };
}

function namesIn(words: string[], wanted: ReadonlySet<string>, canBegin: (word: string) => boolean): string[] {
  const names: string[] = [];
  for (let from = 0; from < words.length - 1; from++)
    if (canBegin(words[from] ?? '')) names.push(...namesFrom(words, from, wanted));
  return names;
}

function namesFrom(words: string[], from: number, wanted: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let to = from + 2; to <= Math.min(words.length, from + MAX_WORDS); to++) {
    const spelling = words.slice(from, to).join(' ').replace(AROUND_WORDS, '');
    if (!wanted.has(squeeze(nameKey(spelling)))) continue;
    // "poterie" spells "Poterie", and the clause it begins goes on: "Poterie en grès". What falls away ends no name either.
    if (JOINING.test(spelling.slice(spelling.lastIndexOf(' ') + 1))) continue;
    // "anna_vanden" begins "Anna Van Den Broeck".
    const isOpen = ENDS_IN_PARTICLE.test(spelling) && STARTS_UPPER.test(words[to] ?? '');
    const name = isOpen ? `${spelling} ${words[to]?.replace(AROUND_WORDS, '')}` : spelling;
    // "Weber & Roth" goes on after its sign, one word alone spells nothing, and "Weber · Dentist" is a name and a trade.
    if (name.includes(' ') && !/,\s|\s[·•|–—/]\s/.test(name)) names.push(name);
  }
  return names;
}
