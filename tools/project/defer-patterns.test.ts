import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lightLetters } from '../../worker/audit/website/text/light-letters.ts';
import { withTexts } from './defer-patterns.ts';

const deferred = (code: string) => withTexts(code, parseAst);

it('gives the text of a pattern in place of the pattern, and leaves the rest', () => {
  const code = String.raw`const a = [lightLetters(/\p{L}"\/'\\/gu, ), /\p{N}/u], b = () => lightLetters(/é/);`;
  const made = String.raw`const a = [lightLetters("\\p{L}\"\\/'\\\\", "gu", ), /\p{N}/u], b = () => lightLetters("é", "");`;
  expect(deferred(code)).toBe(made);
  expect(deferred('lightLetters(SOURCE, "u"); other(/x/u);')).toBe('lightLetters(SOURCE, "u"); other(/x/u);');
});

it('makes the same pattern of it', () => {
  const code = String.raw`lightLetters(/(?<!\p{L})[\p{Lu}\/"'\\\u00e9]+\n/giu)`;
  const run = (text: string) => new Function('lightLetters', `return ${text};`)(lightLetters);
  expect(deferred(code)).not.toContain('/giu');
  expect(run(deferred(code))).toEqual(run(code));
});
