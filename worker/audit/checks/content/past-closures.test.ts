import { expect, it } from 'vitest';
import { main, outcome, text } from '../../../testing/run-content-check.ts';

it.each([
  ['pass', 'Wir haben vom 1. August 2027 bis einschließlich 15. August 2027 geschlossen.'],
  ['fail', 'Wir haben vom 1. August 2025 bis einschließlich 15. August 2025 geschlossen.'],
])('%s: %s', (expected, said) => {
  expect(outcome('outdated-statements', main(`<p>${said}</p>${text(8)}`))).toBe(expected);
});
