/** A tag, and at the end of a snippet one that was cut. */
const TAG = /<[^>]*(?:>|$)/g;
/** The name of a sign that its font draws: no visitor reads it. */
export const DRAWN = /<(\w+)\b[^>]*\bclass="[^"]*\bmaterial-(?:icons|symbols)\b[^>]*>\s*[a-z\d_]+\s*<\/\1>/g;
/** No blank stands before the mark that ends a sentence. */
const INLINE_END = /<\/(?:a|b|em|i|span|strong|u)>(?=[.,;:!?)])/gi;
/** Names an element carries where it has no text. */
const NAMED = /\s(?:alt|aria-label|title|value|placeholder)="([^"]+)"/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** What a visitor reads of an element a tool quotes as markup: its text, else its name; null where it has neither. */
export function markupWords(snippet: string): string | null {
  const text = withoutCutWord(snippet).replace(DRAWN, ' ').replace(INLINE_END, '').replace(TAG, ' ');
  const words = plain(text) || plain(NAMED.exec(snippet)?.[1] ?? '');
  return words === '' ? null : words;
}

/** A snippet that ends in text was cut there, mostly inside a word. */
function withoutCutWord(snippet: string): string {
  const end = snippet.lastIndexOf('>') + 1;
  const tail = snippet.slice(end);
  if (end === 0 || tail.includes('<') || tail.trim() === '') return snippet;
  const whole = tail.slice(0, tail.search(LAST_WORD));
  return `${snippet.slice(0, end)}${whole.trim() === '' ? '' : `${whole.trimEnd()} …`}`;
}
const LAST_WORD = /\S*$/;

const plain = (text: string): string =>
  text
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
