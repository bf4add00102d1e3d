import { lightLetters } from '../../text/light-letters.ts';
import { regexSource } from '../../text/regex-source.ts';
import { collapse } from '../words.ts';

/** A page under construction holds a handful. */
export const MAX_NOTES = 20;
const MAX_NOTE_CHARS = 300;

/** "TODO INCLUIDO" in capitals is a heading. */
const TODO = lightLetters(/(?<!\p{L})(?:TODO|FIXME)(?!\p{L})[\s\S]*\p{Ll}{3}/u);

const REPLACE = lightLetters(
  regexSource`
    (?<!\p{L})(?:replace|swap|ersetz|austausch|tausch|remplac|sostitu|reemplaz|sustitu|substitu|vervang|zamie[ńn]
    |podmie[ńn])(?!d\b)|差し替え|置き換え
  `,
  'iu',
);
const NOT_REAL_YET = lightLetters(
  regexSource`
    (?<!\p{L})(?:real|actual|genuine|placeholder|dummy|echte?[nrs]?|platzhalter|vrai[es]?|r[ée]els?|r[ée]elles?|ver[ie]|vere|reali
    |segnaposto|reales|verdader[ao]s?|reais|verdadeir[ao]s?|werkelijke|prawdziw\p{L}*)(?!\p{L})|本物|実際
  `,
  'iu',
);

/**
 * "TODO: ask for the real hours", "replace these by real reviews": what whoever built the page says of its text, where it tells that the text
 * is not what it will be. Null for all other comments.
 */
export function noteIn(comment: string): string | null {
  if (comment.length > MAX_COMMENT_CHARS) return null;
  const isNote = TODO.test(comment) || (REPLACE.test(comment) && NOT_REAL_YET.test(comment));
  return isNote && !IS_MARKUP.test(comment) ? collapse(comment).trim().slice(0, MAX_NOTE_CHARS) : null;
}

/** Longer ones are parts of the page that were taken out. */
const MAX_COMMENT_CHARS = 1_000;
const IS_MARKUP = /<\/?[a-z][^>]*>/i;
