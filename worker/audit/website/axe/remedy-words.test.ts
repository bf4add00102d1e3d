import { describe, expect, it } from 'vitest';
import { remedyWords } from './remedy-words.ts';

describe('what a rule of axe-core has to do with', () => {
  it.each([
    ['Fix all of the following:\n  Page has no heading', 'What axe-core found: page has no heading.'],
    [
      'Fix any of the following:\n  No alt attribute\n  No title attribute',
      'One of these has to change: No alt attribute; No title attribute.',
    ],
    [
      'Fix all of the following:\n  In tab order\n  No text\n\nFix any of the following:\n  No label\n  No title',
      'All of these have to change: In tab order; No text. One of these has to change: No label; No title.',
    ],
    ['', 'See the rule for the remedy.'],
  ])('%s', (summary, words) => {
    expect(remedyWords(summary)).toBe(words);
  });

  it('does not tell a line that was cut off', () => {
    const cut = `Fix any of the following:\n  ${'a'.repeat(200)}\n  ${'b'.repeat(200)}`.slice(0, 300);
    expect(remedyWords(cut)).not.toContain('b');
  });
});
