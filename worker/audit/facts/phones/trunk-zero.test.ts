import { expect, it } from 'vitest';
import { hasTrunkZero } from './trunk-zero.ts';

it.each([
  ['tel:+430664123456', true],
  ['tel:0043 (0)664 123456', true],
  ['tel:+43664123456', false],
  ['tel:0664123456', false],
  // Italy and Ivory Coast keep the 0.
  ['tel:+390212345678', false],
  ['tel:+2250123456789', false],
  ['mailto:ada@ada.test', false],
])('%s: %s', (href, has) => {
  expect(hasTrunkZero(href)).toBe(has);
});
