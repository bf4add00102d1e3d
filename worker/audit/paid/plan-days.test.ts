import { describe, expect, it } from 'vitest';
import type { Improvement } from '../score/improvements.ts';
import { planDays } from './plan.ts';

const task = (more: Partial<Improvement> = {}, effort: Improvement['advice']['effort'] = 'minutes'): Improvement =>
  ({
    checkIds: [],
    results: [],
    advice: { title: '', description: '', how: '', effort, owner: 'you' },
    opensGate: false,
    urgency: 'polishes',
    priority: 'low',
    gain: 0,
    rawGain: 0,
    scoreAfter: 0,
    ...more,
  }) as Improvement;
const daysOf = (...tasks: Improvement[]) => tasks.map(planDays(tasks));

describe('the three months', () => {
  it('have something each where the first thing takes as long as all the others', () => {
    const others = Array.from({ length: 6 }, () => task());
    const days = daysOf(task({ opensGate: true, urgency: 'shuts out', priority: 'high' }, 'days'), ...others);
    expect(days).toEqual(['1-30', '1-30', '1-30', '31-60', '31-60', '61-90', '61-90']);
  });

  it('begin with all that is urgent, and end with small things alone', () => {
    const high = task({ urgency: 'improves', priority: 'high' }, 'hours');
    const medium = () => task({ urgency: 'improves', priority: 'medium' }, 'hours');
    expect(daysOf(high, high, high, high, medium(), medium(), medium(), medium(), task())).toEqual([
      // The fifth stands below "Do this first".
      ...['1-30', '1-30', '1-30', '1-30', '1-30'],
      ...['31-60', '31-60', '31-60'],
      '61-90',
    ]);
  });

  it('are two for five tasks', () => {
    const tasks = [task({}, 'days'), task({}, 'hours'), task({}, 'hours'), task(), task()];
    expect(daysOf(...tasks)).toEqual(['1-30', '1-30', '1-30', '31-60', '31-60']);
  });
});
