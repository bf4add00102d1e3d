import { expect, it } from 'vitest';
import { attemptOf, HOME, page } from '../../testing/audit-builders.ts';
import { viewsOfEarlier } from './same-file.ts';

const FRAME = '<header><p>Rowan Pottery</p></header><ul id="list"></ul>';
const POTS = `${FRAME}<h2>Pots</h2><p>${'A jug of stoneware, turned by hand and fired twice in our own kiln. '.repeat(3)}</p>`;
const read = (path: string, served: string, shown: string) =>
  attemptOf(page(served, { url: `${HOME}${path}`, rendered: shown }));

it('takes an address whose query picks from an earlier page for a view of it', () => {
  const views = (...pages: ReturnType<typeof read>[]) => [...viewsOfEarlier(pages).keys()];
  const shop = read('shop', FRAME, POTS);
  expect(views(shop, read('shop?kind=cups', FRAME, `${FRAME}<p>Nothing of this kind for now.</p>`))).toEqual([
    `${HOME}shop?kind=cups`,
  ]);
  // What a script fills in, what is served otherwise, and another file are pages of their own.
  const cups = POTS.replaceAll('A jug of stoneware, turned', 'A cup of porcelain, cast');
  expect(views(shop, read('shop?kind=cups', FRAME, cups))).toEqual([]);
  expect(views(shop, read('shop?kind=cups', `${FRAME}<p>Cups</p>`, FRAME))).toEqual([]);
  expect(views(shop, read('cups', FRAME, FRAME))).toEqual([]);
});
