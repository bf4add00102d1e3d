import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { detectAll } from 'tinyld';
import { expect, it } from 'vitest';
import { deferred, unpackLate } from './defer-module.ts';

const imported = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);

it('runs a module when one of its functions is called, once', async () => {
  const code = 'globalThis.ran = (globalThis.ran ?? 0) + 1; var a = (b) => b + 1;\nexport { a as next, a as other };\n';
  const { next } = await imported(deferred(code, ['next']));
  expect(globalThis).not.toHaveProperty('ran');
  expect([next(1), next(2)]).toEqual([2, 3]);
  expect(globalThis).toHaveProperty('ran', 1);
});

it('refuses what it would break', () => {
  expect(() => deferred('import x from "y";\nexport { x };', ['x'])).toThrow();
  expect(() => deferred('export const x = 1;', ['x'])).toThrow();
  expect(() => deferred('var x;\nexport { x };', ['y'])).toThrow();
});

it('defers the languages as the build does', async () => {
  const file = createRequire(import.meta.url)
    .resolve('tinyld')
    .replace(/\.js$/, '.mjs');
  const late = await imported(unpackLate(deferred(readFileSync(file, 'utf8'), ['detectAll'])));
  for (const text of TEXTS) expect(late.detectAll(text)).toEqual(detectAll(text));
});

it('refuses a package that changed', () => {
  expect(() => unpackLate('var a = { multiples: c.multiples };')).toThrow();
});

const TEXTS = [
  'Jó napot kívánok, miben segíthetek?',
  'Tervetuloa pieneen kauppaamme, jossa myymme villasukkia ja lankoja.',
  'constructor toString valueOf __proto__ hasOwnProperty',
  'Selamat datang di toko kami yang menjual kopi dan teh dari pegunungan.',
  'Velkommen til vårt lille verksted. Vi reparerer sykler og ski hele året.',
];
