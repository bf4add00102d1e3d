import { expect, it } from 'vitest';
import type { Results } from '../../contract/results.ts';
import { beginAnalysis, finish } from '../../testing/begun-analysis.ts';
import { BAKERY, type FakeSite } from '../../testing/fake-ports.ts';

it('reads and draws the page that another one only leads on to, in its place', async () => {
  const site: FakeSite = {
    ...BAKERY,
    '/': `${BAKERY['/']}<a href="/cakes">Cakes</a>`,
    '/cakes': '<meta http-equiv="refresh" content="0; url=/cake-list.html"><p>Moved.</p>',
    '/cake-list.html': '<h1>Cakes</h1><p>A plum cake is baked for eight guests and costs thirty pounds.</p>',
  };
  const { order, stub, asked } = await beginAnalysis(site);
  await stub.start(order);
  await finish(stub);
  const report = (await stub.report()) as Results | null;
  const paths = report?.pages.map(({ url }) => new URL(url).pathname) ?? [];
  expect(paths).toContain('/cake-list.html');
  expect(paths).not.toContain('/cakes');
  expect(asked().rendered).toContain('/cake-list.html');
  expect(asked().rendered).not.toContain('/cakes');
}, 90_000);
