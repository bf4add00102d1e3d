import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { readFaq } from '../../facts/faq/faq.ts';
import { proseOf } from '../../website/text/page-prose.ts';

const FILLER =
  'Lorem ipsum dolor sit amet, consectetur adipisicing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ' +
  'Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure ' +
  'dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non.';
const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const empty = (heading: string, url: string) =>
  page(
    `<main><h1>Larch Candles</h1><h2>${heading}</h2><p>Wax from the bees of our own valley since 2009</p><p>${FILLER}</p></main>`,
    { url: `${HOME}${url}`, role: 'other' },
  );

/** What a template left where words were to come is material for nothing. */
describe('text that nobody has written', () => {
  it('is in no language', () => {
    expect(proseOf(empty('Our candles', 'candles')).language).not.toBe('fr');
  });
  it('answers no question', () => {
    const asked = (answer: string) => `<h3>Why "Larch"?</h3><p>${answer}</p>`;
    const html = `<main><h1>Frequently asked questions</h1>${asked(FILLER)}<h3>Do your candles drip?</h3><p>No, they are dipped thirty times and burn clean.</p></main>`;
    const site = website({ target, pages: [page(html, { url: `${HOME}faq`, role: 'faq' })] });
    expect(readFaq(site).map(({ value }) => value.question)).toEqual(['Do your candles drip?']);
  });
  it('is not told again as a text that pages share', () => {
    const pages = [page('<main><p>We dip candles.</p></main>'), empty('Help', 'help'), empty('Why us', 'why')];
    expect(run('outdated-statements', pages).outcome).toBe('fail');
    expect(['pass', 'not_applicable']).toContain(run('repeated-page-texts', pages).outcome);
  });
});
