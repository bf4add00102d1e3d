import { datesIn } from '../../website/text/dates.ts';
import { element } from '../as-html.ts';
import type { FixBuilder } from '../fix-input.ts';
import { coverAll, evidenceOf, forCheck, htmlFix, languageOfPage } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';

const CHECK = 'unmarked-dates';
const DAY_MS = 86_400_000;

/** Dates that stand as text, each in a `time` element with the same day for machines. Days nobody can tell for sure are left alone. */
export const timeElementFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    const fixes = evidenceOf(input, CHECK).flatMap(({ pageUrl, seen }) => {
      const page = input.inputs.pages?.find(({ url }) => url === pageUrl);
      const day = page ? dayOf(seen, languageOfPage(input, page)) : null;
      if (!page || day === null) return [];
      return htmlFix(input, page, {
        kind: 'html',
        placement: changePlacement(input, page, `in place of the date “${seen}”`),
        content: element('time', { datetime: day }, seen),
        action: 'instead',
        replaces: seen,
      });
    });
    return forCheck(CHECK, fixes, coverAll(input, CHECK, fixes));
  },
};

/** "2026-10-12". In 03/04/2026 the day comes first, except in English, where it may be either. */
export function dayOf(text: string, language: string): string | null {
  const [date] = datesIn(text);
  if (!date || date.isMonth) return null;
  if (date.to - date.from < DAY_MS) return new Date(date.from).toISOString().slice(0, 10);
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.replaceAll(' ', '')) ?? [];
  if (language.startsWith('en') || !day || !month || !year) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
