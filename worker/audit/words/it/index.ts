import type { LanguageWords } from '../language-words.ts';
import { countries } from './countries.ts';
import { hours } from './hours.ts';
import { searched } from './searched.ts';
import { trades } from './trades.ts';
import { weekdays } from './weekdays.ts';

export const it: LanguageWords = { countries, hours, searched, trades, weekdays };
