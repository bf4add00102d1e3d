import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { fewLinksWithoutJavascript } from './few-links-without-javascript.ts';

const links = (count: number) => Array.from({ length: count }, (_, i) => `<a href="/p${i}">Page ${i}</a>`).join(' ');
const linked = page('<h1>Page</h1>', { url: `${HOME}p0`, role: 'other' });
const run = (html: string, rendered?: string) =>
  fewLinksWithoutJavascript.run(inputs({ pages: [page(html, rendered === undefined ? {} : { rendered }), linked] }));

describe('few-links-without-javascript', () => {
  it('passes with links enough, counted by address', () => {
    expect(run(links(10))).toMatchObject({ outcome: 'pass' });
    expect(run('<a href=/a>a</a>'.repeat(20), links(30))).toMatchObject({ outcome: 'partial' });
  });

  it('passes a small website to which JavaScript adds nothing', () => {
    expect(run(links(4), links(4))).toMatchObject({ outcome: 'pass' });
    expect(run(links(4))).toMatchObject({ outcome: 'pass' });
  });

  it('praises no links of which none was seen to open a page', () => {
    expect(run('<a href="/en/">English</a>')).toMatchObject({ outcome: 'inconclusive' });
    expect(run(links(12).replaceAll('/p', '/gone'))).toMatchObject({ outcome: 'inconclusive' });
  });

  it('is partial when JavaScript adds links, and names them', () => {
    expect(run(links(3), links(8))).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'links only after JavaScript: 5', seen: expect.stringContaining('Page 7 (/p7)') }],
    });
  });

  it('names neither its own index nor a page that one it links to links to', () => {
    const linked = '<a href="/yoga">Yoga</a><a href="/hours">Hours</a>';
    const drawn = `<nav><a href="/index">Home</a>${linked}<a href="/contact">Contact</a></nav>`;
    const inner = (html: string) => page(html, { url: `${HOME}yoga`, role: 'other' });
    const of = (html: string) =>
      fewLinksWithoutJavascript.run(inputs({ pages: [page(linked, { rendered: drawn }), inner(html)] }));
    expect(of('<a href="contact.html">Write to us</a>')).toMatchObject({ outcome: 'pass' });
    expect(of('')).toMatchObject({
      outcome: 'partial',
      evidence: [{ place: 'links only after JavaScript: 1', seen: 'Contact (/contact)' }],
    });
  });

  it('lists each link that the home page lacks, whatever another page serves', () => {
    const drawn = `${links(2)}<a href="/hours">Hours</a><a href="/yoga">Yoga</a><a href="/hours?day=1">Monday</a>`;
    const inner = page('<a href="/hours">Hours</a>', { url: `${HOME}p0`, role: 'other' });
    const found = fewLinksWithoutJavascript.run(inputs({ pages: [page(links(2), { rendered: drawn }), inner] }));
    expect(found.evidence).toMatchObject([
      { place: 'links only after JavaScript: 2', seen: 'Yoga (/yoga), Hours (/hours)' },
    ]);
    const many = run(links(1), links(40));
    expect(many.evidence[0]?.seen).toMatch(/^Page 1 \(\/p1\), .* and 29 more$/);
  });

  it('calls a card by its heading, and cuts between links', () => {
    const card = (i: number) =>
      `<a href="/c${i}"><h3>Room ${i}</h3><p>Quiet, with a view of the old harbour, breakfast in it</p></a>`;
    const cards = Array.from({ length: 9 }, (_, i) => card(i)).join('');
    const outcome = run(links(1), links(1) + cards);
    expect(outcome).toMatchObject({
      outcome: 'partial',
      evidence: [{ seen: expect.stringMatching(/^Room 0, Room 1,.* Room 8$/) }],
    });
  });

  it('fails when all links need JavaScript', () => {
    expect(run('<a href="#top">Top</a><a href="https://other.test/">x</a>', links(5))).toMatchObject({
      outcome: 'fail',
    });
  });

  it('does not apply to a single page', () => {
    expect(run('<a href="#prices">Prices</a>', '<a href="#prices">Prices</a>')).toMatchObject({
      outcome: 'not_applicable',
    });
  });

  it('cannot tell without a browser when scripts may add links', () => {
    expect(run(`${links(3)}<script src=app.js></script>`)).toMatchObject({ outcome: 'inconclusive' });
  });
});
