import type { LanguageWords } from '../language-words.ts';
import { countries } from './countries.ts';
import { trades } from './trades.ts';

export const de: LanguageWords = { countries, trades };
