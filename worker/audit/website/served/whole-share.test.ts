import { expect, it } from 'vitest';
import { partServed } from '../whole-share.ts';

it.each([
  [100, 100, 'all'],
  [96, 100, 'nearly all'],
  [12, 20, 'part'],
  [17, 20, 'nearly all'],
  [47, 100, 'part'],
  [6, 100, 'a small part'],
  [0, 100, 'none'],
])('%i of %i words are %s', (served, shown, word) => {
  expect(partServed(served, shown)).toBe(word);
});
