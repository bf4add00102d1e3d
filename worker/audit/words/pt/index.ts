import type { LanguageWords } from '../language-words.ts';
import { countries } from './countries.ts';
import { searched } from './searched.ts';
import { trades } from './trades.ts';
import { weekdays } from './weekdays.ts';

export const pt: LanguageWords = { countries, searched, trades, weekdays };
