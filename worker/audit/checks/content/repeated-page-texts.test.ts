import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { main, run, source } from '../../../testing/run-content-check.ts';

const own = (word: string, from = 0) =>
  `<p>${Array.from({ length: 80 }, (_, at) => `${word}${from + at}`).join(' ')}.</p>`;
const at = (path: string, role: 'home' | 'services' | 'reviews', html: string) =>
  page(main(html), { url: `${HOME}${path}`, role });
const check = 'repeated-page-texts';

describe('repeated-page-texts', () => {
  const opening = own('tap') + own('pipe') + own('roof').slice(0, 200);
  const told = own('tap') + own('pipe');

  it('takes what the home page opens with for no copy', () => {
    expect(run(check, [at('', 'home', opening), at('taps', 'services', told)]).outcome).toBe('pass');
    expect(run(check, [at('roofs', 'services', opening), at('taps', 'services', told)]).outcome).not.toBe('pass');
    expect(run(check, [at('', 'home', told), at('taps', 'services', told)]).outcome).toBe('fail');
  });

  it('praises none where a list leads to pages of one kind that were not read', () => {
    const links = (...names: string[]) =>
      `<ul>${names.map((name) => `<li><a href="/${name}.html">${name}</a></li>`).join('')}</ul>`;
    const towns = ['ely', 'march', 'soham', 'wisbech', 'chatteris'];
    const of = (list: string, ...read: string[]) =>
      run(check, [at('', 'home', own('tap') + list), ...read.map((name) => at(name, 'services', own(name)))]).outcome;
    expect(of(links(...towns), 'ely.html')).toBe('inconclusive');
    expect(of(links(...towns), 'ely.html', 'march.html')).toBe('pass');
    expect(of(links(...towns.slice(1)), 'ely.html')).toBe('pass');
    expect(of(`<nav>${links(...towns)}</nav>`, 'ely.html')).toBe('pass');
  });

  it('names of each page of a pair the other', () => {
    const pages = ['taps', 'pipes'].map((path) => at(path, 'services', told));
    expect(run(check, pages).evidence.map(({ pageUrl, seen }) => `${new URL(pageUrl).pathname}: ${seen}`)).toEqual([
      '/taps: nearly all of the running text is also on /pipes',
      '/pipes: nearly all of the running text is also on /taps',
    ]);
  });

  it('compares running text, and no ingredients, weights or prices', () => {
    const made = ['rice, peas, oats, salt, yeast, chalk', 'zinc 25 mg, iron 13 mg, 2 l'].map(
      (list) => `<p>${Array.from({ length: 12 }, () => list).join(', ')}.</p>`,
    );
    const of = (data: string) =>
      run(
        check,
        ['pipe', 'roof'].map((word) => at(word, 'services', data + own(word))),
      ).outcome;
    expect(made.map(of)).toEqual(['pass', 'pass']);
    expect(of(own('tap') + own('tile') + own('slate'))).not.toBe('pass');
  });

  it('asks for a canonical address alone where the frame around one text is another', () => {
    const text = `<main><h1>Catalogue</h1>${own('ham')}</main>`;
    const framed = (query: string, frame: string) =>
      page(text, {
        url: `${HOME}list${query}`,
        role: 'other',
        rendered: `<header><p>${`${frame} `.repeat(9)}</p></header>${text}`,
      });
    expect(run(check, [framed('?mode=a', 'bike'), framed('?mode=b', 'car')])).toMatchObject({
      outcome: 'partial',
      cause: 'shown-alike',
    });
  });

  it('takes a page of the same name in another folder for a version that was never translated, or left over', () => {
    const two = (first: string, second: string) =>
      run(check, [at(first, 'services', told), at(second, 'services', told)]);
    expect(two('taps.html', 'branchEN/taps.html')).toMatchObject({ outcome: 'fail', cause: 'same-name' });
    expect(two('taps.html', 'branchEN/pipes.html')).not.toMatchObject({ cause: 'same-name' });
  });

  it('takes two spellings of the address of one file for one page', () => {
    const two = (first: string, second: string, more = '') =>
      run(check, [
        at(first, 'services', told),
        at(second, 'services', told + more),
        at('roofs', 'services', own('roof')),
      ]);
    expect(two('taps', 'taps.html').outcome).toBe('pass');
    expect(two('taps/', 'taps/index.html').outcome).toBe('pass');
    expect(two('taps', 'pipes.html').outcome).not.toBe('pass');
    expect(two('taps', 'taps.html', '<p>Ask us.</p>').outcome).not.toBe('pass');
  });

  it('takes pages of different pictures for no copies, however alike the few words on them', () => {
    const words = `<p>${'Ask us for the sheet you want and we send it to you by post. '.repeat(2)}</p>`;
    const sheets = (...names: string[]) =>
      names.map((name, index) => at(`${index}`, 'services', `<img src="/${name}.jpg">${words}`));
    expect(run(check, sheets('spring', 'autumn')).outcome).not.toBe('fail');
    expect(run(check, sheets('spring', 'spring')).outcome).toBe('fail');
  });

  it('takes what customers wrote for no text of a page', () => {
    const quotes = [0, 100, 200].map((from) => own('praise', from));
    const reviews = quotes.map((quote) => ({
      value: { text: quote.replace(/<[^>]*>/g, ''), author: 'Ada Quill', date: null },
      sources: [source()],
    }));
    const pages = ['roof', 'pipe'].map((word) => at(`${word}s`, 'services', quotes.join('') + own(word)));
    expect(run(check, pages).outcome).not.toBe('pass');
    expect(run(check, pages, { reviews }).outcome).toBe('pass');
  });
});
