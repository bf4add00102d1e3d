/**
 * The letters of `\p{L}` as few ranges: exactly those of Latin, Greek, Cyrillic, Hebrew, Arabic, kana, kanji and Hangul, and whole
 * blocks of the remaining scripts, their marks and digits included.
 */
const LETTERS = [
  'a-zA-Z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u02c6-\\u02d1\\u02e0-\\u02e4\\u02ec\\u02ee',
  '\\u0370-\\u0374\\u0376\\u0377\\u037a-\\u037d\\u037f\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03f5\\u03f7-\\u0481\\u048a-\\u0556',
  '\\u05d0-\\u05ea\\u05ef-\\u05f2\\u0620-\\u064a\\u066e-\\u066f\\u0671-\\u06d3\\u06d5\\u0700-\\u1fbc\\u1fbe\\u1fc2-\\u1fcc\\u1fd0-\\u1fdb',
  '\\u1fe0-\\u1fec\\u1ff2-\\u1ffc\\u2c00-\\u2dff\\u3005\\u3006\\u3031-\\u3035\\u303b\\u303c\\u3041-\\u3096\\u309d-\\u309f',
  '\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u318e\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\ua48c\\ua4d0-\\ud7fb',
  '\\uf900-\\ufdfb\\ufe70-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc',
].join('');

/** First and last character of what is written in two cases: western, central European, Romanian, Greek, Cyrillic, Vietnamese, full width. */
const CASED: [number, number][] = [
  [0x41, 0x17f],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e9e, 0x1eff],
  [0xff21, 0xff5a],
];
/** Where numbers stand: Latin, Arabic, raised and lowered, fractions, Roman, circled, Japanese, full width. */
const NUMBERED: [number, number][] = [
  [0x30, 0xbe],
  [0x660, 0x6f9],
  [0x2070, 0x2189],
  [0x2460, 0x24ff],
  [0x2776, 0x2793],
  [0x3007, 0x3029],
  [0xff10, 0xff19],
];
/** Worked out for the first pattern that has one. */
const classes: Record<string, string> = { L: LETTERS };
const classOf = (name: string): string =>
  (classes[name] ??= rangesOf(new RegExp(`\\p{${name}}`, 'u'), name === 'N' ? NUMBERED : CASED));

/** A class from its bracket to its end, or anything escaped. */
const PART = /\[(?:\\[pPu]\{[^}]*\}|\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\./g;

/** Longer than 1,000 characters, and nothing that a pattern could follow far. */
const LONG_TEXT = '\n.'.repeat(501);

/** The same in characters of as many bytes as those of `text`: V8 compiles a pattern for each width. */
export const longAs = (text: string): string => (LONG_TEXT + text).slice(0, LONG_TEXT.length);

/**
 * The same pattern with `\p{L}`, `\p{Lu}`, `\p{Ll}` and `\p{N}` written as ranges. V8 asks for the property anew for each mention, each
 * time it compiles, and folds the case of all its 140,000 letters where case is ignored: a tenth to half a millisecond each, four times
 * over. A pattern that mentions it often costs a first analysis more than all its text.
 *
 * It is made for the first text it is asked about: hundreds of patterns wait for a language or a question that few websites have.
 */
export class LightPattern {
  /** Each method looks for it itself: all patterns together are asked a hundred thousand times of a website. */
  private made: RegExp | null = null;
  readonly source: string;
  readonly flags: string;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
  }

  test(text: string): boolean {
    return (this.made ?? this.make(text)).test(text);
  }

  exec(text: string): RegExpExecArray | null {
    return (this.made ?? this.make(text)).exec(text);
  }

  /** For patterns that are sticky or find all: from this place on. */
  execFrom(text: string, at: number): RegExpExecArray | null {
    const made = this.made ?? this.make(text);
    made.lastIndex = at;
    return made.exec(text);
  }

  /** `text.matchAll` takes nothing but a RegExp. */
  matchAll(text: string): RegExpStringIterator<RegExpExecArray> {
    return text.matchAll(this.made ?? this.make(text));
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return text.match(this.made ?? this.make(text));
  }

  [Symbol.replace](text: string, by: string | ((match: string, ...groups: string[]) => string)): string {
    const made = this.made ?? this.make(text);
    return typeof by === 'string' ? text.replace(made, by) : text.replace(made, by);
  }

  [Symbol.search](text: string): number {
    return text.search(this.made ?? this.make(text));
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return text.split(this.made ?? this.make(text), limit);
  }

  private make(text: string): RegExp {
    this.made = compile(this.source, this.flags, text);
    return this.made;
  }
}

export type Pattern = RegExp | LightPattern;

export function lightLetters(pattern: RegExp): LightPattern;
export function lightLetters(source: string, flags?: string): LightPattern;
export function lightLetters(pattern: RegExp | string, flags = ''): LightPattern {
  return typeof pattern === 'string'
    ? new LightPattern(pattern, flags)
    : new LightPattern(pattern.source, pattern.flags);
}

/**
 * V8 compiles a pattern twice: for its first text slowly running code, for its second real code
 * (https://v8.dev/blog/regexp-tier-up), unless the first is longer than 1,000 characters. So its first text here is a long one, as
 * wide as `firstText`.
 */
function compile(pattern: string, flags: string, firstText: string): RegExp {
  const source = withRanges(pattern, flags.includes('i'));
  const light = new RegExp(source, needsUnicode(source) ? flags : flags.replace('u', ''));
  light.test(longAs(firstText));
  light.lastIndex = 0;
  return light;
}

/** Not a pattern whose every part is a character of one unit: V8 folds case faster without the flag `u`, and finds the same. */
const needsUnicode = (source: string): boolean =>
  /\\[pPSWDk]|\\u\{|\[\^|[\ud800-\udfffßẞ]/.test(source) ||
  source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '').includes('.');

function withRanges(source: string, ignoresCase: boolean): string {
  return source.replace(PART, (part) => {
    const single = /^\\([pP])\{(L|Lu|Ll|N)\}$/.exec(part);
    if (!single && !(part.startsWith('[') && /\\p\{(?:L|Lu|Ll|N)\}/.test(part))) return part;
    const inside = single ? `[${single[1] === 'P' ? '^' : ''}\\p{${single[2]}}]` : part;
    const isOfLetters = /\\p\{L/.test(inside);
    const ranges = inside.replace(/\\p\{(L|Lu|Ll|N)\}/g, (_mention, name: string) => {
      if (!ignoresCase || name === 'L' || name === 'N') return classOf(name);
      return `${classOf('Lu')}${classOf('Ll')}`;
    });
    // All letters of both cases are in it: the case of such a class need not be folded.
    return ignoresCase && isOfLetters ? `(?-i:${ranges})` : ranges;
  });
}

function rangesOf(property: RegExp, spans: [number, number][]): string {
  let ranges = '';
  for (const [first, last] of spans) {
    let start: number | null = null;
    for (let code = first; code <= last + 1; code++) {
      const isIn = code <= last && property.test(String.fromCharCode(code));
      if (isIn) start ??= code;
      else if (start !== null) {
        ranges += start === code - 1 ? escaped(start) : `${escaped(start)}-${escaped(code - 1)}`;
        start = null;
      }
    }
  }
  return ranges;
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
