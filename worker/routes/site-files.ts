import { Hono } from 'hono';
import { PRICE_WORDS } from '../contract/price.ts';
import { PUBLIC_PAGES, PUBLIC_PAGES_UPDATED } from '../contract/public-pages.ts';
import type { AppEnv } from '../middleware/app-env.ts';

/** The files crawlers and assistants ask for. They name whole addresses, which only the running Worker knows. */
export const siteFiles = new Hono<AppEnv>()
  .get('/robots.txt', (c) => c.text(robotsTxt(c.var.services.settings.appOrigin)))
  .get('/sitemap.xml', (c) =>
    c.body(sitemapXml(c.var.services.settings.appOrigin), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  .get('/llms.txt', (c) => c.text(llmsTxt(c.var.services.settings.appOrigin)));

/** Everybody may read everything but the API; the sample's data is what its page shows. Source: RFC 9309. */
const robotsTxt = (origin: string): string => `User-agent: *
Allow: /api/analysis/sample
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;

/** Source: https://www.sitemaps.org/protocol.html */
const sitemapXml = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.keys(PUBLIC_PAGES)
  .map((path) => `  <url><loc>${origin}${path}</loc><lastmod>${PUBLIC_PAGES_UPDATED}</lastmod></url>`)
  .join('\n')}
</urlset>
`;

/** Source: https://llmstxt.org */
const llmsTxt = (origin: string): string => `# Answerable

> ${PUBLIC_PAGES['/'].description}

Answerable is software on the web. It reads a website the way AI assistants do and writes a report in which every statement cites a page of that website. The first analysis is free with an account; after that the full report costs ${PRICE_WORDS.price} per website, paid once.

## Pages

${Object.entries(PUBLIC_PAGES)
  .map(
    ([path, { title, description }]) => `- [${title.replace(' · Answerable', '')}](${origin}${path}): ${description}`,
  )
  .join('\n')}
`;
