import { expect, it } from 'vitest';
import { orderWords } from '../view/worklist.ts';

it('speaks of what keeps out and misleads only where something does', () => {
  expect(orderWords([{ urgency: 'weakens' }, { urgency: 'misleads' }])).toContain('stands first');
  expect(orderWords([{ urgency: 'shuts out' }])).toContain('stands first');
  expect(orderWords([{ urgency: 'weakens' }, { urgency: 'polishes' }])).toBe('');
});
