import { describe, expect, it } from 'vitest';
import { isPicture, largestWords } from './largest-element.ts';

const drawn = (snippet: string, picture?: string | null) => ({
  selector: 'body > *',
  snippet,
  ...(picture === undefined ? {} : { picture }),
});

describe('the largest element', () => {
  it('is a picture where the browser says so, whatever its tag', () => {
    expect(isPicture(drawn('<div class="hero">', 'https://a.test/hero.jpg'))).toBe(true);
    expect(isPicture(drawn('<img src="a.jpg">'))).toBe(true);
    expect(isPicture(drawn('<p>Bread</p>', null))).toBe(false);
  });

  it('is told by its file or its words, never by its code', () => {
    expect(largestWords(drawn('<div class="hero">', 'https://a.test/img/hero.jpg'))).toBe('hero.jpg');
    expect(largestWords(drawn('<div>', 'https://a.test/img/our%20shop.jpg'))).toBe('our shop.jpg');
    expect(largestWords(drawn('<div>', 'https://a.test/img/100%.jpg'))).toBe('100%.jpg');
    expect(largestWords(drawn('<p class="lead">Bread of rye <b>and sp', null))).toBe('Bread of rye and sp');
    expect(largestWords(drawn('<p>Oak &amp; Ash', null))).toBe('Oak & Ash');
    expect(largestWords(drawn('<div class="x"><div cl', null))).toBeNull();
  });
});
