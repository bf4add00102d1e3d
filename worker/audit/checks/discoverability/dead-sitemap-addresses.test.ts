import { expect, it } from 'vitest';
import { attemptOf, HOME, inputs, page, sitemapOf } from '../../../testing/audit-builders.ts';
import type { LinkCheck } from '../../observations.ts';
import { deadSitemapAddresses } from './dead-sitemap-addresses.ts';

const tried = (path: string, status: number): LinkCheck => ({
  url: `${HOME}${path}`,
  foundOn: `${HOME}sitemap.xml`,
  kind: 'sitemap',
  status,
  failure: null,
  finalUrl: `${HOME}${path}`,
  checkedAt: 0,
});

it('takes no page for an address of the sitemap that has a slash behind its ending, and says that all are dead', () => {
  const paths = ['rooms.html/', 'prices.html/', 'way.html/'];
  const rooms = page('<p>Rooms</p>', { url: `${HOME}rooms.html` });
  const of = (status: number) =>
    deadSitemapAddresses.run(
      inputs({
        sitemaps: [sitemapOf(paths.map((path) => `${HOME}${path}`))],
        pages: [rooms],
        attempts: [attemptOf(rooms)],
        linkChecks: paths.map((path, at) => tried(path, at === 0 ? status : 404)),
      }),
    );
  expect(of(404)).toMatchObject({
    outcome: 'fail',
    evidence: { length: 3, 0: { place: 'listed in the sitemap, where none of the 3 addresses we tried opened' } },
  });
  expect(of(200)).toMatchObject({ outcome: 'fail', evidence: { length: 2, 0: { place: 'listed in the sitemap' } } });
});
