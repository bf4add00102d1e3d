import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../testing/audit-builders.ts';
import { withoutStates } from './page-states.ts';

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
