import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../../testing/audit-builders.ts';
import { withAsidePages } from './aside-pages.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const NOINDEX = '<meta name="robots" content="noindex">';
const PROSE = `<p>${'We weave baskets of willow in a barn by the river. '.repeat(6)}</p>`;
const home = page(`<nav><a href="/baskets">Baskets</a></nav>${PROSE}`);
const baskets = (more = '') =>
  page(`<nav><a href="/">Home</a></nav>${PROSE}${more}`, { url: `${HOME}baskets`, role: 'products' });
const draft = (html: string, role: 'other' | 'services' | 'contact' = 'other') =>
  page(html, { url: `${HOME}draft`, role });

/** Addresses of the pages that are noted. */
function asideOf(pages: ReturnType<typeof page>[], foundBy: 'link' | 'sitemap' = 'link') {
  const { observations } = website({ target, pages: [] });
  const noted = withAsidePages({ ...observations, pages: pages.map((one) => ({ ...attemptOf(one), foundBy })) });
  return noted.pages.flatMap(({ url, isAside }) => (isAside ? [url.slice(HOME.length)] : []));
}

describe('a page nobody is led to', () => {
  it('asks in its own head to be left out, and no menu names it', () => {
    expect(asideOf([home, baskets('<a href="/draft">Draft</a>'), draft(NOINDEX + PROSE)])).toEqual(['draft']);
    expect(asideOf([home, baskets('<a href="/draft">Draft</a>'), draft(PROSE)])).toEqual([]);
    expect(asideOf([home, baskets('<footer><a href="/draft">Draft</a></footer>'), draft(NOINDEX + PROSE)])).toEqual([]);
  });

  it('is linked to by no page where it sells something, and is never the way to reach the business', () => {
    const selling = draft(NOINDEX + PROSE, 'services');
    expect(asideOf([home, baskets(), selling])).toEqual(['draft']);
    expect(asideOf([home, baskets('<a href="/draft">More</a>'), selling])).toEqual([]);
    expect(asideOf([home, baskets(), draft(NOINDEX + PROSE, 'contact')])).toEqual([]);
  });

  it('stands in the sitemap alone and hardly says a word', () => {
    expect(asideOf([home, baskets(), draft('<p>Thank you!</p>')], 'sitemap')).toEqual(['draft']);
    expect(asideOf([home, baskets(), draft(PROSE)], 'sitemap')).toEqual([]);
    expect(asideOf([home, baskets('<a href="/draft">D</a>'), draft('<p>Thank you!</p>')], 'sitemap')).toEqual([]);
  });

  it('stands in the sitemap alone and leads nowhere, as a form to print', () => {
    const print = (html: string) => page(html, { url: `${HOME}draft`, role: 'other', rendered: html });
    expect(asideOf([home, baskets(), print(PROSE)], 'sitemap')).toEqual(['draft']);
    expect(asideOf([home, baskets(), print(`${PROSE}<a href="/">Home</a>`)], 'sitemap')).toEqual([]);
    expect(asideOf([home, baskets('<a href="/draft">D</a>'), print(PROSE)], 'sitemap')).toEqual([]);
    expect(asideOf([home, baskets(), print(PROSE)])).toEqual([]);
  });

  it('is none where a menu that scripts draw names it, no menu was seen, or the whole website is left out', () => {
    const drawn = page(PROSE, { rendered: `<nav><a href="/draft">Draft</a></nav>${PROSE}` });
    expect(asideOf([drawn, baskets(), draft(NOINDEX + PROSE)])).toEqual([]);
    expect(asideOf([page(PROSE), draft(NOINDEX + PROSE)])).toEqual([]);
    expect(asideOf([page(`${NOINDEX}<a href="/baskets">B</a>`), baskets(), draft(NOINDEX)])).toEqual([]);
  });
});
