import { expect, it } from 'vitest';
import type { RecommendationView } from '../view/recommendations.ts';
import { orderWords, selectWorklist } from '../view/worklist.ts';

it('speaks of what keeps out and misleads only where something does', () => {
  expect(orderWords([{ urgency: 'weakens' }, { urgency: 'misleads' }])).toContain('stands first');
  expect(orderWords([{ urgency: 'shuts out' }])).toContain('stands first');
  expect(orderWords([{ urgency: 'weakens' }, { urgency: 'polishes' }])).toBe('');
});

it('tells in full what one begins with, and nothing of low priority', () => {
  const row = (urgency: string, priority: string) =>
    ({ urgency, priority, points: 1, number: 1, scoreAfter: null, effort: 'hours' }) as RecommendationView;
  const rows = [row('weakens', 'high'), row('improves', 'medium'), row('improves', 'low'), row('polishes', 'low')];
  const results = { overallScore: 60, score: { confidence: 'full' } } as Parameters<typeof selectWorklist>[1];
  expect(selectWorklist(rows, results).fullCount).toBe(2);
});
