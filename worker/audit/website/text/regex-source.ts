/**
 * The source of a pattern that is written over several lines. Line breaks, and what a line is indented by, are no part of it; a space
 * within a line is.
 */
export function regexSource({ raw }: TemplateStringsArray, ...inserted: string[]): string {
  return raw.map((text, index) => text.replace(/\n\s*/g, '') + (inserted[index] ?? '')).join('');
}

/** Alternatives of a pattern, one a line. */
export const phrases = ({ raw }: TemplateStringsArray): string =>
  raw
    .join('')
    .trim()
    .replace(/\s*\n\s*/g, '|');

/** Words written over several lines, as one text with a space between them. */
export const words = ({ raw }: TemplateStringsArray): string => raw.join('').trim().replace(/\s+/g, ' ');
