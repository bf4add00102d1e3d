import { counted } from '../wording/words.ts';
import type { Summarised } from './summary.ts';

const MAX_STRENGTHS = 3;

/** What is well already, of what was measured and read for certain. `isOpen`: no search assistant is turned away anywhere. */
export function strengths({ facts, questions, confidence }: Summarised, isOpen: boolean): string[] {
  const open = isOpen ? ['No search assistant is turned away.'] : [];
  if (confidence === 'access_only') return open;
  const full = questions.filter(({ answered }) => answered === 'full').length;
  const judged = questions.filter(({ answered }) => answered !== 'inconclusive').length;
  const people = facts.people.filter(({ certainty, sources }) => certainty === 'certain' && sources.length > 0).length;
  return [
    ...open,
    ...(full * 2 >= judged && full > 0
      ? [`Of the ${counted(judged, 'question')} we could judge, your pages answer ${full}.`]
      : []),
    ...(people > 0 ? [`People learn the ${people === 1 ? 'name of one person' : `names of ${people} people`}.`] : []),
  ].slice(0, MAX_STRENGTHS);
}
