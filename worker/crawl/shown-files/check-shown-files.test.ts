import { afterEach, expect, it } from 'vitest';
import { closeExplored, explore, text } from '../../testing/explore-website.ts';
import { checkShownFiles } from './check-shown-files.ts';

afterEach(closeExplored);
const CLOCK = { now: () => Date.now() };
const PICTURE = { headers: { 'content-type': 'image/png' }, body: 'x' };

async function goneOf(html: string, more: Parameters<typeof explore>[0] = {}) {
  const { site, opened, found, server } = await explore({ '/': html, ...more }, { maxPages: 1 });
  const views = opened.home.view ? [opened.home.view] : [];
  const gone = await checkShownFiles({ site, opened, target: found.target, views, clock: CLOCK });
  return { gone: gone.map((url) => url.replace(server.origin, '')), asked: server.requests.map(({ path }) => path) };
}

it('asks for what a page shows, and a second time for what is not there', async () => {
  const html = '<h1>Oak</h1><img src="oak.png"><img src="elm.png"><img src="elm.png"><video src="/saw.mp4"></video>';
  const { gone, asked } = await goneOf(html, { '/oak.png': PICTURE });
  expect(gone).toEqual(['/elm.png', '/saw.mp4']);
  expect(asked.filter((path) => path === '/elm.png')).toHaveLength(2);
  expect(asked.filter((path) => path === '/oak.png')).toHaveLength(1);
});

it('believes no server that answers otherwise the second time, or is busy', async () => {
  let times = 0;
  const html = '<h1>Oak</h1><img src="elm.png"><img src="oak.png">';
  const { gone } = await goneOf(html, {
    '/elm.png': (_, response) => void response.writeHead(times++ === 0 ? 404 : 200).end(),
    '/oak.png': { status: 500 },
  });
  expect(gone).toEqual([]);
});

it('asks for nothing that robots.txt closes, and nothing where it asks for a pause', async () => {
  const html = '<h1>Oak</h1><img src="/elm.png">';
  for (const rules of ['Disallow: /elm', 'Crawl-delay: 1']) {
    const { asked } = await goneOf(html, { '/robots.txt': text(`User-agent: *\n${rules}`) });
    expect(asked).not.toContain('/elm.png');
  }
});
