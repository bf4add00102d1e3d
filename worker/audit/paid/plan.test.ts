import { expect, it } from 'vitest';
import type { Improvement } from '../score/improvements.ts';
import { planOf } from './plan.ts';

const step = (id: string, gain: number, scoreAfter: number): Improvement =>
  ({
    checkIds: [id],
    results: [],
    advice: { title: id, description: '', how: '', effort: 'minutes', owner: 'you' },
    opensGate: false,
    urgency: 'plain',
    priority: 'low',
    gain,
    rawGain: gain,
    scoreAfter,
  }) as unknown as Improvement;

/** The three of the first month, which gain it together. */
const first = (gain: number, scoreAfter: number): Improvement[] => [
  step('missing-logo', gain, scoreAfter),
  step('missing-feed', 0, scoreAfter),
  step('low-contrast', 0, scoreAfter),
];

it('no step leads further than the points beside it, though the total of today is rounded twice', () => {
  const afters = (...steps: Improvement[]) =>
    planOf(steps, 95).flatMap((month) => month.steps.map((one) => one.scoreAfter));
  expect(afters(step('missing-logo', 1.9, 97.7), step('heavy-pages', 0.4, 98.1))).toEqual([97, 98]);
  expect(afters(step('missing-logo', 1.9, 97.3), step('heavy-pages', 2.7, 100))).toEqual([97, 100]);
  // 95 and 1.4 are 96 to whoever adds them up.
  expect(afters(step('missing-logo', 1.4, 96.8), step('heavy-pages', 3.2, 100))).toEqual([96, 100]);
  expect(afters(step('missing-logo', 4.6, 99), step('heavy-pages', 1, 100))).toEqual([99, 100]);
});

it('leads to no total where much was not measured', () => {
  const goals = (confidence: 'full' | 'partial') =>
    planOf([...first(12, 92), step('heavy-pages', 8, 100)], 80, confidence).map(({ goal }) => goal);
  expect(goals('full')).toEqual(['From 80 to 92.', 'From 92 to 100.']);
  expect(goals('partial')).toEqual(['Worth 12 points.', 'Worth 8 points.']);
  // What stands beside the steps, not what the rounded score does.
  const little = planOf([...first(1.9, 97.7), step('heavy-pages', 0.1, 97.8)], 95, 'partial');
  expect(little.map(({ goal }) => goal)).toEqual(['Worth 1.9 points.', 'Worth 0.1 points.']);
});
