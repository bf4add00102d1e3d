import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { ja } from './ja/index.ts';
import type { LanguageWords } from './language-words.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import { pt } from './pt/index.ts';

/** The languages whose words are known, by tag: a folder each. */
export const LANGUAGES: Record<string, LanguageWords> = { en, de, fr, es, it, nl, pt, ja, pl };
