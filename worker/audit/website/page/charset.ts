export interface DecodedHtml {
  text: string;
  charset: { used: string; declaredBy: 'header' | 'bom' | 'meta' | 'default' };
}

/** Bytes looked through for a meta declaration. The standard says 1,024; browsers go on while the head lasts, and so do we. */
const PRESCAN_BYTES = 4_096;

/**
 * Bytes of an HTML answer as text, in the order browsers decide: byte order mark, Content-Type header, meta. Without any,
 * browsers guess; we take UTF-8 when the bytes are valid UTF-8 and windows-1252, the standard's default, otherwise.
 * Source: https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedHtml {
  const marked = byteOrderMark(bytes);
  if (marked) return decoded(bytes, marked, 'bom');
  const header = decoderFor(/charset\s*=\s*["']?([^\s"';,]+)/i.exec((contentType ?? '').slice(0, 500))?.[1]);
  if (header) return decoded(bytes, header, 'header');
  const meta = decoderFor(metaCharset(bytes));
  // A document cannot say in ASCII letters that it is UTF-16; the standard reads that as UTF-8.
  if (meta) return decoded(bytes, meta.startsWith('utf-16') ? 'utf-8' : meta, 'meta');
  return decoded(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252', 'default');
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return null;
}

/** The encoding's own name for a label, null when the label is unknown. */
function decoderFor(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, PRESCAN_BYTES))
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const [tag] of start.matchAll(/<meta[\s/][^>]{0,1000}/gi)) {
    const direct = /\scharset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    if (direct) return direct;
    if (!/http-equiv\s*=\s*["']?content-type/i.test(tag)) continue;
    const inContent = /charset\s*=\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    if (inContent) return inContent;
  }
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const decoded = (bytes: Uint8Array, used: string, declaredBy: DecodedHtml['charset']['declaredBy']): DecodedHtml => ({
  text: new TextDecoder(used).decode(bytes),
  charset: { used, declaredBy },
});
