import { describe, expect, it } from 'vitest';
import { variant } from './variants.ts';
import { counted, listed, listedUpTo, pageWords, points, quoted, seenWords, sentence } from './words.ts';

describe('words', () => {
  it('lists and counts', () => {
    expect(listed([])).toBe('');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listedUpTo(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
    expect(listedUpTo(['a', 'b'], 2)).toBe('a and b');
    expect(counted(1, 'page')).toBe('1 page');
    expect(counted(0, 'inquiry', 'inquiries')).toBe('0 inquiries');
  });

  it('says gains as they are', () => {
    expect(points(1.04)).toBe('1 point');
    expect(points(2.25)).toBe('2.3 points');
    expect(points(0.02)).toBe('less than a tenth of a point');
  });

  it('quotes at a word', () => {
    expect(quoted('one  two\nthree')).toBe('“one two three”');
    expect(quoted('one two three', 9)).toBe('“one two …”');
  });

  it('puts no marks of its own around marks that stand around all of it', () => {
    expect(quoted('"We have used them for years. They are kind."')).toBe(
      '“We have used them for years. They are kind.”',
    );
    expect(quoted('„Immer pünktlich und freundlich“')).toBe('“Immer pünktlich und freundlich”');
    // The closing one was cut.
    expect(quoted('"We have used them for years.')).toBe('“We have used them for years.”');
    expect(quoted('"Oak" and "Larch"')).toBe('“"Oak" and "Larch"”');
  });

  it('quotes what a page says, and never a note of ours', () => {
    expect(seenWords({ seen: 'Open daily' })).toBe('“Open daily”');
    expect(seenWords({ seen: 'no link to a review profile on the 5 pages read' })).toBe(
      'no link to a review profile on the 5 pages read',
    );
    expect(seenWords({ seen: 'Fresh bread (missing here: name)', words: '“Fresh bread” (missing here: name)' })).toBe(
      '“Fresh bread” (missing here: name)',
    );
    expect(seenWords({ seen: '', words: '“Bread of the whole week”: “4.20 €”' }, 20)).toBe('“Bread of the whole …”');
    const list = '“Bread of the week” · “Rolls and buns” · “Cakes”';
    expect(seenWords({ seen: '', words: list }, 30)).toBe('“Bread of the week” and 2 more');
    expect(seenWords({ seen: '', words: list }, 12)).toBe('“Bread of …”');
  });

  it('shows whom a link writes to, and not the message it brings', () => {
    expect(seenWords({ seen: 'https://wa.me/4471234567?text=Hi%20there' })).toBe('“https://wa.me/4471234567”');
    expect(seenWords({ seen: 'mailto:us@larch.test?subject=Larch of bread' })).toBe('“mailto:us@larch.test”');
    const words = '“Write” → “mailto:us@larch.test?subject=Bread”';
    expect(seenWords({ seen: '', words })).toBe('“Write” → “mailto:us@larch.test”');
    const sent = 'https://api.whatsapp.com/send?phone=4471234567&text=Hi';
    expect(seenWords({ seen: sent })).toBe('“https://api.whatsapp.com/send?phone=4471234567”');
    expect(seenWords({ seen: 'https://larch.test/?text=1' })).toBe('“https://larch.test/?text=1”');
  });

  it('names pages as owners do', () => {
    expect(pageWords('https://a.test/', 'https://a.test/')).toBe('the home page');
    expect(pageWords('https://a.test/preise?x=1', 'https://a.test/')).toBe('/preise?x=1');
    expect(pageWords('robots.txt', 'https://a.test/')).toBe('robots.txt');
  });

  it('ends a sentence once and never repeats a way of saying it', () => {
    expect(sentence('Say it')).toBe('Say it.');
    expect(sentence('Say it.')).toBe('Say it.');
    expect(sentence('It says “Come in.”')).toBe('It says “Come in.”');
    expect(sentence('It names “https://larch.example/tea.”')).toBe('It names “https://larch.example/tea.”.');
    expect([0, 1, 2, 3].map((at) => variant(at, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c', 'a']);
  });
});
