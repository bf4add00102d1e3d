import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { FILLER, legal, main, outcome, run, text } from '../../../testing/run-content-check.ts';
import { thinPages } from './thin-pages.ts';

const TEXT = 'We build stoves of clay and brick. ';

it('counts a menu that stands in a box of its own once more as no text of the page', () => {
  const links = '<a href="/stoves">Our stoves and hearths</a> <a href="/visit">How to visit us</a>';
  const seen = (box: string) =>
    thinPages.run(
      inputs({ pages: [page(`<nav>${links}</nav><div>${box}</div><h1>Elm Stoves</h1><p>${TEXT.repeat(6)}</p>`)] }),
    ).evidence[0]?.seen;
  expect(seen('')).toBe(seen(links));
  expect(seen(`${links} and much more `.repeat(5))).not.toBe(seen(''));
});

it('tells a bound of its words, and counts what a browser shows and what it folds', () => {
  const seen = (rendered: string) =>
    thinPages.run(inputs({ pages: [page(`<h1>Elm Stoves</h1><p>${TEXT.repeat(6)}</p>`, { rendered })] })).evidence[0]
      ?.seen;
  expect(seen(`<h1>Elm Stoves</h1><p>${TEXT}</p>`)).toBe('fewer than 100 words');
  expect(seen(`<h1>Elm Stoves</h1><p>${TEXT.repeat(13)}</p>`)).toBe('fewer than 150 words');
});

it('names the page that says little, and calls it no proof of enough', () => {
  const about = page(`<p>${TEXT}</p>`, { url: 'https://elm.example/about', role: 'about' });
  expect(thinPages.run(inputs({ pages: [page(`<p>${TEXT.repeat(20)}</p>`), about] }))).toMatchObject({
    outcome: 'inconclusive',
    evidence: [{ pageUrl: 'https://elm.example/about' }],
  });
});

it('names no home page alone where others say less', () => {
  const seen = (of: number) => {
    const other = page(`<p>${'Stoves we sell. '.repeat(of)}</p>`, { url: 'https://elm.example/brands', role: 'other' });
    return thinPages
      .run(inputs({ pages: [page(`<p>${TEXT.repeat(5)}</p>`), other] }))
      .evidence.map(({ pageUrl }) => pageUrl);
  };
  expect(seen(5)).toEqual([HOME, 'https://elm.example/brands']);
  // A page of pictures, and one that says more.
  expect(seen(2)).toEqual([HOME]);
  expect(seen(15)).toEqual([HOME]);
});

it('calls no page short whose data did not arrive', () => {
  const of = (missesData: boolean) => {
    const short = page(`<h1>Elm Stoves</h1><p>${TEXT}</p>`, { rendered: `<h1>Elm Stoves</h1><p>${TEXT}</p>` });
    if (short.rendered) short.rendered.missesData = missesData;
    return thinPages.run(inputs({ pages: [short] }));
  };
  expect(of(true)).toMatchObject({ outcome: 'inconclusive' });
  expect(of(false)).toMatchObject({ outcome: 'fail' });
});

it('counts no Latin that fills a template', () => {
  const latin =
    '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p>';
  const outcome = (html: string) => thinPages.run(inputs({ pages: [page(`<p>${TEXT.repeat(4)}</p>${html}`)] })).outcome;
  expect(outcome(latin.repeat(9))).toBe('fail');
  expect(outcome(`<p>${TEXT.repeat(16)}</p>`)).toBe('pass');
});

describe('thin-pages', () => {
  it('goes by the words of the middle page', () => {
    expect(outcome('thin-pages', main(text(14)))).toBe('pass');
    expect(outcome('thin-pages', main(text(7)))).toBe('pass');
    expect(outcome('thin-pages', `<header>${text(7)}</header>${main('<p>Welcome.</p>')}`)).toBe('pass');
    expect(outcome('thin-pages', main(text(1)))).toBe('fail');
    const short = page(main(text(1)), { url: `${HOME}about`, role: 'about' });
    expect(run('thin-pages', [page(main(text(14))), short]).outcome).toBe('inconclusive');
  });
  it('lets other pages speak when they say something', () => {
    const other = (times: number) => page(main(text(times)), { url: `${HOME}other`, role: 'other' });
    expect(run('thin-pages', [page(main(text(3))), other(14)]).outcome).toBe('inconclusive');
    expect(run('thin-pages', [page(main(text(14))), other(1)]).outcome).toBe('pass');
    expect(outcome('thin-pages', `${main(text(1))}<p>${FILLER.repeat(13)}</p>`)).toBe('pass');
  });
  it('finds no page short that scripts make long', () => {
    const drawn = (times: number) => page(main(text(4)), { rendered: main(text(times)) });
    expect(run('thin-pages', [drawn(4)])).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: expect.stringMatching(/^fewer than \d+ words$/) }],
    });
    expect(run('thin-pages', [drawn(7)]).outcome).toBe('inconclusive');
  });
  it('takes one text for many addresses for a copy, and for no empty page', () => {
    const copies = ['', 'services', 'about'].map((path) =>
      page(main(text(14)), { url: `${HOME}${path}`, role: path === '' ? 'home' : 'services' }),
    );
    expect(run('thin-pages', copies).outcome).toBe('not_applicable');
  });
  it('counts no line that stands on most pages', () => {
    const notice = `<div class="notice"><p>${text(12)}</p></div>`;
    const pages = ['', 'services', 'about'].map((path) =>
      page(`${main(`<p>Page${path.length}</p>`)}${notice}`, {
        url: `${HOME}${path}`,
        role: path === '' ? 'home' : 'services',
      }),
    );
    expect(run('thin-pages', pages)).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'fewer than 50 words' }, {}, {}],
    });
    expect(run('thin-pages', pages.slice(0, 1)).outcome).toBe('pass');
  });
  it('counts Japanese words', () => {
    expect(outcome('thin-pages', main(`<p>${'私たちは古い家の水道を丁寧に修理します。'.repeat(40)}</p>`, 'ja'))).toBe(
      'pass',
    );
  });
  it('expects no length of price lists and legal texts', () => {
    expect(run('thin-pages', [page(main(text(1)), { role: 'prices' }), legal]).outcome).toBe('not_applicable');
  });
});

it('gives no number of words where a template left some of them', () => {
  const seen = (more: string) =>
    thinPages.run(inputs({ pages: [page(`<h1>Elm Stoves</h1><p>${TEXT}</p>${more}`)] })).evidence[0]?.seen;
  expect(seen('')).toBe('fewer than 50 words');
  expect(seen('<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p>')).toBe(
    'text that a template left',
  );
});
