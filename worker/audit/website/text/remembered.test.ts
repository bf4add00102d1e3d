import { describe, expect, it } from 'vitest';
import { forgetTexts, remembered, rememberedBy } from './remembered.ts';

describe('remembered', () => {
  it('asks once for each text, until told to forget', () => {
    const asked: string[] = [];
    const length = remembered((text) => {
      if (text.length < 1_000) asked.push(text);
      return text === '' ? null : text.length;
    });
    expect([length('Hours'), length(''), length('Hours'), length('')]).toEqual([5, null, 5, null]);
    expect(asked).toEqual(['Hours', '']);
    forgetTexts();
    length('Hours');
    expect(asked).toEqual(['Hours', '', 'Hours']);
  });

  it('keeps no prose and not every text of a huge website', () => {
    let asked = 0;
    const count = remembered((text) => (text.startsWith('\n') ? 0 : asked++));
    const prose = 'word '.repeat(200);
    count(prose);
    count(prose);
    expect(asked).toBe(2);
    for (let line = 0; line < 10_001; line++) count(`line ${line}`);
    count('line 0');
    expect(asked).toBe(10_004);
  });
});

describe('patterns behind a memory', () => {
  it('see a long text of the same width first, so that they are compiled once', () => {
    const asked: string[] = [];
    const isShort = remembered((text) => {
      asked.push(text);
      return text.length < 1_000;
    });
    expect([isShort('Preis: 5 €'), isShort('Preis: 6 €')]).toEqual([true, true]);
    expect(asked.map((text) => text.length > 1_000)).toEqual([true, false, false]);
  });
});

describe('rememberedBy', () => {
  it('keeps what is said in one language apart from the others', () => {
    const said = rememberedBy((text, language: string | null) => `${text} ${language}`);
    expect([said('so', 'de'), said('so', 'en'), said('so', null), said('so', 'de')]).toEqual([
      'so de',
      'so en',
      'so null',
      'so de',
    ]);
  });
});
