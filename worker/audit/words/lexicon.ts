import { remembered } from '../website/text/remembered.ts';

/** An entry found in a text: `text.slice(start, end)` is what the entry names. */
export interface FoundWord<Tag extends string> {
  tag: Tag;
  start: number;
  end: number;
}

interface Entry<Tag> {
  tag: Tag;
  /** What stands there letter by letter; of an entry with gaps its longest part, to look for first. */
  literal: string;
  /** A word may begin before it. */
  isOpenBefore: boolean;
  /** The word may go on behind it. */
  isOpenBehind: boolean;
  /** An entry with gaps or with a place in a title, as it is written. */
  gapped: string | null;
  /** Longer phrases that have the word in them and mean something else, as they are written. */
  unless: readonly string[];
}

/**
 * Finds words in texts as `plainWords` leaves them, all lists in one go. The lists are data that somebody who speaks the language can
 * review: entries stand a line each, or several a line with " · " between them.
 *
 *     dentist                       a word or phrase of its own
 *     *orthodont*                   with any letters before it, behind it, or (peluquer* canina) in between
 *     catering ~ catering college   the first, unless it is part of one of those that follow
 *     office and _ cleaning         "_" is any one word
 *     | nettoyage, cleaning |       where a part of a title begins or ends
 *
 * Scripts without spaces between words need no stars. Lists are read when the first text is.
 */
export class Lexicon<Tag extends string> {
  private readonly lists: Iterable<readonly [Tag, string]>;
  private readonly scan: (text: string) => readonly FoundWord<Tag>[];
  private index: Index<Tag> | null = null;

  constructor(lists: Iterable<readonly [Tag, string]>) {
    this.lists = lists;
    this.scan = remembered((text) => this.find(text));
  }

  /** Every entry at every place, overlapping ones too, by place; at one place the longest first. */
  wordsIn(text: string): readonly FoundWord<Tag>[] {
    return this.scan(text);
  }

  /** How often each list is met; of words that overlap the first counts. */
  countsIn(text: string): ReadonlyMap<Tag, number> {
    const counts = new Map<Tag, number>();
    const ends = new Map<Tag, number>();
    for (const { tag, start, end } of this.scan(text)) {
      if (start < (ends.get(tag) ?? 0)) continue;
      ends.set(tag, end);
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    return counts;
  }

  has(text: string, tag: Tag): boolean {
    return this.scan(text).some((found) => found.tag === tag);
  }

  /** The text with a space for every word of the list; of words that overlap the first is taken. */
  without(text: string, tag: Tag): string {
    let rest = '';
    let from = 0;
    for (const found of this.scan(text)) {
      if (found.tag !== tag || found.start < from) continue;
      rest += `${text.slice(from, found.start)} `;
      from = found.end;
    }
    return rest + text.slice(from);
  }

  private find(text: string): FoundWord<Tag>[] {
    this.index ??= indexOf(this.lists);
    const { slots, short, gapped } = this.index;
    const found: FoundWord<Tag>[] = [];
    for (let at = 0; at < text.length - 2; at++) {
      const entries = slots[slotAt(text, at)];
      if (entries === undefined) continue;
      for (const entry of entries)
        if (stands(entry, text, at)) found.push({ tag: entry.tag, start: at, end: at + entry.literal.length });
    }
    const before = found.length;
    for (const entry of short)
      for (let at = text.indexOf(entry.literal); at >= 0; at = text.indexOf(entry.literal, at + 1))
        if (stands(entry, text, at)) found.push({ tag: entry.tag, start: at, end: at + entry.literal.length });
    for (const entry of gapped) if (text.includes(entry.literal)) found.push(...gappedIn(entry, text));
    return found.length === before ? found : found.sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

interface Index<Tag> {
  /** By their first three characters, as `slotAt` has it; the longest first. */
  slots: (Entry<Tag>[] | undefined)[];
  /** Of one or two characters. */
  short: Entry<Tag>[];
  gapped: Entry<Tag>[];
}

function indexOf<Tag>(lists: Iterable<readonly [Tag, string]>): Index<Tag> {
  const index: Index<Tag> = { slots: new Array(SLOTS), short: [], gapped: [] };
  for (const [tag, list] of lists) {
    for (const line of linesOf(list)) {
      if (line === '') continue;
      const entry = entryOf(tag, line);
      if (entry.gapped !== null) index.gapped.push(entry);
      else if (entry.literal.length < 3) index.short.push(entry);
      else {
        const slot = slotAt(entry.literal, 0);
        const others = index.slots[slot];
        if (others === undefined) index.slots[slot] = [entry];
        else {
          others.push(entry);
          others.sort((a, b) => b.literal.length - a.literal.length);
        }
      }
    }
  }
  return index;
}

/** Some thousand entries: most places of a text meet none of them. A power of two. */
const SLOTS = 8192;

const slotAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (SLOTS - 1);

/** A line that begins with "~" goes on with the entry above. */
const linesOf = (list: string): string[] =>
  (list.includes('~') ? list.replace(/\s*~\s*/g, '~') : list).split(/\s*[\n·]\s*/);

/** There are a thousand of them before the first text is read: no more is done here than must be. */
function entryOf<Tag>(tag: Tag, line: string): Entry<Tag> {
  const end = line.indexOf('~');
  const word = end < 0 ? line : line.slice(0, end);
  const isOpenBefore = word.startsWith('*');
  const isOpenBehind = word.endsWith('*');
  const literal = word.slice(isOpenBefore ? 1 : 0, isOpenBehind ? -1 : undefined);
  const isGapped = GAP.test(literal);
  return {
    tag,
    literal: isGapped ? longestPart(literal) : literal,
    isOpenBefore: isOpenBefore || !isWordCharacter(literal, 0),
    isOpenBehind: isOpenBehind || !isWordCharacter(literal, literal.length - 1),
    gapped: isGapped ? word : null,
    unless: end < 0 ? NOTHING : line.slice(end + 1).split('~'),
  };
}

const GAP = /[*_|]/;
const NOTHING: readonly string[] = [];

const longestPart = (word: string): string =>
  word
    .split(/\s*[*_|]\s*/)
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? '';

/** Characters around a word that may belong to a phrase which means something else. */
const PHRASE_CHARS = 40;

function stands<Tag>(entry: Entry<Tag>, text: string, at: number): boolean {
  const end = at + entry.literal.length;
  return (
    text.startsWith(entry.literal, at) &&
    (entry.isOpenBefore || at === 0 || !isWordCharacter(text, at - 1)) &&
    (entry.isOpenBehind || !isWordCharacter(text, end)) &&
    !isOtherwise(entry, text, at, end)
  );
}

function gappedIn<Tag extends string>(entry: Entry<Tag>, text: string): FoundWord<Tag>[] {
  return [...text.matchAll(patternOf(entry.gapped ?? ''))].flatMap(({ index, 0: words }) => {
    const end = index + words.length;
    return isOtherwise(entry, text, index, end) ? [] : [{ tag: entry.tag, start: index, end }];
  });
}

/** Whether the word from `start` to `end` is part of a phrase that means something else. */
function isOtherwise<Tag>({ unless }: Entry<Tag>, text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - PHRASE_CHARS);
  const around = text.slice(from, end + PHRASE_CHARS);
  return unless.some((phrase) =>
    [...around.matchAll(patternOf(phrase))].some(
      ({ index, 0: found }) => from + index <= start && from + index + found.length >= end,
    ),
  );
}

/** The same as classes of a pattern. */
const WORD_CHARACTER = String.raw`[\w\u00df-\u00f6\u00f8-\u052f]`;
const PART_BEGINS = String.raw`(?<=^|\| ?)`;
const PART_ENDS = String.raw`(?=$|\s*[|–—-]|,? (?:ltd|llc|inc|pty|co)\b)`;

/** What is written of an entry, as a pattern. */
function patternOf(word: string): RegExp {
  const begins = word.startsWith('| ');
  const ends = word.endsWith(' |');
  const bare = word.replace(/^\| | \|$/g, '');
  const inside = bare
    .replace(/^\*|\*$/g, '')
    .replace(/[.+?()[\]{}^$\\/]/g, '\\$&')
    .replaceAll('*', `${WORD_CHARACTER}*`)
    .replace(/(?<=^| )_(?= |$)/g, `${WORD_CHARACTER}+`);
  const before = begins
    ? PART_BEGINS
    : bare.startsWith('*') || !isWordCharacter(bare, 0)
      ? ''
      : `(?<!${WORD_CHARACTER})`;
  const behind = ends
    ? PART_ENDS
    : bare.endsWith('*') || !isWordCharacter(bare, bare.length - 1)
      ? ''
      : `(?!${WORD_CHARACTER})`;
  return new RegExp(before + inside + behind, 'g');
}

/** Letters and digits of scripts with spaces, as `plainWords` leaves them: "ł" and "ß" stay what they are. */
function isWordCharacter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) ||
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code >= 0xdf && code <= 0x52f && code !== 0xf7)
  );
}
