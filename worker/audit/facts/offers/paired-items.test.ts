import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { mayBeRemainder } from './no-service.ts';
import { readPrices } from './prices.ts';
import { readServices } from './services.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const site = (html: string) =>
  website({ target, pages: [page(`<main>${html}</main>`)], language: null, country: null });
const pricesOf = (html: string) => readPrices(site(html)).map(({ value }) => `${value.what} = ${value.asShown}`);
const all = (write: (name: string, sum: string) => string, ...things: [string, string][]) =>
  things.map(([name, sum]) => write(name, sum)).join('');
const TWO: [string, string][] = [
  ['Hire of a canoe', '12 €'],
  ['Hire of a kayak', '18 €'],
];
const PAIRS = ['Hire of a canoe = 12 €', 'Hire of a kayak = 18 €'];

describe('what a sum is for', () => {
  it.each([
    [
      'the heading of its card, not what stands above or below the sum',
      all(
        (name, sum) => `<article><h3>${name}</h3><p>fits every size</p><p>${sum}</p><p>0 in your basket</p></article>`,
        ...TWO,
      ),
    ],
    [
      'the text that opens each card, not the badge on one of them',
      `<div>${all(
        (name, sum) =>
          `<div class="c">${sum === '12 €' ? '<em class="b">New</em>' : ''}<div class="n">${name}</div><div class="p">${sum}</div></div>`,
        ...TWO,
      )}</div>`,
    ],
    [
      'the head of its row in a table',
      `<table>${all((name, sum) => `<tr><th>${name}<br><small>daily</small></th><td>${sum}</td></tr>`, ...TWO)}</table>`,
    ],
    [
      'the name it takes turns with',
      `<div>${all((name, sum) => `<p class="n">${name}</p><p class="s">${sum}</p>`, ...TWO)}</div>`,
    ],
    ['the term it details', `<dl>${all((name, sum) => `<dt>${name}</dt><dd>${sum}</dd>`, ...TWO)}</dl>`],
    [
      'what stands in its own element',
      `<ul>${all((name, sum) => `<li><b>${name}</b><span>2 h</span> <span>${sum}</span></li>`, ...TWO)}</ul>`,
    ],
  ])('is %s', (_, html) => {
    expect(pricesOf(`<h2>Our prices</h2>${html}`)).toEqual(PAIRS);
  });

  it.each([
    [
      'the first line of its row, not the one before the sum',
      'for two hours',
      all(
        (name, sum) =>
          `<div class="row"><span><strong>${name}</strong><br><small>for two hours</small></span> ${sum}</div>`,
        ...TWO,
      ),
    ],
    [
      'the heading of its card, not the words beside the sum',
      'Today:',
      all(
        (name, sum) =>
          `<div><div><h3>${name}</h3><ul><li>Paddles</li><li>Vests</li></ul><p>Today: ${sum}</p></div></div>`,
        ...TWO,
      ),
    ],
  ])('is %s, which is told with it', (_, words, html) => {
    expect(pricesOf(`<h2>Our prices</h2>${html}`)).toEqual(PAIRS.map((pair) => pair.replace('= ', `= ${words} `)));
  });

  it('stays open where nothing pairs a line with it', () => {
    expect(pricesOf('<h2>Our boats</h2><p>Fits every size</p><div>12 €</div><p>By the lake</p>')).toEqual([]);
  });
});

describe('sums that are no price of the business', () => {
  it('are those that a law sets, wherever they are said again', () => {
    const rows = [
      ['Care allowance § 37 SGB XI', '347 €'],
      ['Relief amount § 45b SGB XI', '131 €'],
    ].map(([name, sum]) => `<tr><td>${name}</td><td>${sum}</td></tr>`);
    expect(pricesOf(`<table>${rows.join('')}</table><ul><li>Relief: 131 €</li><li>Cleaning: 32 €</li></ul>`)).toEqual([
      'Cleaning = 32 €',
    ]);
  });

  it('and what they add up to', () => {
    const part = (name: string, sum: string) => `<div class="r"><span>${name}</span><b>${sum}</b></div>`;
    const sums = part('Allowance (§ 37 SGB XI)', '347 €') + part('Relief (§ 45b SGB XI)', '131 €');
    const html = `<section><div>${sums}</div><div class="t"><span>Your budget</span><b>478 €</b></div></section><section><div>${sums}</div><p>Call us.</p></section>`;
    expect(pricesOf(html)).toEqual([]);
  });

  it('a section of law behind the sum tells of its tax', () => {
    expect(pricesOf('<ul><li>Cleaning: 32 € (§ 19 UStG)</li><li>Windows: 25 €</li></ul>')).toHaveLength(2);
  });

  it('what only scripts write on a page that is served whole, outside any list', () => {
    const words = '<p>We let boats on the lake from spring to autumn, to families and to clubs.</p>';
    const seen = page(`<main>${words}<p>Your budget: <b></b></p></main>`, {
      rendered: `<main>${words}<p>Your budget: <b>173 €</b></p></main>`,
    });
    expect(readPrices(website({ target, pages: [seen], language: null, country: null }))).toEqual([]);
  });
});

describe('cards that scripts write', () => {
  const words = '<p>We let boats on the lake from spring to autumn, to families and to clubs.</p>';
  const written = (card: (name: string, sum: string) => string) =>
    page(`<main>${words}</main>`, {
      rendered: `<main>${words}<div>${all(card, ...TWO, ['Hire of a raft', '30 €'])}</div></main>`,
    });
  const read = (seen: ReturnType<typeof page>) =>
    readPrices(website({ target, pages: [seen], language: null, country: null }));

  it('are a list, the sum on the picture above the name as well', () => {
    expect(
      read(written((name, sum) => `<article><div>${sum}</div><h3>${name}</h3><p>Made by hand.</p></article>`)),
    ).toHaveLength(3);
  });

  it('are one in views read before rows were kept', () => {
    const old = written((name, sum) => `<article><h3>${name}</h3><p>${sum}</p></article>`);
    if (old.rendered) delete old.rendered.view.rows;
    expect(read(old)).toHaveLength(3);
  });
});

describe('what is no offer', () => {
  it('a feature of things on cards, elsewhere too', () => {
    const room = (name: string) =>
      `<div><h3>${name}</h3><div class="feature">Free wifi</div><p>Tonight: 60 €</p></div>`;
    const html = `<div>${['Dormitory', 'Double room', 'Family room'].map(room).join('')}</div><h2>Our services</h2><div class="feature">Free wifi</div><div class="feature">Luggage room</div><div class="feature">Parcel box</div>`;
    expect(readServices(site(html)).map(({ value }) => value)).not.toContain('Luggage room');
  });

  it('the last of its row, of which no sentence speaks, may be the rest', () => {
    const cards = ['Boards', 'Coasters', 'Sundries'].map((name) => `<div><h3>${name}</h3><p>Made by hand.</p></div>`);
    const { documents } = site(`<p>We carve boards and coasters of old oak.</p><div>${cards.join('')}</div>`);
    expect(['Boards', 'Coasters', 'Sundries'].map(mayBeRemainder(documents))).toEqual([false, false, true]);
  });
});
