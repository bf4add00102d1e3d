import { PROSE_LANGUAGES, type ProseLanguage } from '../../website/text/page-prose.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';

const PHRASES: Readonly<Record<ProseLanguage, Language>> = { en, de, fr, es, it, nl, pt, ja };

/** The words of a language (BCP 47); null where there are none. */
export function languageWords(code: string): Language | null {
  const known = PROSE_LANGUAGES.find((one) => one === code.slice(0, 2).toLowerCase());
  return known === undefined ? null : PHRASES[known];
}
