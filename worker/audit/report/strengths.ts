import { counted } from '../wording/words.ts';
import type { Summarised } from './summary.ts';

const MAX_STRENGTHS = 3;

/** What is well already, of what was measured and read for certain. `isOpen`: none of the main search assistants is turned away from the home page. */
export function strengths({ facts, questions, confidence }: Summarised, isOpen: boolean): string[] {
  const open = isOpen ? ['None of the main search assistants is turned away from your home page.'] : [];
  if (confidence === 'access_only') return open;
  const full = questions.filter(({ answered }) => answered === 'full').length;
  const judged = questions.filter(({ answered }) => answered !== 'inconclusive').length;
  const people = facts.people.filter(({ certainty, sources }) => certainty === 'certain' && sources.length > 0).length;
  return [
    ...open,
    ...(full * 2 >= judged && full > 0
      ? [`Of the ${counted(judged, 'question')} we could judge, your pages answer ${full}.`]
      : []),
    ...(people > 0 ? [`Your pages name ${people === 1 ? 'one person' : `${people} people`}.`] : []),
  ].slice(0, MAX_STRENGTHS);
}
