import type { Results } from '../../contract/results.ts';
import { GROUP_TITLES, spelledOut } from '../group-words.ts';

export interface LockedGroup {
  id: string;
  title: string;
  count: number;
}

/** The names owners know the premium groups by; the keys are the results contract's. */
const TITLES: Record<string, string> = {
  ...GROUP_TITLES,
  checks: 'Checks with why they matter',
  evidence: 'Passages of evidence',
  access: 'Verdicts by page and assistant',
  questions: 'Customers’ questions',
  reading: 'More pages read twice',
  accessibility: 'Accessibility issues',
  lab: 'Lab measurements',
  plan: 'Steps of the 30-60-90 day plan',
};

/** Told with the recommendations they belong to. */
const PART_OF_ANOTHER = 'texts';

/** What the preview holds back, biggest group first. Empty when nothing is. */
export function selectLocked({ locked }: Results): LockedGroup[] {
  return Object.entries(locked ?? {})
    .filter(([id, count]) => count > 0 && id !== PART_OF_ANOTHER)
    .map(([id, count]) => ({ id, count, title: TITLES[id] ?? spelledOut(id) }))
    .toSorted((a, b) => b.count - a.count);
}
