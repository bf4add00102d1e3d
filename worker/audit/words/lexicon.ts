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
  /** The text begins with it, ends with it. */
  isFirst: boolean;
  isLast: boolean;
  /** An entry with gaps or with a place in a title, as it is written. */
  gapped: string | null;
  /** Made of it for the first text that has its longest part. */
  pattern: RegExp | null;
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
 *     ^ kind words, review $        where the whole text does
 *     what ... say                  up to 40 characters in between
 *     {client, patient}{, s} say    one of those in braces, or none: four entries
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

  private find(text: string): readonly FoundWord<Tag>[] {
    this.index ??= indexOf(this.lists);
    const { slots, places, short } = this.index;
    const met: Met<Tag> = { found: [], gapped: [] };
    for (let at = nextPlace(text, 0, places); at >= 0; at = nextPlace(text, at + 1, places)) {
      const slot = slotAt(text, at);
      if (places[slot] === WORD_STARTS && at > 0 && isWordCharacter(text, at - 1)) continue;
      for (const entry of slots[slot] ?? []) if (text.startsWith(entry.literal, at)) look(entry, text, at, met);
    }
    const { found, gapped } = met;
    for (const entry of short)
      for (let at = text.indexOf(entry.literal); at >= 0; at = text.indexOf(entry.literal, at + 1))
        look(entry, text, at, met);
    for (const entry of gapped) found.push(...gappedIn(entry, text));
    if (found.length > 1) found.sort((a, b) => a.start - b.start || b.end - a.end);
    return found;
  }
}

interface Index<Tag> {
  /** By their first three characters, as `slotAt` has it. */
  slots: (Entry<Tag>[] | undefined)[];
  /** Where those of a slot may begin. */
  places: Uint8Array;
  /** Of one or two characters. */
  short: Entry<Tag>[];
}

/**
 * The next place where an entry may begin; -1: none. Run for every character of every line and small for that: with all that is done at
 * such a place in the same loop, V8 works longer on making it fast than a first analysis takes to read its lines.
 */
function nextPlace(text: string, from: number, places: Uint8Array): number {
  let first = text.charCodeAt(from);
  let second = text.charCodeAt(from + 1);
  for (let at = from; at < text.length - 2; at++) {
    const third = text.charCodeAt(at + 2);
    // As `slotAt` says, which would be asked for each character.
    if (places[(first * 961 + second * 31 + third) & (SLOTS - 1)] !== NOWHERE) return at;
    first = second;
    second = third;
  }
  return -1;
}

const NOWHERE = 0;
const WORD_STARTS = 1;
const ANYWHERE = 2;

function indexOf<Tag>(lists: Iterable<readonly [Tag, string]>): Index<Tag> {
  const index: Index<Tag> = { slots: new Array(SLOTS), places: new Uint8Array(SLOTS), short: [] };
  for (const [tag, list] of lists) for (const line of linesOf(list)) if (line !== '') put(entryOf(tag, line), index);
  return index;
}

function put<Tag>(entry: Entry<Tag>, { slots, places, short }: Index<Tag>): void {
  if (entry.literal.length < 3) {
    short.push(entry);
    return;
  }
  const slot = slotAt(entry.literal, 0);
  const others = slots[slot];
  if (others === undefined) slots[slot] = [entry];
  else others.push(entry);
  const place = entry.isOpenBefore || entry.gapped !== null ? ANYWHERE : WORD_STARTS;
  places[slot] = Math.max(place, places[slot] ?? NOWHERE);
}

/** Some thousand entries: most places of a text meet none of them. A power of two. */
const SLOTS = 8192;

const slotAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (SLOTS - 1);

/** A line that begins with "~" goes on with the entry above. */
function linesOf(list: string): string[] {
  const lines = (list.includes('~') ? list.replace(/\s*~\s*/g, '~') : list).split(/\s*[\n·]\s*/);
  return list.includes('{') ? lines.flatMap(eachOf) : lines;
}

/** An entry with braces as the entries it stands for. */
function eachOf(line: string): string[] {
  const open = line.indexOf('{');
  if (open < 0) return [line];
  const close = line.indexOf('}', open);
  const before = line.slice(0, open);
  const isBetweenWords = before === '' || before.endsWith(' ');
  const ends = eachOf(line.slice(close + 1));
  return line
    .slice(open + 1, close)
    .split(', ')
    .flatMap((choice) =>
      ends.map((end) => before + (choice === '' && isBetweenWords ? end.trimStart() : choice + end)),
    );
}

/** There are a thousand of them before the first text is read: no more is done here than must be. */
function entryOf<Tag>(tag: Tag, line: string): Entry<Tag> {
  const end = line.indexOf('~');
  const word = end < 0 ? line : line.slice(0, end);
  const isFirst = word.startsWith('^ ');
  const isLast = word.endsWith(' $');
  const said = isFirst || isLast ? word.slice(isFirst ? 2 : 0, isLast ? -2 : undefined) : word;
  const isOpenBefore = said.startsWith('*');
  const isOpenBehind = said.endsWith('*');
  const literal = said.slice(isOpenBefore ? 1 : 0, isOpenBehind ? -1 : undefined);
  const isGapped = GAP.test(literal);
  return {
    tag,
    literal: isGapped ? longestPart(literal) : literal,
    isOpenBefore: isOpenBefore || !isWordCharacter(literal, 0),
    isOpenBehind: isOpenBehind || !isWordCharacter(literal, literal.length - 1),
    isFirst,
    isLast,
    gapped: isGapped ? word : null,
    pattern: null,
    unless: end < 0 ? NOTHING : line.slice(end + 1).split('~'),
  };
}

const GAP = /[*_|]|\.\.\./;
const NOTHING: readonly string[] = [];

const longestPart = (word: string): string =>
  word
    .split(/\s*(?:[*_|^$]|\.\.\.)\s*/)
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? '';

/** What of a text has been met so far. */
interface Met<Tag extends string> {
  found: FoundWord<Tag>[];
  /** Those whose longest part was met. */
  gapped: Entry<Tag>[];
}

/** Here, and in what follows, the entry's letters stand at `at`. */
function look<Tag extends string>(entry: Entry<Tag>, text: string, at: number, { found, gapped }: Met<Tag>): void {
  if (entry.gapped === null) {
    if (stands(entry, text, at)) found.push({ tag: entry.tag, start: at, end: at + entry.literal.length });
  } else if (!gapped.includes(entry)) gapped.push(entry);
}

/** Characters around a word that may belong to a phrase which means something else. */
const PHRASE_CHARS = 40;

function stands<Tag>(entry: Entry<Tag>, text: string, at: number): boolean {
  const end = at + entry.literal.length;
  return (
    (!entry.isFirst || at === 0) &&
    (!entry.isLast || end === text.length) &&
    (entry.isOpenBefore || at === 0 || !isWordCharacter(text, at - 1)) &&
    (entry.isOpenBehind || !isWordCharacter(text, end)) &&
    !isOtherwise(entry, text, at, end)
  );
}

function gappedIn<Tag extends string>(entry: Entry<Tag>, text: string): FoundWord<Tag>[] {
  entry.pattern ??= patternOf(entry.gapped ?? '');
  return [...text.matchAll(entry.pattern)].flatMap(({ index, 0: words }) => {
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
const BEGINS = new Map([
  ['| ', String.raw`(?<=^|\| ?)`],
  ['^ ', '^'],
]);
const ENDS = new Map([
  [' |', String.raw`(?=$|\s*[|–—-]|,? (?:ltd|llc|inc|pty|co)\b)`],
  [' $', '$'],
]);

/** What is written of an entry, as a pattern. */
function patternOf(word: string): RegExp {
  const begins = BEGINS.get(word.slice(0, 2));
  const ends = ENDS.get(word.slice(-2));
  const bare = word.slice(begins === undefined ? 0 : 2, ends === undefined ? undefined : -2);
  const inside = bare
    .replace(/^\*|\*$/g, '')
    .replace(/[.+?()[\]{}^$\\/]/g, '\\$&')
    .replaceAll('*', `${WORD_CHARACTER}*`)
    .replace(/(?<=^| )_(?= |$)/g, `${WORD_CHARACTER}+`)
    .replaceAll(' \\.\\.\\. ', `(?!${WORD_CHARACTER}).{0,40}(?<!${WORD_CHARACTER})`);
  const before = begins ?? (bare.startsWith('*') || !isWordCharacter(bare, 0) ? '' : `(?<!${WORD_CHARACTER})`);
  const behind = ends ?? (bare.endsWith('*') || !isWordCharacter(bare, bare.length - 1) ? '' : `(?!${WORD_CHARACTER})`);
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
