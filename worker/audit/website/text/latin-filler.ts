import { detectAll } from 'tinyld';
import { FUNCTION_WORDS } from './detect-language.ts';
import { words as wordList } from './regex-source.ts';
import { remembered } from './remembered.ts';

/**
 * The two passages of Cicero (De finibus bonorum et malorum 1.10.32 and 33) and the scrambled one of typesetters, from whose words programs make
 * text for empty templates. https://www.lipsum.com/
 */
const PASSAGES = `
  sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo
  inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo nemo enim ipsam voluptatem quia voluptas sit aspernatur aut odit
  aut fugit sed quia consequuntur magni dolores eos qui ratione voluptatem sequi nesciunt neque porro quisquam est qui dolorem ipsum quia
  dolor sit amet consectetur adipisci velit sed quia non numquam eius modi tempora incidunt ut labore et dolore magnam aliquam quaerat
  voluptatem ut enim ad minima veniam quis nostrum exercitationem ullam corporis suscipit laboriosam nisi ut aliquid ex ea commodi
  consequatur quis autem vel eum iure reprehenderit qui in ea voluptate velit esse quam nihil molestiae consequatur vel illum qui dolorem
  eum fugiat quo voluptas nulla pariatur at vero eos et accusamus et iusto odio dignissimos ducimus qui blanditiis praesentium voluptatum
  deleniti atque corrupti quos dolores et quas molestias excepturi sint occaecati cupiditate non provident similique sunt in culpa qui
  officia deserunt mollitia animi id est laborum et dolorum fuga et harum quidem rerum facilis est et expedita distinctio nam libero tempore
  cum soluta nobis est eligendi optio cumque nihil impedit quo minus id quod maxime placeat facere possimus omnis voluptas assumenda est
  omnis dolor repellendus temporibus autem quibusdam et aut officiis debitis aut rerum necessitatibus saepe eveniet ut et voluptates
  repudiandae sint et molestiae non recusandae itaque earum rerum hic tenetur a sapiente delectus ut aut reiciendis voluptatibus maiores
  alias consequatur aut perferendis doloribus asperiores repellat
  lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim
  veniam quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in
  voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia
  deserunt mollit anim id est laborum
`;
/** What follows the well-known beginning of it where a program goes on in words of its own. */
export const TYPESETTERS_WORDS = new Set(
  wordList`
    aliquam aliquet augue bibendum donec dictum dignissim egestas eget eleifend erat euismod facilisis faucibus
    fermentum feugiat imperdiet justo lacinia lacus lectus leo ligula luctus maecenas mattis mauris metus
    molestie morbi nec nibh nisi nisl nulla nullam nunc odio orci posuere praesent pretium proin pulvinar purus
    quam quis quisque rhoncus risus sagittis sapien scelerisque sed semper sodales sollicitudin suscipit
    suspendisse tellus tempor tincidunt tortor tristique turpis ultrices ultricies urna varius vehicula vel
    velit venenatis vitae viverra volutpat vulputate
  `.split(' '),
);
let known: Set<string> | undefined;

/** Short ones are words of other languages too: "et", "qui", "in". */
const LONG = 7;
const MIN_WORDS = 8;
const MIN_LONG_WORDS = 3;
const MIN_SHARE = 0.8;
/** A shorter text is filler where every word is, two of them long. */
const FEW_WORDS = 4;
const FEW_LONG_WORDS = 2;
const MIN_CHARS = 11;
/** So many different words of typesetters among words of the passages; the rest is of their kind. */
const MIN_TYPESETTERS = 6;
const MIN_SHARE_OF_BOTH = 0.5;
/** The first words of the scrambled passage, and nothing behind them. */
const OPENING = /^lorem ipsum(?: dolor)?[\s.…]*$/i;
/** So much shows what it is. */
const QUOTED_WORDS = 5;
const WORD = /[a-z]+/g;
const ONLY_BASIC = /^[\x20-\x7e\s]*$/;

/** The beginning of a passage that is made of nothing but the words of those passages; null for what somebody wrote. */
export const latinFiller = remembered((text): string | null => {
  if (text.length < MIN_CHARS || !ONLY_BASIC.test(text)) return null;
  const words = text.toLowerCase().match(WORD) ?? [];
  if (words.length < FEW_WORDS) return OPENING.test(text.trim()) ? text.trim() : null;
  known ??= new Set(PASSAGES.match(WORD));
  if (isOfTypesetters(words, known)) return beginning(text);
  const filler = words.filter((word) => known?.has(word));
  const longWords = filler.filter(({ length }) => length >= LONG).length;
  const isFiller =
    words.length < MIN_WORDS
      ? filler.length === words.length && longWords >= FEW_LONG_WORDS
      : filler.length >= words.length * MIN_SHARE && longWords >= MIN_LONG_WORDS;
  return isFiller ? beginning(text) : null;
});

const beginning = (text: string): string => text.trim().split(/\s+/).slice(0, QUOTED_WORDS).join(' ');

/** "Nulla vehicula elit, non tincidunt sapien": in no passage, and nothing but their words and those that follow them. */
function isOfTypesetters(words: readonly string[], passages: ReadonlySet<string>): boolean {
  const theirs = words.filter((word) => TYPESETTERS_WORDS.has(word));
  const all = words.filter((word) => TYPESETTERS_WORDS.has(word) || passages.has(word));
  const share = all.length / words.length;
  if (new Set(theirs).size >= MIN_TYPESETTERS) return share >= MIN_SHARE_OF_BOTH;
  const longWords = new Set(theirs.filter(({ length }) => length >= LONG)).size;
  return words.length >= MIN_WORDS && longWords >= FEW_LONG_WORDS && share >= MIN_SHARE;
}

/** Shorter ones may be a motto, or names of plants. */
const MIN_PRINTERS_WORDS = 15;
/** Statistics of letters take long over more, and know no better. */
const MAX_CHARS = 2_000;
/** Running text of a language consists of its commonest words by a quarter at least. */
const MAX_COMMON_SHARE = 0.15;
const MIN_ENDINGS_SHARE = 0.4;
const LATIN_ENDING = /(?:[aeiu]m|[aiou]s|[aeiu]t|unt|ur|que|ae|io|i[bd]us)$/;
/** Statistics of letters give lists of ingredients and names of plants a sixth at most, made-up Latin half and more. */
const MIN_LATIN = 0.3;

/**
 * Running text that looks like Latin and is in no language of ours: programs for printed pages make such words up, as "et quidit volutempore
 * pro occupta". What is set in short lines may be a song, and what stands in quotation marks was said by somebody.
 */
export const printersLatin = remembered((whole): string | null => {
  const text = whole.slice(0, MAX_CHARS);
  if (!ONLY_BASIC.test(text) || /\d|^\s*["']/.test(text)) return null;
  const words = text.toLowerCase().match(WORD) ?? [];
  if (words.length < MIN_PRINTERS_WORDS * text.trim().split('\n').length) return null;
  if (words.filter((word) => LATIN_ENDING.test(word)).length < words.length * MIN_ENDINGS_SHARE) return null;
  common ??= Object.values(FUNCTION_WORDS).map((list) => new Set(list.split(' ')));
  if (common.some((list) => words.filter((word) => list.has(word)).length > words.length * MAX_COMMON_SHARE))
    return null;
  const [best] = detectAll(text);
  return best?.lang === 'la' && best.accuracy >= MIN_LATIN ? beginning(text) : null;
});
let common: Set<string>[] | undefined;

export const isWritten = ({ text }: { text: string }): boolean =>
  latinFiller(text) === null && printersLatin(text) === null;
