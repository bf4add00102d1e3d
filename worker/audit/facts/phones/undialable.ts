/** Fewer digits are no number anybody is reached under. */
const MIN_DIGITS = 3;

/**
 * Whether a telephone link holds what a phone cannot be sure to dial: slashes as of a web address ("tel://…"), or no number at all.
 * Blanks and letters, as of "1-800-FLOWERS", most phones put right.
 * Source: https://www.rfc-editor.org/rfc/rfc3966
 */
export function isUndialable(href: string): boolean {
  const dialled = /^\s*tel:([^;?]*)/i.exec(href)?.[1];
  if (dialled === undefined) return false;
  return (
    dialled.trim().startsWith('/') ||
    dialled.replace(/%[0-9a-f]{2}/gi, ' ').replace(/[^\p{L}\d]/gu, '').length < MIN_DIGITS
  );
}
