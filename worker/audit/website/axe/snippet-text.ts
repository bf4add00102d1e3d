/** Longer texts are recognised by their beginning. */
const MAX_CHARS = 80;

/** The words of an element by its markup, which may be cut short; '' where it shows none. An owner knows a place by its words, not by its code. */
export function textOfSnippet(snippet: string): string {
  const text = snippet
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS).replace(/\s\S*$/, '')} …` : text;
}
