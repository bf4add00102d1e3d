/** Two characters tell most words apart. */
const LENGTH = 2;
/** After this, anything may follow. */
const OPEN = '\0';

/**
 * How what a pattern matches may begin: texts of at most two characters, one of which every match starts with. To pass over a
 * pattern at a place costs nothing then, and a pattern never met is never compiled. Understands alternatives, groups, classes without
 * ranges, `?` and look-aheads; whatever else stands in a pattern may be anything.
 */
export function beginningsOf(source: string): Set<string> {
  let at = 0;

  const alternatives = (): Set<string> => {
    const all = new Set(sequence());
    while (source[at] === '|') {
      at++;
      for (const one of sequence()) all.add(one);
    }
    return all;
  };

  const sequence = (): Set<string> => {
    let heads = new Set(['']);
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const next = part();
      const isOptional = source[at] === '?' || source[at] === '*';
      const isRepeated = source[at] === '*' || source[at] === '+' || source[at] === '{';
      if (isRepeated && source[at] === '{') at = source.indexOf('}', at);
      if (isOptional || isRepeated) at++;
      const longer = follow(heads, isRepeated ? follow(next, new Set([OPEN])) : next);
      heads = isOptional ? new Set([...heads, ...longer]) : longer;
    }
    return heads;
  };

  const part = (): Set<string> => {
    const char = source[at++] ?? '';
    if (char === '[') return charactersOf();
    if (char === '(') {
      const isGroup = source.startsWith('?:', at);
      const isLookAhead = source.startsWith('?=', at) || source.startsWith('?!', at);
      if (isGroup || isLookAhead) at += 2;
      const inside = alternatives();
      at++;
      return isGroup ? inside : new Set([isLookAhead ? '' : OPEN]);
    }
    if (char === '\\') {
      if (/[pP]/.test(source[at] ?? '')) at = source.indexOf('}', at);
      const escaped = source[at++] ?? '';
      return new Set([/[\p{L}\d}]/u.test(escaped) ? OPEN : escaped]);
    }
    return new Set([char === '.' ? OPEN : char]);
  };

  const charactersOf = (): Set<string> => {
    const end = source.indexOf(']', at);
    const inside = source.slice(at, end);
    at = end + 1;
    return new Set(/[\\^-]/.test(inside) ? [OPEN] : inside);
  };

  return new Set([...alternatives()].map((one) => one.split(OPEN)[0] ?? ''));
}

function follow(heads: Set<string>, next: Set<string>): Set<string> {
  const all = new Set<string>();
  for (const head of heads) {
    if (head.length >= LENGTH || head.includes(OPEN)) all.add(head);
    else for (const one of next) all.add((head + one).slice(0, LENGTH));
  }
  return all;
}

/** Whether one of the beginnings stands there. */
export const beginsAt = (beginnings: ReadonlySet<string>, text: string, at: number): boolean =>
  beginnings.has(text.slice(at, at + LENGTH)) || beginnings.has(text[at] ?? '') || beginnings.has('');
