import { rowOf } from '../../countries/country-rows.ts';
import { looksWritten } from '../../countries/phone-habits.ts';

/** Written with a country code, a trunk prefix, or in the grouping its country uses for phones. */
export const looksLikePhone = (text: string, country: string | null): boolean =>
  /^\(?(?:\+|00)\s?\d/.test(text) || looksWritten(text, rowOf(country).phone);
