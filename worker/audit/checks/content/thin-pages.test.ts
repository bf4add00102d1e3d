import { expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { thinPages } from './thin-pages.ts';

const TEXT = 'We build stoves of clay and brick. ';

it('counts a menu that stands in a box of its own once more as no text of the page', () => {
  const links = '<a href="/stoves">Our stoves and hearths</a> <a href="/visit">How to visit us</a>';
  const seen = (box: string) =>
    thinPages.run(
      inputs({ pages: [page(`<nav>${links}</nav><div>${box}</div><h1>Elm Stoves</h1><p>${TEXT.repeat(6)}</p>`)] }),
    ).evidence[0]?.seen;
  expect(seen('')).toBe(seen(links));
  expect(seen(`${links} and much more`)).not.toBe(seen(''));
});

it('tells a browser from the HTML only where it shows clearly more', () => {
  const seen = (rendered: string) =>
    thinPages.run(inputs({ pages: [page(`<h1>Elm Stoves</h1><p>${TEXT.repeat(6)}</p>`, { rendered })] })).evidence[0]
      ?.seen;
  expect(seen(`<h1>Elm Stoves</h1><p>${TEXT.repeat(6)} and more</p>`)).toBe('44 words');
  expect(seen(`<h1>Elm Stoves</h1><p>${TEXT.repeat(9)}</p>`)).toBe(
    '44 words as sent, folded ones too; more in a browser',
  );
});

it('names the page that says little, and calls it no proof of enough', () => {
  const about = page(`<p>${TEXT}</p>`, { url: 'https://elm.example/about', role: 'about' });
  expect(thinPages.run(inputs({ pages: [page(`<p>${TEXT.repeat(20)}</p>`), about] }))).toMatchObject({
    outcome: 'inconclusive',
    evidence: [{ pageUrl: 'https://elm.example/about' }],
  });
});

it('counts no Latin that fills a template', () => {
  const latin =
    '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p>';
  const outcome = (html: string) => thinPages.run(inputs({ pages: [page(`<p>${TEXT.repeat(4)}</p>${html}`)] })).outcome;
  expect(outcome(latin.repeat(9))).toBe('fail');
  expect(outcome(`<p>${TEXT.repeat(16)}</p>`)).toBe('pass');
});
