import { expect, it } from 'vitest';
import type { ReportPage } from '../../contract/report-page.ts';
import { pageBlocks } from './appendix-blocks.ts';

it('says of no page that it gave no answer which was not asked', () => {
  const unread = {
    url: 'https://example.test/about',
    role: 'about',
    status: 0,
    title: null,
    wordsPlain: null,
    wordsRendered: null,
    fetchedAt: 0,
    note: 'Not read: robots.txt asks us to stay away.',
  } as ReportPage;
  expect(JSON.stringify(pageBlocks({ pages: [unread] }))).not.toContain('no answer');
  expect(JSON.stringify(pageBlocks({ pages: [{ ...unread, note: null }] }))).toContain('no answer');
});
