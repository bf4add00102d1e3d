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

/** Whether the list holds the name. Nothing is decoded: letters are compared where they stand. */
export function holdsName(text: string, name: string): boolean {
  let from = 0;
  let to = text.length;
  while (to - from > LOOK_THROUGH) {
    const middle = text.indexOf('A', (from + to) >> 1);
    if (middle < 0 || middle >= to) to = (from + to) >> 1;
    else if (isBehind(name, text, middle + 1)) from = middle;
    else to = middle;
  }
  // How many letters of the name the last entry began with: the next one goes on from there.
  let agreed = 0;
  for (let at = from; at < text.length; at = nextCapital(text, at + 1)) {
    const shared = text.charCodeAt(at) - FIRST;
    if (shared > agreed) continue;
    // Sharing less than the name does, the entry comes after it; sharing none or most, it was written out from there.
    if (shared < agreed && shared > 0 && shared < MOST_SHARED) return false;
    agreed = shared;
    let letter = at + 1;
    while (agreed < name.length && text.charCodeAt(letter) === name.charCodeAt(agreed)) {
      letter++;
      agreed++;
    }
    const isAtEnd = letter >= text.length || isCapital(text.charCodeAt(letter));
    if (isAtEnd && agreed === name.length) return true;
    if (!isAtEnd && (agreed === name.length || text.charCodeAt(letter) > name.charCodeAt(agreed))) return false;
  }
  return false;
}

/** Whether the name comes after what is written out at `at`, or is the same. */
function isBehind(name: string, text: string, at: number): boolean {
  let agreed = 0;
  while (agreed < name.length && text.charCodeAt(at + agreed) === name.charCodeAt(agreed)) agreed++;
  if (at + agreed >= text.length || isCapital(text.charCodeAt(at + agreed))) return true;
  return agreed < name.length && text.charCodeAt(at + agreed) < name.charCodeAt(agreed);
}

function nextCapital(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // As `isCapital` says, which would be asked for each letter of hundreds of lists.
    if (code >= FIRST && code <= FIRST + MOST_SHARED) return at;
  }
  return text.length;
}

const isCapital = (code: number): boolean => code >= FIRST && code <= FIRST + MOST_SHARED;

/** A to Z. */
const FIRST = 65;
const MOST_SHARED = 25;
/** More makes the list smaller and looking a name up slower. */
const WRITTEN_OUT_EVERY = 32;
/** Letters: about as many as stand between two names that are written out. */
const LOOK_THROUGH = 256;
