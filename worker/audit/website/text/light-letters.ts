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

/** Capitals of what is written in two cases: western, central European, Romanian, Greek, Cyrillic, Vietnamese, full width. */
const CAPITALS = [
  '\\x41-\\x5a\\xc0-\\xd6\\xd8-\\xde\\u0100\\u0102\\u0104\\u0106\\u0108\\u010a\\u010c\\u010e\\u0110\\u0112\\u0114',
  '\\u0116\\u0118\\u011a\\u011c\\u011e\\u0120\\u0122\\u0124\\u0126\\u0128\\u012a\\u012c\\u012e\\u0130\\u0132\\u0134',
  '\\u0136\\u0139\\u013b\\u013d\\u013f\\u0141\\u0143\\u0145\\u0147\\u014a\\u014c\\u014e\\u0150\\u0152\\u0154\\u0156',
  '\\u0158\\u015a\\u015c\\u015e\\u0160\\u0162\\u0164\\u0166\\u0168\\u016a\\u016c\\u016e\\u0170\\u0172\\u0174\\u0176',
  '\\u0178-\\u0179\\u017b\\u017d\\u0218\\u021a\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u038f\\u0391-\\u03a1',
  '\\u03a3-\\u03ab\\u0400-\\u042f\\u0490\\u1e9e\\u1ea0\\u1ea2\\u1ea4\\u1ea6\\u1ea8\\u1eaa\\u1eac\\u1eae\\u1eb0',
  '\\u1eb2\\u1eb4\\u1eb6\\u1eb8\\u1eba\\u1ebc\\u1ebe\\u1ec0\\u1ec2\\u1ec4\\u1ec6\\u1ec8\\u1eca\\u1ecc\\u1ece\\u1ed0',
  '\\u1ed2\\u1ed4\\u1ed6\\u1ed8\\u1eda\\u1edc\\u1ede\\u1ee0\\u1ee2\\u1ee4\\u1ee6\\u1ee8\\u1eea\\u1eec\\u1eee\\u1ef0',
  '\\u1ef2\\u1ef4\\u1ef6\\u1ef8\\u1efa\\u1efc\\u1efe\\uff21-\\uff3a',
].join('');

/** Small letters of the same. */
const SMALL = [
  '\\x61-\\x7a\\xb5\\xdf-\\xf6\\xf8-\\xff\\u0101\\u0103\\u0105\\u0107\\u0109\\u010b\\u010d\\u010f\\u0111\\u0113',
  '\\u0115\\u0117\\u0119\\u011b\\u011d\\u011f\\u0121\\u0123\\u0125\\u0127\\u0129\\u012b\\u012d\\u012f\\u0131\\u0133',
  '\\u0135\\u0137-\\u0138\\u013a\\u013c\\u013e\\u0140\\u0142\\u0144\\u0146\\u0148-\\u0149\\u014b\\u014d\\u014f',
  '\\u0151\\u0153\\u0155\\u0157\\u0159\\u015b\\u015d\\u015f\\u0161\\u0163\\u0165\\u0167\\u0169\\u016b\\u016d\\u016f',
  '\\u0171\\u0173\\u0175\\u0177\\u017a\\u017c\\u017e-\\u017f\\u0219\\u021b\\u0390\\u03ac-\\u03ce\\u0430-\\u045f',
  '\\u0491\\u1e9f\\u1ea1\\u1ea3\\u1ea5\\u1ea7\\u1ea9\\u1eab\\u1ead\\u1eaf\\u1eb1\\u1eb3\\u1eb5\\u1eb7\\u1eb9\\u1ebb',
  '\\u1ebd\\u1ebf\\u1ec1\\u1ec3\\u1ec5\\u1ec7\\u1ec9\\u1ecb\\u1ecd\\u1ecf\\u1ed1\\u1ed3\\u1ed5\\u1ed7\\u1ed9\\u1edb',
  '\\u1edd\\u1edf\\u1ee1\\u1ee3\\u1ee5\\u1ee7\\u1ee9\\u1eeb\\u1eed\\u1eef\\u1ef1\\u1ef3\\u1ef5\\u1ef7\\u1ef9\\u1efb',
  '\\u1efd\\u1eff\\uff41-\\uff5a',
].join('');

/** Where numbers stand: Latin, Arabic, raised and lowered, fractions, Roman, circled, Japanese, full width. */
const NUMBERS = [
  '\\x30-\\x39\\xb2-\\xb3\\xb9\\xbc-\\xbe\\u0660-\\u0669\\u06f0-\\u06f9\\u2070\\u2074-\\u2079\\u2080-\\u2089',
  '\\u2150-\\u2182\\u2185-\\u2189\\u2460-\\u249b\\u24ea-\\u24ff\\u2776-\\u2793\\u3007\\u3021-\\u3029\\uff10-\\uff19',
].join('');

/** Written out: asking ICU for each letter of a property at a first analysis takes longer than most patterns do. */
const CLASSES = { L: LETTERS, Lu: CAPITALS, Ll: SMALL, N: NUMBERS };

/** The same with the characters themselves: V8 reads all of them anew for each mention. */
const classes = new Map<string, string>();

function classOf(name: keyof typeof CLASSES): string {
  const known = classes.get(name);
  if (known !== undefined) return known;
  const made = CLASSES[name].replace(ESCAPED_CODE, (_escape, two?: string, four?: string) =>
    String.fromCharCode(Number.parseInt(two ?? four ?? '', 16)),
  );
  classes.set(name, made);
  return made;
}
const ESCAPED_CODE = /\\x([\da-f]{2})|\\u([\da-f]{4})/g;

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
  const light = new RegExp(source, flags.includes('u') && needsUnicode(pattern) ? flags : flags.replace('u', ''));
  light.test(longAs(firstText));
  light.lastIndex = 0;
  return light;
}

/** Not a pattern whose every part is a character of one unit: V8 folds case faster without the flag `u`, and finds the same. */
function needsUnicode(source: string): boolean {
  const others = source.includes('\\p{') ? source.replace(PROPERTY, '') : source;
  return NEEDS_UNICODE.test(others) || (others.includes('.') && others.replace(ESCAPED, '').includes('.'));
}

/** What is left when these are written as ranges needs no flag. */
const PROPERTY = /\\p\{(L|Lu|Ll|N)\}/g;
const NEEDS_UNICODE = /\\[pPSWDk]|\\u\{|\[\^|[\ud800-\udfffßẞ]/;
const ESCAPED = /\\.|\[(?:\\.|[^\]\\])*\]/g;
const SINGLE = /^\\([pP])\{(L|Lu|Ll|N)\}$/;

function withRanges(source: string, ignoresCase: boolean): string {
  if (!/\\p/i.test(source)) return source;
  return source.replace(PART, (part) => {
    if (part.length === 2) return part;
    const isClass = part.startsWith('[');
    const single = isClass ? null : SINGLE.exec(part);
    if (single === null && !(isClass && part.search(PROPERTY) >= 0)) return part;
    const inside = single ? `[${single[1] === 'P' ? '^' : ''}\\p{${single[2]}}]` : part;
    const ranges = inside.replace(PROPERTY, (_mention, name: keyof typeof CLASSES) =>
      ignoresCase && (name === 'Lu' || name === 'Ll') ? classOf('Lu') + classOf('Ll') : classOf(name),
    );
    // All letters of both cases are in it: the case of such a class need not be folded.
    return ignoresCase && inside.includes('\\p{L') ? `(?-i:${ranges})` : ranges;
  });
}
