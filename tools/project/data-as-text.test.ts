import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withTexts } from './data-as-text.ts';

const changed = (code: string) => withTexts(code, (text) => parseAst(text), 10);
const run = (code: string) => new Function(`${code}; return all;`)();

it('writes literals of data as text, the longest there are', () => {
  const code = 'const all = [{a: 1, "b c": [true, null, "ü\\n"], 5: 1e4}, {d: {}}]';
  expect(changed(code)).toMatch(/^const all = JSON\.parse\("[\s\S]*"\)$/);
  expect(run(changed(code))).toEqual(run(code));
});

it.each([
  'const all = [() => "a text to keep"]',
  'const all = {get: 1, ["a" + "b"]: 2}',
  'const all = {__proto__: {a: 1}}',
  'const all = [1, , 2, undefined]',
  'const all = [`a template`, /a/, 12n]',
  'const all = {...{}, f() {}}',
])('leaves code as it is: %s', (code) => expect(changed(code)).toBe(code));

it('finds data among code', () => {
  expect(changed('const all = f({data: [1, 2, 3, 4]}, (x) => x)')).toBe(
    'const all = f(JSON.parse("{\\"data\\":[1,2,3,4]}"), (x) => x)',
  );
});
