import { describe, expect, it } from 'vitest';
import { type LightPattern, lightLetters } from './light-letters.ts';

/** First and last character of the scripts whose letters must be told exactly. */
const EXACT: [string, number, number][] = [
  ['Latin', 0, 0x2ff],
  ['combining marks', 0x300, 0x36f],
  ['Greek and Cyrillic', 0x370, 0x52f],
  ['Hebrew and Arabic', 0x590, 0x6d3],
  ['Latin with two marks', 0x1e00, 0x1eff],
  ['punctuation and symbols', 0x2000, 0x206f],
  ['currencies, arrows, boxes, dingbats', 0x20a0, 0x20ff],
  ['shapes', 0x2190, 0x2bff],
  ['kana and Japanese punctuation', 0x3000, 0x30ff],
  ['kanji', 0x4e00, 0x9fff],
  ['Hangul', 0xac00, 0xd7a3],
  ['full width', 0xff00, 0xff9f],
];

describe('lightLetters', () => {
  it.each(EXACT)('tells the letters of %s', (_script, from, to) => {
    const light = lightLetters(/^\p{L}$/u);
    const folded = lightLetters(/^[\p{L}-]$/iu);
    const wrong = [];
    for (let code = from; code <= to; code++) {
      const char = String.fromCodePoint(code);
      const isLetter = /^\p{L}$/u.test(char);
      if (light.test(char) !== isLetter || folded.test(char) !== (isLetter || char === '-'))
        wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['western and central Europe', 0, 0x17f],
    ['Romanian', 0x218, 0x21b],
    ['Greek', 0x386, 0x3ce],
    ['Cyrillic', 0x400, 0x45f],
    ['Vietnamese', 0x1ea0, 0x1eff],
  ])('tells capitals, small letters and numbers of %s', (_script, from, to) => {
    const properties: [RegExp, LightPattern][] = [/^\p{Lu}$/u, /^[^\p{Ll}]$/u, /^[\p{N}-]$/u].map((heavy) => [
      heavy,
      lightLetters(heavy),
    ]);
    const wrong = [];
    for (let code = from; code <= to; code++) {
      const char = String.fromCodePoint(code);
      for (const [heavy, light] of properties)
        if (heavy.test(char) !== light.test(char)) wrong.push(`${code.toString(16)} ${heavy}`);
    }
    expect(wrong).toEqual([]);
  });

  it('takes small letters for capitals where case is ignored', () => {
    expect('weiß ŽELVA nguyễn'.match(lightLetters(/\p{Lu}[\p{Ll}\d]+/giu))).toEqual(['weiß', 'ŽELVA', 'nguyễn']);
    expect(lightLetters(/^\p{Lu}/iu).test('東')).toBe(false);
  });

  it('begins where every pattern begins', () => {
    const light = lightLetters(/\p{L}|$/gu);
    expect(light.exec('ab')?.index).toBe(0);
    expect(light.exec('ab')?.index).toBe(1);
  });

  it('leaves everything else of a pattern as it is', () => {
    const light = lightLetters(/(?<!\p{L})(straße|\[x\]|[^\p{L}\s][\]a])\P{L}/giu);
    expect(light.flags).toBe('giu');
    expect('Die STRASSE, die STRAßE.'.match(light)).toEqual(['STRAßE.']);
    expect('é[x]1 [X]!'.match(light)).toEqual(['[X]!']);
    expect('1]-'.match(light)).toEqual(['1]-']);
    expect('x]-'.match(light)).toBeNull();
  });

  it('takes a source as well', () => {
    expect('über uns'.match(lightLetters('(?<!\\p{L})UNS', 'iu'))?.index).toBe(5);
  });

  it('stands where a pattern stands', () => {
    const word = lightLetters(/\p{L}+/gu);
    expect('eins, zwei'.replace(word, (found) => found.toUpperCase())).toBe('EINS, ZWEI');
    expect('eins, zwei'.split(lightLetters(/[^\p{L}]+/u))).toEqual(['eins', 'zwei']);
    expect('1 eins'.search(word)).toBe(2);
    expect([...word.matchAll('ä b')].map(({ index }) => index)).toEqual([0, 2]);
    expect(lightLetters(/\p{L}/uy).execFrom('1ß', 1)?.[0]).toBe('ß');
  });
});
