import { expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../../testing/audit-builders.ts';
import { withQueriesNoted } from './lacks-query.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const SERVED = '<a href="/pay">Buy a chair</a><a href="/pay">Buy a stool</a>';
const DRAWN = '<a href="/pay?item=chair">Buy a chair</a><a href="/pay?item=stool">Buy a stool</a>';
const pay = (html = '<p>Amount: -</p>') => page(html, { url: `${HOME}pay`, role: 'other' });

function notedOf(home: ReturnType<typeof page>, ...pages: ReturnType<typeof page>[]) {
  const { observations } = website({ target, pages: [] });
  const noted = withQueriesNoted({ ...observations, pages: [home, ...pages].map((one) => attemptOf(one)) });
  return noted.pages.flatMap(({ url, lacksQuery }) => (lacksQuery ? [url.slice(HOME.length)] : []));
}

it('a page that links tell by a query what to show is not whole without one', () => {
  expect(notedOf(page(SERVED, { rendered: DRAWN }), pay())).toEqual(['pay']);
  expect(notedOf(page(SERVED), pay())).toEqual([]);
  // Its own links lead back to it.
  expect(notedOf(page(DRAWN), pay('<a href="/pay">Again</a>'))).toEqual(['pay']);
});

it('one that any link, or its own canonical link, calls by the bare address is whole', () => {
  const basket = (html: string) => page(html, { url: `${HOME}basket`, role: 'other' });
  expect(notedOf(page(DRAWN), pay(), basket('<a href="/pay">Pay</a>'))).toEqual([]);
  expect(notedOf(page(DRAWN), pay(`<link rel="canonical" href="${HOME}pay"><p>Pay</p>`))).toEqual([]);
  expect(notedOf(page('<a href="/pay?utm_source=a">A</a><a href="/pay?utm_source=b">B</a>'), pay())).toEqual([]);
  expect(notedOf(page('<a href="/pay?item=chair">Buy a chair</a>'), pay())).toEqual([]);
});
