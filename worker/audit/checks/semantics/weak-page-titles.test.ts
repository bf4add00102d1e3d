import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { weakPageTitles } from './weak-page-titles.ts';

const titled = (title: string, path = '', more = '') =>
  page(`<title>${title}</title>${more}`, { url: HOME + path, role: path === '' ? 'home' : 'services' });
const run = (...pages: ReturnType<typeof page>[]) => weakPageTitles.run(inputs({ pages }));

describe('weak-page-titles', () => {
  it('passes titles of their own, a Japanese one of half the characters too', () => {
    expect(run(titled('Rosa Bakery – bread in Leeds'), titled('Our bread and cakes', 'bread'))).toMatchObject({
      outcome: 'pass',
    });
    expect(run(titled('さくら歯科医院｜世田谷'), titled('診療時間と料金のご案内', 'bread')).outcome).toBe('pass');
  });

  it('praises no titles that a script makes one and the same', () => {
    const rendered = '<title>Rosa Bakery</title><p>Bread</p>';
    const [one, two] = ['', 'bread'].map((path) =>
      page(`<title>Rosa Bakery in Leeds, ${path || 'home'}</title>`, { url: HOME + path, rendered }),
    );
    expect(run(one as never, two as never)).toMatchObject({ outcome: 'inconclusive', evidence: [{}, {}] });
  });

  it('judges no title by its length, and leaves one open of which the page says no word', () => {
    const text = `<p>${'We bake bread of rye and oats. '.repeat(10)}</p>`;
    expect(run(titled('Rye', '', text)).outcome).toBe('pass');
    expect(run(titled('We bake bread of rye and oats '.repeat(5), '', text)).outcome).toBe('pass');
    expect(run(titled('New chat', '', text))).toMatchObject({
      outcome: 'inconclusive',
      evidence: [{ seen: 'New chat' }],
    });
    expect(run(titled('New chat', '', '<p>Bread</p>')).outcome).toBe('pass');
  });

  it('fails missing and repeated titles', () => {
    expect(run(page('<h1>x</h1>'))).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'no title' }] });
    expect(run(titled('Rosa Bakery in Leeds'), titled('rosa bakery in Leeds', 'b'))).toMatchObject({
      outcome: 'fail',
      cause: 'repeated',
      evidence: { length: 2 },
    });
  });

  it('takes two spellings of the address of one file for one page', () => {
    const [one, same] = ['bread', 'bread.html'].map((path) => titled('Rosa Bakery in Leeds', path));
    if (!one || !same) throw new Error('no pages');
    expect(run(titled('Rosa Bakery, home'), one, same).outcome).toBe('pass');
    const missing = ['bread', 'bread.html'].map((path) => page('<p>Bread</p>', { url: HOME + path, role: 'services' }));
    expect(run(...missing).evidence).toHaveLength(1);
  });

  it.each([
    'Untitled Document',
    'Unbenanntes Dokument',
    'Vite + React',
    'Vite + React + TS',
    'My App',
    'Welcome to our website!',
    'Our bread and cakes — [Company name]',
    '%Our bread and cakes - %sitename%%',
  ])('takes a title that nobody wrote for none: %s', (title) => {
    expect(run(titled(title))).toMatchObject({ outcome: 'fail', cause: 'left-by-tool', evidence: [{ seen: title }] });
  });

  it('is partial for a title that only JavaScript sets', () => {
    expect(run(page('<div></div>', { rendered: '<title>Rosa Bakery in Leeds</title>' }))).toMatchObject({
      outcome: 'partial',
    });
  });

  it('leaves open whether one title fits two languages', () => {
    const contact = (path: string) =>
      titled('Contact – Rosa Bakery', path, `<main><p>How to reach us at ${path}</p></main>`);
    expect(run(contact('contact'), contact('en/contact')).outcome).toBe('inconclusive');
    expect(run(contact('contact'), contact('more/contact')).outcome).toBe('fail');
  });

  it('takes two addresses of one page for one page', () => {
    const canonical = `<link rel=canonical href="${HOME}">`;
    expect(
      run(titled('Rosa Bakery in Leeds', '', canonical), titled('Rosa Bakery in Leeds', '?ref=x', canonical)),
    ).toMatchObject({ outcome: 'pass' });
  });

  it('does not take addresses for one page that a script fills with different ones', () => {
    const filled = (id: number, words: string) =>
      page('<title>Article – Rosa Bakery</title>', {
        url: `${HOME}post?id=${id}`,
        role: 'other',
        rendered: `<title>${words}</title><main><p>${words}</p></main>`,
      });
    const bread = (id: number) =>
      filled(id, 'We bake bread every morning since 1998 in Leeds, and sell it until noon.');
    const rye = filled(1, 'A loaf of rye costs four pounds, and a roll fifty pence on market days.');
    expect(run(titled('Rosa Bakery, home'), bread(0), rye)).toMatchObject({ outcome: 'fail', evidence: { length: 2 } });
    expect(run(titled('Rosa Bakery, home'), bread(0), bread(2))).toMatchObject({
      outcome: 'pass',
    });
  });

  it('does not take pages for one that name one address and say different things', () => {
    const canonical = `<link rel=canonical href="${HOME}">`;
    const saying = (words: string) => `${canonical}<p>${words}</p>`;
    expect(
      run(
        titled('Rosa Bakery in Leeds', '', saying('We bake bread every morning since 1998 in Leeds.')),
        titled('Rosa Bakery in Leeds', 'prices', saying('A loaf of rye costs four pounds, a roll fifty pence.')),
      ),
    ).toMatchObject({ outcome: 'fail' });
  });

  it('is partial for one slip among many pages', () => {
    const many = Array.from({ length: 9 }, (_, i) => titled(`A page about topic number ${i}`, `p${i}`));
    expect(run(titled('Rosa Bakery in Leeds'), ...many, page('', { url: `${HOME}x`, role: 'other' }))).toMatchObject({
      outcome: 'partial',
    });
  });

  it('is judged by the pages that search is for, and names the legal ones', () => {
    const legal = (path: string) => page('<title>Rosa</title>', { url: HOME + path, role: 'legal' });
    const home = titled('Rosa Bakery – bread in Leeds');
    expect(run(home, legal('terms'), legal('privacy'))).toMatchObject({
      ...{ outcome: 'pass', isMostly: true },
      evidence: { length: 2 },
    });
    expect(run(legal('terms'), legal('privacy')).outcome).toBe('fail');
    const form =
      '<main><form><label>Name<input name="a"></label><input name="b"><textarea name="c"></textarea></form></main>';
    expect(run(home, page(form, { url: `${HOME}order`, role: 'other' })).outcome).toBe('pass');
  });
});
