import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../testing/audit-builders.ts';
import { withoutStates } from './page-states.ts';
import { undrawnWords } from './undrawn-pages.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function kept(...paths: string[]): string[] {
  const pages = ['', ...paths].map((path) => page('<p>Words</p>', { url: HOME + path }));
  const { observations } = website({ target, pages: [] });
  return withoutStates({ ...observations, pages: pages.map(attemptOf) }).pages.map(({ url }) => url.slice(HOME.length));
}

describe('one page in several states', () => {
  it('is the one without parameters', () => {
    expect(kept('till?item=oar&sum=9', 'till', 'till?item=boat&sum=80')).toEqual(['', 'till']);
  });

  it('is the first of them where all have parameters', () => {
    expect(kept('till?item=oar&sum=9', 'till?item=boat&sum=80')).toEqual(['', 'till?item=oar&sum=9']);
  });

  it('is no state where one parameter chooses what is shown', () => {
    expect(kept('story?id=1', 'story?id=2')).toEqual(['', 'story?id=1', 'story?id=2']);
  });
});

it('is no page where a script shows that there is no such entry', () => {
  const served = '<title>Shop</title><h2>More of what we sell</h2><p>Back to all</p>';
  const one = (path: string, rendered: string) => page(served, { url: HOME + path, rendered });
  const lost = '<title>Shop</title><p>Not there.</p>';
  const chair = '<title>Shop</title><h1>Chair</h1><p>Oak, of 1920, in good order</p><h2>More of what we sell</h2>';
  const left = (...read: ReturnType<typeof page>[]) => {
    const { observations } = website({ target, pages: [] });
    const pages = [page(served), ...read].map(attemptOf);
    return withoutStates({ ...observations, pages }).pages.map(({ url }) => url.slice(HOME.length));
  };
  expect(left(one('item?id=4', lost), one('item?id=1', chair), one('item?id=6', lost))).toEqual(['', 'item?id=1']);
  expect(left(one('item?id=4', lost), one('item?id=6', lost))).toEqual(['', 'item?id=4', 'item?id=6']);
  expect(left(one('item?id=1', chair), one('item?id=2', chair))).toEqual(['', 'item?id=1', 'item?id=2']);
});

it('says of our browser that it did not show a page, and why only where it knows', () => {
  const said = (failure: string | null) => undrawnWords({ rendered: { failure } as never });
  expect(said('timeout')).toBe('Our browser did not finish this page in its time.');
  expect(said('restless')).toBe('Not readable in a browser: it never came to rest.');
  expect(said('blocked')).toBe('Our browser did not show this page completely.');
  expect(said(null)).toBe('Our browser did not show this page completely.');
});
