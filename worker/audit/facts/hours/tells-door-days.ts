import { WEEK } from '../../week/week.ts';
import { tokeniseHours } from './tokenise-hours.ts';

/** Whether a sentence says when the door is open: "daily from 11", "from Wednesday to Sunday". "Fresh every day" does not. */
export function tellsDoorDays(text: string, language: string | null): boolean {
  const tokens = tokeniseHours(text, language);
  const days = new Set(tokens.flatMap((token) => (token.kind === 'day' ? token.days : [])));
  const isTimed = tokens.some((token) => token.kind === 'time' && !token.bare);
  return days.size > 0 && (isTimed || days.size < WEEK.length);
}
