import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { coverageOf } from './coverage.ts';
import { unfinishedAmong } from './unfinished-pages.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const SCRIPT = '<script src="/app.js"></script>';

describe('a page that was not read to the end', () => {
  const of = (html: string, rendered?: string, role: 'home' | 'legal' = 'home', missesCode = false) => {
    const one = page(html, { role, ...(rendered === undefined ? {} : { rendered }) });
    if (one.rendered) Object.assign(one.rendered, { missesCode });
    return unfinishedAmong([one]).unfinished;
  };

  it('is one whose scripts no browser ran, or of whose scripts one did not arrive', () => {
    expect(of(`<p>Oak tables</p>${SCRIPT}`)).toBe(HOME);
    expect(of(`<p>Oak tables</p>${SCRIPT}`, '<p>Oak tables</p>')).toBeUndefined();
    expect(of(`<p>Oak tables</p>${SCRIPT}`, '<p>Oak tables</p>', 'home', true)).toBe(HOME);
    const long = `<p>${'Oak tables from our own wood. '.repeat(20)}</p>${SCRIPT}`;
    expect(of(long, long, 'home', true)).toBeUndefined();
    expect(of('<p>Oak tables</p>')).toBeUndefined();
    expect(of(`<p>Terms</p>${SCRIPT}`, undefined, 'legal')).toBeUndefined();
  });

  it('is one that holds a frame of others, unless that shows a place or a film', () => {
    expect(of('<p>Oak</p><iframe src="https://booking.test/oak"></iframe>')).toBe(HOME);
    expect(of('<p>Oak</p><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>')).toBeUndefined();
  });
});

describe('a page of the menu that nobody read', () => {
  const left = (html: string) => {
    const pages = [page(html), page('<p>Roofs</p>', { url: `${HOME}work/roof`, role: 'services' })];
    return coverageOf(pages, website({ target, pages }).observations).menuUnread;
  };

  it('is named, be it in a folder of which another page was read', () => {
    expect(left('<nav><a href="/work/roof">Roofs</a><a href="/work/prices">Prices</a></nav>')).toBe(
      `${HOME}work/prices`,
    );
    expect(left('<nav><a href="/work/roof">Roofs</a></nav><p><a href="/work/prices">Prices</a></p>')).toBeUndefined();
    expect(left('<nav><a href="/">Home</a><a href="/work/roof">Roofs</a><a href="#top">Up</a></nav>')).toBeUndefined();
  });
});
