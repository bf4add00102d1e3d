import { describe, expect, it } from 'vitest';
import { page } from '../../testing/audit-builders.ts';
import { isRendered, type RenderedPage } from './read-pages.ts';
import { lostPassages } from './served/lost-passages.ts';
import { drawnLength, isReworded, servedWords, unfoldedLength, wordsServed, wordsShown } from './served-text.ts';

const both = (html: string, rendered: string): RenderedPage => {
  const read = page(html, { rendered });
  return isRendered(read) ? read : expect.unreachable();
};
const OFFER = '<p>Fresh bread from our own oven every morning at six.</p>';

describe('what is served of a page', () => {
  it('counts words a script adds, and none that only the HTML as served holds', () => {
    expect(servedWords(both('<p>Fresh bread</p><p hidden>order form</p>', '<p>Fresh bread daily</p>'))).toMatchObject({
      words: 3,
      kept: 2,
    });
  });

  it('counts what two entries both say twice, whether a script writes the page or it is served', () => {
    const entry = (name: string) => `<div><h3>${name}</h3><p>fits all sizes</p><p>in your basket</p></div>`;
    const shop = entry('Oak') + entry('Elm');
    const shown = (html: string) => {
      const { plain, rendered } = both(html, shop);
      return wordsShown(plain.view, rendered.view);
    };
    expect([shown('<div id="app"></div>'), shown(shop)]).toEqual([14, 14]);
  });

  it('finds no word of the page in a notice for browsers without JavaScript', () => {
    const shell = '<body><noscript>You need to turn on scripts to run this.</noscript></body>';
    expect(servedWords(both(shell, '<p>You need tables and chairs to start.</p>'))).toMatchObject({ kept: 0 });
    expect(servedWords(both(`<body><noscript>${OFFER}</noscript></body>`, OFFER)).kept).toBeGreaterThan(0);
  });

  it('counts what is served twice as often as that, though a browser shows one of them with its label', () => {
    const foot = '<footer><p>Rowan Lane 4, Thornby</p></footer>';
    const { words, kept } = servedWords(
      both(
        `<div><strong>Where</strong><p>Rowan Lane 4, Thornby</p></div>${foot}`,
        `<div><strong>Where</strong><br>Rowan Lane 4, Thornby</div>${foot}`,
      ),
    );
    expect(kept).toBe(words);
  });

  it('counts elements side by side as words of their own', () => {
    const dish = (between: string) => `<p><span>Lentil soup</span>${between}<span>4.50</span></p>`;
    const { words, kept } = servedWords(both(dish(''), dish(' ')));
    expect(kept).toBe(words);
  });

  it('counts words that are missing, however many others are taken out and however elements part them', () => {
    const of = (html: string, rendered: string) => {
      const { plain, rendered: shown } = both(html, rendered);
      return { served: wordsServed(plain.view, shown.view), shown: shown.view.textWords };
    };
    const prices = (between: string) =>
      `<p>Rolls <b>$8${between}<i>half dozen</i></b></p><p>Fresh every morning from our own oven at six.</p>`;
    expect(of(prices(''), prices(' '))).toEqual({ served: 13, shown: 13 });
    const card = (badge: string) => `<li>Rye bread of our own flour ${badge}</li>`;
    const list = (badge: string) =>
      `<ul>${card(badge)}${card(badge).replace('Rye', 'Oat')}</ul><p>Fresh every morning from our own oven at six.</p>`;
    expect(of(list('<i>Photo coming</i>'), list('<b>Now</b>'))).toEqual({ served: 21, shown: 23 });
  });

  it('counts no more as served than the HTML holds, however often a script says it', () => {
    const button = '<button>Ask for the price by message</button>';
    const card = (name: string) => `<li><p>${name} of stoneware, turned by hand</p>${button}</li>`;
    const { plain, rendered } = both(
      `<div><p>Pots</p>${button}</div>`,
      `<div><p>Pots</p>${['Jug', 'Bowl', 'Cup', 'Vase', 'Plate', 'Mug'].map(card).join('')}</div>`,
    );
    expect(wordsServed(plain.view, rendered.view)).toBeLessThanOrEqual(plain.view.textWords);
  });

  it('takes what a script only says over again for said once', () => {
    const band = (times: number) => `<p>${'<a href="tel:5">Ring us for cakes</a> '.repeat(times)}</p>${OFFER}`;
    const { words, kept } = servedWords(both(band(1), band(6)));
    expect(kept).toBe(words);
    const other = servedWords(both(OFFER, band(6)));
    expect(other.words - other.kept).toBe(4);
  });

  it('counts the copies that a script makes of a text once, and as often as they are served', () => {
    const slide = '<p>Four oak chairs of 1920</p>';
    const views = (served: string, shown: string) => {
      const { plain, rendered } = page(served, { rendered: shown });
      return [plain.view, rendered?.view ?? plain.view] as const;
    };
    const drawn = views('<p>Our shop</p>', `<p>Our shop</p>${slide.repeat(9)}`);
    expect([wordsShown(...drawn), wordsServed(...drawn)]).toEqual([7, 2]);
    expect(wordsShown(...views(slide.repeat(2), slide.repeat(2)))).toBe(10);
  });

  it('counts no calendar that a script draws', () => {
    const served = '<p>Our hut has a stove and six beds</p>';
    const days = ['Mon', 'Tue', ...Array.from({ length: 30 }, (_, day) => `${day + 1}`)];
    const cells = days.map((day) => `<div>${day}</div>`).join('');
    const { plain, rendered } = page(served, { rendered: `${served}${cells}<p>Free from Monday on</p>` });
    const drawn = rendered?.view ?? plain.view;
    expect(wordsShown(plain.view, drawn) - (wordsServed(plain.view, drawn) ?? 0)).toBe(4);
  });

  it('counts what a script writes below each picture, though a filter that stays says the same', () => {
    const filter = '<div class=bar><button>Oak</button></div>';
    const labels = (count: number) => '<div class=card><span>Oak</span></div>'.repeat(count);
    const served = `${filter}<p>Our floors</p>`;
    const { plain, rendered } = page(served, { rendered: served + labels(5) });
    const drawn = rendered?.view ?? plain.view;
    expect([wordsShown(plain.view, drawn), wordsServed(plain.view, drawn)]).toEqual([8, 3]);
  });

  it('counts the label of each entry as often as it stands there, as whoever looks at the page does', () => {
    const entry = (name: string, price: string) =>
      `<li><p>${name}</p><p>${price}</p><button>Put into cart</button></li>`;
    const head = '<h2>Our best pots</h2>';
    const { plain, rendered } = both(head + head, `${head}<ul>${entry('Jug', '15')}${entry('Bowl', '45')}</ul>${head}`);
    expect([plain.view.textWords, rendered.view.textWords]).toEqual([6, 16]);
    expect([wordsServed(plain.view, rendered.view), wordsShown(plain.view, rendered.view)]).toEqual([6, 16]);
  });

  it('measures what a script unfolds', () => {
    expect(unfoldedLength(both(`<p>Hi</p><div hidden>${OFFER}</div>`, `<p>Hi</p>${OFFER}`))).toBe(51);
    expect(unfoldedLength(both('<p>Hi</p>', `<p>Hi</p>${OFFER}`))).toBe(0);
  });

  it('counts no choices of a field', () => {
    const times = '<select><option>08:00</option><option>08:15</option></select>';
    expect(servedWords(both('<p>Book a table</p>', `<p>Book a table</p>${times}`))).toMatchObject({
      words: 3,
      kept: 3,
    });
  });

  it('counts no caption that is taken from the name of a picture, and each slide once', () => {
    const picture = '<img src="a.jpg" alt="" title="See our rye breads">';
    const slide = `<li>${picture}<div>See our rye breads</div></li><li><div>New: oat bread</div></li>`;
    const read = both(`<p>Fresh bread</p>${picture}`, `<p>Fresh bread</p><ul>${slide}${slide}${slide}</ul>`);
    expect(servedWords(read)).toMatchObject({ words: 5, kept: 2 });
    expect(drawnLength(read)).toBe('Fresh bread\nNew: oat bread'.length);
  });

  it('quotes a passage that is served nowhere, folded away or not', () => {
    expect(lostPassages(both('<p>Hi</p>', OFFER))).toEqual(['Fresh bread from our own oven every morning at six.']);
    expect(lostPassages(both(`<div hidden>${OFFER}</div>`, OFFER))).toEqual([]);
    expect(lostPassages(both('<p>Hi</p>', `<footer>${OFFER}</footer>`))).toEqual([]);
    expect(lostPassages(both('<p>Hi</p>', '<p>© 2026 Our bakery</p>'))).toEqual([]);
  });

  it('quotes no passage of which three words in a row are served, as text or in the address of a link', () => {
    const part = '<p>Rolls: fresh bread from our stall.</p>';
    expect(lostPassages(both(part, OFFER))).toEqual([]);
    expect(lostPassages(both('<p><a href="/our-own-oven">See it</a></p>', OFFER))).toEqual([]);
  });

  it('knows a page of which a script says everything in another language', () => {
    const served = '<h1>Unser Brot</h1><p>Jeden Morgen frisch aus dem eigenen Ofen.</p>';
    const shown = '<h1>Our bread</h1><p>Fresh from our own oven every morning.</p>';
    expect(isReworded(both(served, shown))).toBe(true);
    expect(isReworded(both('<p>Loading</p>', shown))).toBe(false);
  });
});
