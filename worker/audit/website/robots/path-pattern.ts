const encoder = new TextEncoder();

/**
 * Path and query of an address, without the fragment, as robots.txt rules see it. Works on the text, not through `URL`: a
 * crawler compares the address as it requests it, so the caller encodes non-ASCII characters (an `href` read through `URL` is).
 */
export function requestPath(url: string): string {
  const afterScheme = url.indexOf('//') === -1 ? 0 : indexAfterScheme(url);
  const start = indexOfAny(url, '/?;', afterScheme);
  const fragment = url.indexOf('#', afterScheme);
  const end = fragment === -1 ? url.length : fragment;
  if (start === -1 || start >= end) return '/';
  const path = url.slice(start, end);
  return normaliseCase(path.startsWith('/') ? path : `/${path}`);
}

/** Characters outside printable ASCII become percent-encoded UTF-8, hex digits upper case: both sides are then compared octet by octet. */
export function normalisePattern(pattern: string): string {
  const encoded = pattern.replace(/[^ -~]+/g, (run) =>
    Array.from(encoder.encode(run), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
  return normaliseCase(encoded);
}

/**
 * Length of the rule in octets when it matches the path from its start, -1 when not. `*` stands for any run of characters,
 * `$` at the end for the end of the path. Leftmost matching of each piece is enough, so the work stays linear.
 */
export function matchLength(pattern: string, path: string): number {
  const isAnchored = pattern.endsWith('$');
  if (!isAnchored && !pattern.includes('*')) return path.startsWith(pattern) ? pattern.length : -1;
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return -1;
  let at = first.length;
  if (rest.length === 0) return isAnchored && at !== path.length ? -1 : pattern.length;
  const last = rest.pop() ?? '';
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found === -1) return -1;
    at = found + piece.length;
  }
  if (isAnchored) return path.length - last.length >= at && path.endsWith(last) ? pattern.length : -1;
  return path.indexOf(last, at) === -1 ? -1 : pattern.length;
}

function normaliseCase(text: string): string {
  return text.replace(/%[0-9a-fA-F]{2}/g, (octet) => octet.toUpperCase());
}

function indexAfterScheme(url: string): number {
  if (url.startsWith('//')) return 2;
  const scheme = url.indexOf('://');
  return scheme === -1 ? 0 : scheme + 3;
}

function indexOfAny(text: string, characters: string, from: number): number {
  for (let i = from; i < text.length; i++) if (characters.includes(text[i] ?? '')) return i;
  return -1;
}
