import type { Improvement } from './improvements.ts';

/** More are no beginning. */
const MAX_FIRST_THINGS = 5;

type Weighed = Pick<Improvement, 'urgency' | 'priority'>;

/** What a report tells its owner to do first. Small things are no place to begin: where there is nothing else, nothing comes first. */
export const firstThings = <Task extends Weighed>(tasks: readonly Task[]): Task[] =>
  tasks.filter(({ urgency, priority }) => urgency !== 'polishes' && priority !== 'low').slice(0, MAX_FIRST_THINGS);
