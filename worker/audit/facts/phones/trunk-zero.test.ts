import { expect, it } from 'vitest';
import { hasTrunkZero } from './trunk-zero.ts';

it.each([
  ['tel:+4306606779083', true],
  ['tel:0043 (0)660 6779083', true],
  ['tel:+436606779083', false],
  ['tel:06606779083', false],
  // Italy and Ivory Coast keep the 0.
  ['tel:+390236618300', false],
  ['tel:+2250708091011', false],
  ['mailto:ada@ada.test', false],
])('%s: %s', (href, has) => {
  expect(hasTrunkZero(href)).toBe(has);
});
