/** A quotation begins near what it is to show. */
const MAX_BEFORE_CHARS = 80;

/** The text from the line or sentence on that holds the words, where they do not stand near its beginning. */
export function passageWith(words: string, text: string): string {
  const at = text.indexOf(words);
  if (at <= MAX_BEFORE_CHARS) return text;
  const before = text.slice(0, at);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '));
  return `… ${text.slice(at - start > MAX_BEFORE_CHARS ? at : start + 1).trim()}`;
}
