import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { FactSource } from '../../facts/facts.ts';
import type { Finding } from '../check.ts';
import { littlePlainText } from './little-plain-text.ts';

const text = (chars: number) => `<p>${'word '.repeat(Math.ceil(chars / 5))}</p>`;
const run = (...pages: ReturnType<typeof page>[]) => littlePlainText.run(inputs({ pages })) as Finding<string>;

describe('little-plain-text', () => {
  it('passes a page whose text is in the HTML', () => {
    expect(run(page(text(1_600)))).toMatchObject({ outcome: 'pass', evidence: [{ pageUrl: HOME }] });
  });

  it('is open where nothing is served below a heading and no browser showed what a script writes there', () => {
    const shop = `${text(1_600)}<h2>Our oils</h2><ul id="oils"></ul><script src="/app.js"></script>`;
    expect(run(page(shop))).toMatchObject({ outcome: 'inconclusive', evidence: [{}, { seen: 'Our oils' }] });
    expect(run(page(shop, { rendered: shop }))).toMatchObject({ outcome: 'pass' });
  });

  it('finds no fault in a brief page that is served whole', () => {
    expect(run(page(text(300), { rendered: text(350) }))).toMatchObject({ outcome: 'pass' });
    expect(run(page(text(300)))).toMatchObject({ outcome: 'pass' });
    expect(run(page(text(800), { rendered: text(810) }))).toMatchObject({ outcome: 'pass' });
  });

  it('does not call a page empty whose scripts nobody ran', () => {
    const unseen = page(`${text(300)}<script src=app.js></script>`);
    expect(run(unseen)).toMatchObject({ outcome: 'partial', cause: 'scripts-not-run' });
    expect(run(page('<div id=app></div><script src=app.js></script>'))).toMatchObject({ outcome: 'fail' });
  });

  it('tells brief pages from those that scripts write', () => {
    expect(run(page(text(50)))).toMatchObject({ outcome: 'fail', cause: 'brief-page' });
    // Its words stand in pictures, and a script brings the menu.
    const drawn = '<img src="/welcome.png" alt=""><script src="/menu.js"></script>';
    expect(run(page(drawn, { rendered: `${drawn}<nav>Rooms</nav>` }))).toMatchObject({
      outcome: 'fail',
      cause: 'brief-page',
    });
    expect(run(page(text(800), { rendered: text(4_000) }))).toMatchObject({
      outcome: 'partial',
      cause: 'only-after-javascript',
    });
  });

  it('asks for text where scripts add a line to next to nothing', () => {
    const served = '<p>Green Hut: jam and curd of our own hedges</p>';
    const said = page(served, { rendered: `${served}<p>Rowan jelly and sloe curd</p>` });
    expect(run(said)).toMatchObject({
      outcome: 'fail',
      cause: 'brief-page',
      evidence: [{ seen: 'holds 41 characters of text as sent, and it shows more in a browser' }],
    });
    // Part of what scripts would show did not arrive.
    const missing = page(served, { rendered: `${served}<p>Rowan jelly and sloe curd</p>` });
    if (missing.rendered) missing.rendered.missesCode = true;
    expect(run(missing)).toMatchObject({ outcome: 'fail', cause: 'brief-both-ways' });
    const same = page(served, { rendered: served });
    if (same.rendered) same.rendered.missesCode = true;
    expect(run(same)).toMatchObject({ outcome: 'fail' });
  });

  it('fails an empty shell and shows what a bot reads', () => {
    const shell = page('<div id=app></div><noscript>Please enable JavaScript</noscript>', { rendered: text(4_000) });
    expect(run(shell)).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'holds 24 characters of text as sent, and it shows more in a browser' }],
    });
  });

  it('is partial when another page is empty without JavaScript, but not when it is merely brief', () => {
    const home = page(text(2_000));
    const empty = page('<div id=app></div>', { url: `${HOME}menu`, role: 'products', rendered: text(2_000) });
    const brief = page(text(200), { url: `${HOME}contact`, role: 'contact', rendered: text(220) });
    expect(run(home, empty)).toMatchObject({ outcome: 'partial', evidence: [{ pageUrl: `${HOME}menu` }] });
    expect(run(home, brief)).toMatchObject({ outcome: 'pass' });
  });

  it('takes what a script only unfolds for served', () => {
    const dates = (style: string) => `<p${style}>${'1 May, open from noon to midnight. '.repeat(10)}</p>`;
    const home = page(text(2_000), { rendered: text(2_000) });
    const framed = (folded: string) =>
      page(text(300) + folded, { url: `${HOME}menu`, rendered: text(300) + dates('') });
    expect(run(home, framed(dates(' style="display:none"')))).toMatchObject({ outcome: 'pass' });
    expect(run(home, framed(''))).toMatchObject({ outcome: 'partial', evidence: [{ pageUrl: `${HOME}menu` }] });
  });

  it('calls a page thin, and not written by scripts, where they add to it what they add to others', () => {
    const home = page(text(6_000), { rendered: text(6_000) });
    const call = `<div>${'<p>'}${'Call the practice for a visit any day. '.repeat(20)}</p></div>`;
    const article = (path: string, served: number, own = served) =>
      page(text(served), { url: `${HOME}${path}`, role: 'article', rendered: text(own) + call });
    expect(run(home, article('one', 300), article('two', 400))).toMatchObject({
      outcome: 'partial',
      cause: 'brief-inner-pages',
      evidence: [{ seen: 'holds 299 characters of its own text' }, { pageUrl: `${HOME}two` }],
    });
    expect(run(home, article('one', 300, 1_200), article('two', 400))).toMatchObject({
      cause: 'empty-inner-pages',
      evidence: [{ pageUrl: `${HOME}one` }],
    });
  });

  it('is one thing to do with the prices that only scripts write on the same page', () => {
    const url = `${HOME}menu`;
    const sources: FactSource[] = [{ pageUrl: url, view: 'rendered', place: 'li', seen: 'Soup €4' }];
    const value = { what: 'Soup', amount: 4, currency: 'EUR', asShown: '€4', from: false };
    const found = facts({ prices: [{ value, sources }] as never });
    const pages = [
      page(text(4_000), { rendered: text(4_000) }),
      page('<div id=app></div>', { url, role: 'products', rendered: text(520) }),
    ];
    expect(littlePlainText.run(inputs({ pages, facts: found }))).toMatchObject({
      cause: 'only-after-javascript',
      evidence: [{ place: 'text of the HTML as served; another page has most of its words' }],
    });
  });

  it('is part of the one fault where much of the website is lost, and one of its own where little is', () => {
    const empty = page('<div id=app></div>', { url: `${HOME}menu`, role: 'products', rendered: text(520) });
    const [long, short] = [4_000, 1_600].map((chars) => page(text(chars), { rendered: text(chars) }));
    if (!long || !short) throw new Error('two home pages');
    expect(run(long, empty)).toMatchObject({ outcome: 'partial', cause: 'empty-inner-pages' });
    expect(run(short, empty)).toMatchObject({ outcome: 'partial', cause: 'only-after-javascript' });
  });

  it('counts a Japanese character as much as two letters', () => {
    expect(run(page(`<p>${'歯科医院'.repeat(190)}</p>`))).toMatchObject({ outcome: 'pass' });
  });
});
