/**
 * The source of a pattern whose alternatives stand one a line, in the order they are tried. Spaces around a line do not count: one that
 * matters is written `[ ]`.
 */
export const alternatives = (lines: TemplateStringsArray): string =>
  lines.raw
    .join('')
    .trim()
    .split(/\s*\n\s*/)
    .join('|');
