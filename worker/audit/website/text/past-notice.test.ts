import { expect, it } from 'vitest';
import { endedWithoutYear } from './past-notice.ts';

const NOVEMBER = Date.UTC(2026, 10, 1);

it.each([
  [true, 'Bis zum 4. September sind wir im Urlaub!'],
  [true, 'We are closed until September 4th'],
  [false, 'Bis zum 4. Dezember sind wir im Urlaub!'],
  [false, 'Closed until 20 October'],
  [false, 'Closed until 1 April'],
  [false, 'Closed from 1 May to 30 August'],
  [false, 'Closed until 4 September 2026'],
  [false, 'On 4 September we open'],
])('%s: %s', (expected, text) => {
  expect(endedWithoutYear(text, NOVEMBER)).toBe(expected);
});
