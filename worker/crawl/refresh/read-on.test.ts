import { afterEach, describe, expect, it } from 'vitest';
import { readRobots } from '../../audit/website/robots/robots-txt.ts';
import { closeExplored, explore, links, text } from '../../testing/explore-website.ts';
import type { Route } from '../../testing/site-server.ts';
import { addressRead, readOn } from './read-on.ts';

afterEach(closeExplored);

const onTo = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}"><p>Moved.</p>`;
const PRICES = '<h1>Prices</h1><p>A bowl is thrown for nine pounds, a jug for fourteen.</p>';

/** Which address was read in place of "/prices", and what it says. */
async function readPrices(routes: Record<string, Route>, menu: readonly string[] = ['/prices']) {
  const { site, found, opened, server } = await explore({ '/': links(...menu), ...routes });
  const page = found.pages.find(({ url }) => url.endsWith('/prices'));
  if (!page) throw new Error('"/prices" was not chosen');
  const read = await readOn(site, await site.readPage(page.url), { ...found, robots: readRobots(opened.robots) });
  return { path: addressRead(page, read).replace(server.origin, ''), title: read.view?.headings[0]?.text ?? null };
}

describe('a page that only leads on', () => {
  it('is read where it leads', async () => {
    const routes = { '/prices': onTo('/price-list'), '/price-list': PRICES };
    expect(await readPrices(routes)).toEqual({ path: '/price-list', title: 'Prices' });
    const byScript = { ...routes, '/prices': "<script>location.replace('/price-list')</script>" };
    expect(await readPrices(byScript)).toEqual({ path: '/price-list', title: 'Prices' });
  });

  it('stays where the other is chosen, closed, dead, a file or elsewhere', async () => {
    const stays = { path: '/prices', title: null };
    const list = { '/price-list': PRICES };
    const to = { ...list, '/prices': onTo('/price-list') };
    expect(await readPrices(to, ['/prices', '/price-list'])).toEqual(stays);
    expect(await readPrices({ ...to, '/robots.txt': text('User-agent: *\nDisallow: /price-list') })).toEqual(stays);
    expect(await readPrices({ '/prices': onTo('/price-list') })).toEqual(stays);
    expect(await readPrices({ '/prices': onTo('/price-list.png'), '/price-list.png': PRICES })).toEqual(stays);
    expect(await readPrices({ ...list, '/prices': onTo('http://10.0.0.7/price-list') })).toEqual(stays);
    expect(await readPrices({ ...to, '/price-list': onTo('/prices') })).toEqual(stays);
  });
});
