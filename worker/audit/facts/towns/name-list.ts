/**
 * Sorted names in one text, each as a capital letter and what the name adds to the one before: the letter tells how many letters the
 * two share, and A begins a name written out. Names hold no capitals.
 */
export function encodeNames(names: Iterable<string>): string {
  let before = '';
  let text = '';
  [...new Set(names)].sort().forEach((name, index) => {
    let shared = 0;
    if (index % WRITTEN_OUT_EVERY !== 0)
      while (shared < MOST_SHARED && shared < name.length && name[shared] === before[shared]) shared++;
    text += String.fromCharCode(FIRST + shared) + name.slice(shared);
    before = name;
  });
  return text;
}

/** Whether the list holds the name. Nothing is decoded but the few names next to it. */
export function holdsName(text: string, name: string): boolean {
  let from = 0;
  let to = text.length;
  while (to - from > LOOK_THROUGH) {
    const middle = text.indexOf('A', (from + to) >> 1);
    if (middle < 0 || middle >= to) to = (from + to) >> 1;
    else if (nameAt(text, middle) <= name) from = middle;
    else to = middle;
  }
  let before = '';
  for (let at = from; at < text.length; ) {
    const rest = nameAt(text, at);
    before = before.slice(0, text.charCodeAt(at) - FIRST) + rest;
    if (before >= name) return before === name;
    at += 1 + rest.length;
  }
  return false;
}

/** What stands behind the capital at `at`. */
function nameAt(text: string, at: number): string {
  let end = at + 1;
  while (end < text.length && !isCapital(text.charCodeAt(end))) end++;
  return text.slice(at + 1, end);
}

const isCapital = (code: number): boolean => code >= FIRST && code <= FIRST + MOST_SHARED;

/** A to Z. */
const FIRST = 65;
const MOST_SHARED = 25;
/** More makes the list smaller and looking a name up slower. */
const WRITTEN_OUT_EVERY = 32;
/** Letters: about as many as stand between two names that are written out. */
const LOOK_THROUGH = 256;
