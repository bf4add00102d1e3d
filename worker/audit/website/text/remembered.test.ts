import { describe, expect, it } from 'vitest';
import { remembered, rememberedBy, remembering, TextMemory } from './remembered.ts';

describe('remembered', () => {
  it('asks once for each text of a website, and keeps nothing outside of it', () => {
    const asked: string[] = [];
    const length = remembered((text) => {
      if (text.length < 1_000) asked.push(text);
      return text === '' ? null : text.length;
    });
    const website = new TextMemory();
    remembering(website, () => {
      expect([length('Hours'), length(''), length('Hours'), length('')]).toEqual([5, null, 5, null]);
    });
    expect(asked).toEqual(['Hours', '']);
    remembering(new TextMemory(), () => length('Hours'));
    expect(asked).toEqual(['Hours', '', 'Hours']);
    remembering(website, () => length('Hours'));
    expect(asked).toHaveLength(3);
    length('Hours');
    length('Hours');
    expect(asked).toHaveLength(5);
  });

  it('gives the memory back to who had it, also when reading throws', () => {
    let asked = 0;
    const count = remembered((text) => (text.length < 1_000 ? ++asked : 0));
    remembering(new TextMemory(), () => {
      count('outer');
      const fails = () =>
        remembering(new TextMemory(), () => {
          count('inner');
          throw new Error('unreadable');
        });
      expect(fails).toThrow('unreadable');
      count('outer');
    });
    expect(asked).toBe(2);
  });

  it('is one memory for a reading and those within it', () => {
    let asked = 0;
    const count = remembered((text) => (text.length < 1_000 ? ++asked : 0));
    remembering(new TextMemory(), () => {
      for (let website = 0; website < 3; website++) remembering(new TextMemory(), () => count('Hours'));
      count('Hours');
    });
    expect(asked).toBe(1);
  });

  it('keeps no prose and not every text of a huge website', () => {
    let asked = 0;
    const count = remembered((text) => (text.startsWith('\n') ? 0 : asked++));
    const prose = 'word '.repeat(200);
    remembering(new TextMemory(), () => {
      count(prose);
      count(prose);
      expect(asked).toBe(2);
      for (let line = 0; line < 10_001; line++) count(`line ${line}`);
      count('line 0');
    });
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
    let asked = 0;
    const said = rememberedBy((text, language: string | null) => {
      if (text.length < 1_000) asked++;
      return `${text} ${language}`;
    });
    const answers = remembering(new TextMemory(), () => [
      said('so', 'de'),
      said('so', 'en'),
      said('so', null),
      said('so', 'de'),
    ]);
    expect(answers).toEqual(['so de', 'so en', 'so null', 'so de']);
    expect(asked).toBe(3);
  });
});
