import type { LanguageWords } from '../language-words.ts';
import { countries } from './countries.ts';
import { trades } from './trades.ts';
import { weekdays } from './weekdays.ts';

export const nl: LanguageWords = { countries, trades, weekdays };
