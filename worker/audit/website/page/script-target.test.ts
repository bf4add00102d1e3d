import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { scriptTarget } from './script-target.ts';

const BASE = 'https://taps.test/menu/';

describe('scriptTarget', () => {
  it('reads where a click handler goes', () => {
    expect(scriptTarget("location.href='/contact'", BASE)).toBe('https://taps.test/contact');
    expect(scriptTarget('window.location = "prices.html#top"; return false', BASE)).toBe(
      'https://taps.test/menu/prices.html',
    );
    expect(scriptTarget("location.assign('../about')", BASE)).toBe('https://taps.test/about');
    expect(scriptTarget("window.open('https://shop.test/', '_blank')", BASE)).toBe('https://shop.test/');
  });

  it('knows nothing of other handlers', () => {
    for (const handler of [null, 'toggleMenu()', "location.href='#map'", "location.href='tel:123'", 'location = next'])
      expect(scriptTarget(handler, BASE)).toBeNull();
  });
});

describe('links that only a script follows', () => {
  it('are kept with their words, real links are not among them', () => {
    const view = readPage(
      `<nav><a onclick="location.href='/a'">About <b>us</b></a><a href="/b" onclick="location.href='/b'">B</a>
       <a href="#" onclick="window.location='/c'">C</a><a href="javascript:void(0)" onclick="open()">D</a></nav>`,
      BASE,
    );
    expect(view.scriptLinks?.map(({ url, text }) => [url, text])).toEqual([
      ['https://taps.test/a', 'About us'],
      ['https://taps.test/c', 'C'],
    ]);
  });

  it('are absent where there are none', () => {
    expect(readPage('<p onclick="zoom()">x</p>', BASE).scriptLinks).toBeUndefined();
  });
});
