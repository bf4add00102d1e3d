import { expect, it } from 'vitest';
import { onceOf } from './said-over.ts';

const once = (text: string) => onceOf(text.split(' ')).join(' ');

it('takes words that are said over and over once', () => {
  expect(once('call us now call us now')).toBe('call us now');
  expect(once('call us now call us now call us')).toBe('call us now');
  expect(once('rye oat rye spelt')).toBe('rye oat rye spelt');
  expect(once('call us now call')).toBe('call us now call');
  expect(once('ha ha')).toBe('ha ha');
});
