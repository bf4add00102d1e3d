import { expect, it } from 'vitest';
import { ask } from '../../../testing/question-cases.ts';

const isLeftOpen = (html: string) =>
  ask('en', 'other', html).questions.some(({ id, isTouched }) => id === 'other/experience' && isTouched === true);

it('a year that stands by itself may be the one it began in', () => {
  expect(isLeftOpen('<p>Est. 1987</p>')).toBe(true);
  expect(isLeftOpen('<p>Larch & Son, 1987</p>')).toBe(true);
  expect(isLeftOpen('<footer><p>© 2019 Larch</p></footer>')).toBe(false);
  expect(isLeftOpen('<p>Call 503-2019-44, suite 4/2019/7</p>')).toBe(false);
});
