import { describe, expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page } from '../../testing/audit-builders.ts';
import { unreadPages } from './unread-pages.ts';

describe('unreadPages', () => {
  it('names pages that failed or were not asked for, not those that are gone', () => {
    const home = page('<p>Hi</p>');
    const answering = (path: string, status: number) =>
      attemptOf(page('', { url: `${HOME}${path}`, role: 'prices', status }));
    const { attempts } = inputs({
      pages: [home],
      attempts: [attemptOf(home), answering('gone', 410), answering('lost', 404), answering('broken', 500)],
    });
    const notRead = [
      { url: `${HOME}kept`, reason: 'robots' as const, detail: '' },
      { url: `${HOME}listed`, reason: 'error' as const, detail: '', status: 404 },
    ];
    expect(unreadPages({ pages: [home], attempts, notRead }).map(({ url }) => url)).toEqual([
      `${HOME}broken`,
      `${HOME}kept`,
    ]);
  });
});
