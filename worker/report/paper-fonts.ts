import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?inline';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import serifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?inline';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?inline';

/** Loaded only for what is printed: together some 250 KB of text. */

const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, address: string, range = ''): string =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url(${address}) format("woff2")${range && `;unicode-range:${range}`}}`;

/** The faces of the app, in Latin and Latin Extended, as rules that hold their files. Other scripts fall back to the printer's. */
export const PAPER_FONTS = [
  // The last that has a letter wins.
  face('Source Serif 4 Variable', serifLatin),
  face('Source Serif 4 Variable', serifLatinExt, EXTENDED),
  face('Inter Variable', interLatin),
  face('Inter Variable', interLatinExt, EXTENDED),
].join('');
