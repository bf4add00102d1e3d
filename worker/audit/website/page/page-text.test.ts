import { describe, expect, it } from 'vitest';
import { isInternal, linksToOtherPages } from './internal-links.ts';
import { allText, comparableWords, mainText, readingLength, visibleText } from './page-text.ts';
import { readPage } from './read-page.ts';
import { numbersIn, ShownText } from './shown-text.ts';

const read = (html: string) => readPage(html, 'https://example.test/');

describe('texts of a page', () => {
  it('are what is shown, everything, or the content alone', () => {
    const view = read(
      '<nav>Menu</nav><main><p>Text</p><p hidden>Folded</p><button>Send</button></main><footer>End</footer>',
    );
    expect(visibleText(view)).toBe('Menu\nText\nSend\nEnd');
    expect(allText(view)).toBe('Menu\nText\nFolded\nSend\nEnd');
    expect(mainText(view)).toBe('Text\nFolded');
  });

  it('without main are what stands in no part around it', () => {
    expect(mainText(read('<header>Top</header><div>Text</div><footer>End</footer>'))).toBe('Text');
  });

  it('are measured and compared in scripts without spaces too', () => {
    expect(readingLength('abc歯科')).toBe(7);
    expect(comparableWords('Zahnärzte-Team 歯科')).toEqual(['zahnärzte', 'team', '歯', '科']);
  });
});

describe('links to other pages', () => {
  const target = { homeUrl: 'https://example.test/', aliasHost: 'www.shop.test' };

  it('are internal, one per address, and not the page itself', () => {
    const view = read(
      '<a href="/a#x">1</a><a href="/a">2</a><a href="#top">3</a><a href="https://www.example.test/b">4</a><a href="https://other.test/">5</a><a href="tel:1">6</a>',
    );
    expect(linksToOtherPages(view, target).map(({ url }) => url)).toEqual([
      'https://example.test/a',
      'https://www.example.test/b',
    ]);
  });

  it('are no pictures, no files, and not the page under its full name', () => {
    const view = read(
      '<a href="/loaf.jpg">1</a><a href="/menu.pdf?v=2">2</a><a href="/index.html#us">3</a><a href="/b">4</a>',
    );
    expect(linksToOtherPages(view, target).map(({ url }) => url)).toEqual(['https://example.test/b']);
  });

  it('take the public host of a private target for its own', () => {
    expect(isInternal('https://shop.test/a', target)).toBe(true);
    expect(isInternal('https://other.test/', { ...target, aliasHost: null })).toBe(false);
  });
});

describe('ShownText', () => {
  const shown = new ShownText([
    read(
      '<title>Café Größe</title><p>Ab 1.250,50 € oder 1,200 USD</p><p>Tel. (0221) 48 26 14</p><img alt="Logo Rosa">',
    ),
  ]);

  it('knows words whatever their case and accents', () => {
    expect(shown.shareOfWords('CAFE Größe GmbH')).toBeCloseTo(2 / 3);
    expect(shown.shareOfWords('rosa')).toBe(1);
  });

  it('knows numbers as either country writes them', () => {
    for (const value of [1250.5, 1200, 1.2]) expect(shown.hasNumber(value)).toBe(true);
    expect(shown.hasNumber(250)).toBe(false);
  });

  it('knows a phone with and without country code', () => {
    expect(shown.hasPhone('+49221482614')).toBe(true);
    expect(shown.hasPhone('+49 221 482615')).toBe(false);
  });

  it('knows words of scripts without spaces', () => {
    expect(new ShownText([read('<p>緑が丘の酒井歯科医院です</p>')]).shareOfWords('酒井歯科医院')).toBe(1);
  });
});

describe('inline text beside its translation', () => {
  const texts = (html: string) => read(html).blocks.map(({ text }) => text);

  it.each(['lang', 'data-lang'])('stands apart from it, told by %s', (name) => {
    expect(
      texts(`<div><span ${name}="fr">Taille de haies</span>\n<span ${name}="en">Hedge trimming</span></div>`),
    ).toEqual(['Taille de haies', 'Hedge trimming']);
  });

  it('runs on where it stands in a sentence, or in one language', () => {
    expect(texts('<p>We say <i lang="fr">haie</i> or <i lang="de">Hecke</i>.</p>')).toEqual(['We say haie or Hecke.']);
    expect(texts('<p><i lang="fr">haie</i> <i lang="fr">verte</i></p>')).toEqual(['haie verte']);
  });
});

it('reads thousands in threes alone: a fee of 0.25 is no price of 25', () => {
  expect(numbersIn('1.4% + €0.25')).toEqual([1.4, 0.25]);
  expect(numbersIn('1.200 €')).toEqual([1200, 1.2]);
  expect(numbersIn('1,250.00')).toEqual([1250]);
});
