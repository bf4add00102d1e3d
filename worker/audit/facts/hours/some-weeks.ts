import { tokeniseHours } from './tokenise-hours.ts';

/** "First Sunday of each month, 9:00 – 11:00": times of a day of some weeks, and of no day of every week. */
export function tellsSomeWeeks(text: string, language: string | null): boolean {
  const tokens = tokeniseHours(text, language);
  return (
    tokens.some((token) => token.kind === 'holiday' && token.someWeeks === true) &&
    tokens.some(({ kind }) => kind === 'time') &&
    !tokens.some(({ kind }) => kind === 'day')
  );
}
