import { expect, it } from 'vitest';
import { dialsAnother } from './dials-another.ts';

it('a number that a style turns round for visitors is no other one', () => {
  const href = 'tel:+4930123456789';
  expect(dialsAnother({ text: '030 555 01 77 88', href })).toBe(true);
  expect(dialsAnother({ text: '98 76 54 32 10 30', href })).toBe(false);
  expect(dialsAnother({ text: '030 123 456 789', href })).toBe(false);
});

it('reads a blank written in an address as a blank, not as digits', () => {
  expect(dialsAnother({ text: '+49 171 555 01 72', href: 'tel:+49%20171%20555%2001%2072' })).toBe(false);
  expect(dialsAnother({ text: '+49 171 555 01 72', href: 'tel:%2B49%20171%20555%2001%2073' })).toBe(true);
});
