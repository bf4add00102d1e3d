/** Two characters tell most words apart. */
const LENGTH = 2;
/** After this, anything may follow. */
const OPEN = '\0';

/**
 * How what a pattern matches may begin: texts of at most two characters, one of which every match starts with. To pass over a
 * pattern at a place costs nothing then, and a pattern never met is never compiled. Understands alternatives, groups, classes without
 * ranges, `?` and look-aheads; whatever else stands in a pattern may be anything.
 */
export const beginningsOf = (source: string): Set<string> => {
  const all = new PatternReader(source).alternatives();
  return new Set([...all].map((one) => one.split(OPEN)[0] ?? ''));
};

/** Goes through a pattern once, from the left. Each method answers with the beginnings of what it has read. */
class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Set<string> {
    const all = this.sequence();
    while (this.source[this.at] === '|') {
      this.at++;
      for (const one of this.sequence()) all.add(one);
    }
    return all;
  }

  private sequence(): Set<string> {
    let heads = new Set(['']);
    for (let char = this.source[this.at]; char !== undefined; char = this.source[this.at]) {
      if (char === '|' || char === ')') break;
      const next = this.part();
      const behind = this.source[this.at];
      const isOptional = behind === '?' || behind === '*';
      const isRepeated = behind === '*' || behind === '+' || behind === '{';
      if (behind === '{') this.at = this.source.indexOf('}', this.at);
      if (isOptional || isRepeated) this.at++;
      const longer = follow(heads, isRepeated ? follow(next, new Set([OPEN])) : next);
      heads = isOptional ? new Set([...heads, ...longer]) : longer;
      if (isComplete(heads)) this.passOver();
    }
    return heads;
  }

  /** What follows in this sequence adds nothing. */
  private passOver(): void {
    for (let depth = 0; this.at < this.source.length; this.at++) {
      const char = this.source[this.at];
      if (depth === 0 && (char === '|' || char === ')')) return;
      if (char === '\\') this.at++;
      else if (char === '[') this.at = this.endOfClass();
      else if (char === '(') depth++;
      else if (char === ')') depth--;
    }
  }

  private endOfClass(): number {
    let at = this.at + 1;
    while (at < this.source.length && this.source[at] !== ']') at += this.source[at] === '\\' ? 2 : 1;
    return at;
  }

  private standsHere(text: string): boolean {
    return this.source.startsWith(text, this.at);
  }

  private part(): Set<string> {
    const char = this.source[this.at++] ?? '';
    if (char === '[') return this.characters();
    if (char === '(') return this.group();
    if (char === '\\') return this.escaped();
    return new Set([char === '.' ? OPEN : char]);
  }

  private group(): Set<string> {
    const isGroup = this.standsHere('?:');
    const isLookAhead = this.standsHere('?=') || this.standsHere('?!');
    if (isGroup || isLookAhead) this.at += 2;
    const inside = this.alternatives();
    this.at++;
    return isGroup ? inside : new Set([isLookAhead ? '' : OPEN]);
  }

  private escaped(): Set<string> {
    if (this.standsHere('p') || this.standsHere('P')) this.at = this.source.indexOf('}', this.at);
    const escaped = this.source[this.at++] ?? '';
    return new Set([/[\p{L}\d}]/u.test(escaped) ? OPEN : escaped]);
  }

  private characters(): Set<string> {
    const end = this.source.indexOf(']', this.at);
    const inside = this.source.slice(this.at, end);
    this.at = end + 1;
    return new Set(/[\\^-]/.test(inside) ? [OPEN] : inside);
  }
}

function isComplete(heads: ReadonlySet<string>): boolean {
  for (const head of heads) if (head.length < LENGTH && !head.includes(OPEN)) return false;
  return true;
}

function follow(heads: Set<string>, next: Set<string>): Set<string> {
  const all = new Set<string>();
  for (const head of heads) {
    if (head.length >= LENGTH || head.includes(OPEN)) all.add(head);
    else for (const one of next) all.add((head + one).slice(0, LENGTH));
  }
  return all;
}
