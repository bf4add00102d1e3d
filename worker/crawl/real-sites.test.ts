import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { observeWebsite } from '../testing/observe.ts';
import { startSite } from '../testing/site-server.ts';

/**
 * What is found of real websites, against what people saw. The folder lies outside the repository: SITES_DIR names it, with a
 * `sites.json` of labels.
 */
const SITES_DIR = process.env.SITES_DIR ?? '';
const LABELS = join(SITES_DIR, 'sites.json');

interface Site {
  name: string;
  subfolder: string;
  renderMode: string;
  htmlFiles: number;
  truth: { sitemap: boolean; llmsTxt: boolean };
}

const sites: Site[] = SITES_DIR !== '' && existsSync(LABELS) ? JSON.parse(readFileSync(LABELS, 'utf8')).sites : [];

const TYPES: Record<string, string> = { '.html': 'text/html', '.xml': 'application/xml', '.txt': 'text/plain' };

/** Files as static hosting serves them: folders by their index, names with or without .html. */
async function serve({ name, subfolder }: Site) {
  const root = join(SITES_DIR, name, subfolder);
  const files = new Proxy<Record<string, { status: number; headers: Record<string, string>; body: Uint8Array }>>(
    {},
    {
      get(_, key) {
        const path = normalize(decodeURIComponent(String(key).split('?')[0] ?? '/')).replace(/^(\.\.[/\\])+/, '');
        const file = [path, join(path, 'index.html'), `${path}.html`].map((each) => join(root, each)).find(isFile);
        return (
          file && {
            status: 200,
            headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
            body: readFileSync(file),
          }
        );
      },
    },
  );
  return startSite(files);
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

describe.skipIf(sites.length === 0)('real websites', () => {
  it.each(sites)('$name is found as people found it', { timeout: 60_000 }, async (site) => {
    const server = await serve(site);
    try {
      const seen = await observeWebsite(`${server.origin}/`, { render: false });
      expect(seen.sitemaps.some(({ kind }) => kind === 'urlset')).toBe(site.truth.sitemap);
      expect(seen.llmsTxt?.status === 200).toBe(site.truth.llmsTxt);
      expect(seen.control?.status).toBe(404);
      expect(seen.pages.length).toBeLessThanOrEqual(12);
      const read = seen.pages.filter(({ plain }) => plain.view);
      if (site.renderMode !== 'spa')
        expect(read.length).toBeGreaterThanOrEqual(Math.min(3, site.htmlFiles - seen.notRead.length));
    } finally {
      await server.close();
    }
  });
});
