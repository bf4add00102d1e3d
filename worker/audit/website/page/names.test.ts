import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const read = (html: string) => readPage(html, 'https://example.test/');
const linkName = (inside: string) => read(`<a href="/x">${inside}</a>`).links[0]?.text;
const buttonNames = (html: string) => read(html).buttons?.map(({ name }) => name);

describe('names of links', () => {
  it('come from text, pictures and labels inside, in this order', () => {
    expect(linkName('Menu <img alt="icon">')).toBe('Menu');
    expect(linkName('<img alt="Menu"><i title="List"></i>')).toBe('Menu');
    expect(linkName('<svg><title>Menu</title></svg>')).toBe('Menu');
    expect(linkName('<svg aria-label="Menu"><path/></svg>')).toBe('Menu');
    expect(linkName('<i class="icon" aria-label="Menu"></i>')).toBe('Menu');
    expect(linkName('<i class="icon"></i>')).toBe('');
  });

  it('come from elements elsewhere', () => {
    expect(read('<p id="n">Menu</p><a href="/x" aria-labelledby="n"><i></i></a>').links[0]?.text).toBe('Menu');
  });

  it('are not known where something else shows them', () => {
    expect(read('<a href="/x"><my-icon></my-icon></a>').links[0]).toMatchObject({ text: '', opaque: true });
    expect(read('<a href="/x"><i></i></a>').links[0]).not.toHaveProperty('opaque');
    expect(read('<div aria-hidden="true"><a href="/x"><i></i></a></div>').links[0]).toMatchObject({ ariaHidden: true });
  });
});

describe('buttons', () => {
  it('are buttons, inputs that act and what has the role', () => {
    const html =
      '<button>Send</button><input type="submit" value="Go"><input type="submit"><input type="image" alt="Find">' +
      '<div role="button" aria-label="Close"></div><input type="text"><a role="button" href="/x">Link</a><button></button>';
    expect(buttonNames(html)).toEqual(['Send', 'Go', 'submit', 'Find', 'Close', '']);
  });

  it('are named by what stands inside', () => {
    expect(buttonNames('<button><img alt="Find"></button><button><svg><title>Close</title></svg></button>')).toEqual([
      'Find',
      'Close',
    ]);
    expect(read('<button hidden></button>').buttons?.[0]).toMatchObject({ hidden: true });
  });
});

describe('pictures', () => {
  it('know their link, their other name and whether anybody is told of them', () => {
    const { images } = read(
      '<a href="/a">A</a><a href="/b"><img src="b.png"></a><img title="Team"><p aria-hidden="true"><img></p>',
    );
    expect(images).toMatchObject([{ link: 1 }, { otherName: 'Team' }, { ariaHidden: true }]);
    expect(images[1]).not.toHaveProperty('link');
  });
});

describe('fields', () => {
  it('keep the words inside and whether a visitor meets them', () => {
    const [form] = read(
      '<form><input name="a" placeholder=" Your  name "><div style="display:none"><input name="b"></div>' +
        '<input name="c" tabindex="-1"><div aria-hidden="true"><input name="d"></div></form>',
    ).forms;
    expect(form?.fields.map(({ placeholder, hidden }) => [placeholder, hidden])).toEqual([
      ['Your name', undefined],
      [undefined, true],
      [undefined, true],
      [undefined, true],
    ]);
  });
});

describe('media', () => {
  it('know how they play', () => {
    const { media } = read(
      '<video controls src="a.mp4"></video><video autoplay muted loop hidden></video><canvas></canvas>',
    );
    expect(media).toMatchObject([
      { plays: ['controls'] },
      { plays: ['autoplay', 'muted', 'loop'], hidden: true },
      { kind: 'canvas' },
    ]);
  });
});
