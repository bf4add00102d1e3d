import type { HoursLabelWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

const KINDS = [
  ...(['opening', 'timesOf', 'ofTimes', 'phone', 'reception', 'emergency', 'delivery'] as const),
  ...(['kitchen', 'course', 'event', 'meal', 'job', 'holiday'] as const),
];
export type TimesOf = (typeof KINDS)[number];

const inAll = (kind: keyof HoursLabelWords): string[] =>
  Object.values(LANGUAGES).flatMap(({ hoursLabels }) => hoursLabels[kind] ?? []);

/** What times are of, by the words around them. The words themselves are `<language>/hours-labels.ts`. */
export const HOURS_LABEL_LEXICON = new Lexicon<TimesOf>(
  KINDS.flatMap((kind) => inAll(kind).map((words): [TimesOf, string] => [kind, words])),
);

/** Alternatives of a pattern. */
export const PARTS_OF_DAY = [...new Set(inAll('partsOfDay').join(' ').split(' '))].join('|');
