import type { PlatformId } from '../website/platform.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { readablePath } from '../wording/words.ts';
import type { FixInput } from './fix-input.ts';

/** How code gets into the head of a page. Sources: the makers' help pages, read November 2026. */
const HEAD: Partial<Record<PlatformId, string>> = {
  wordpress: 'In WordPress: with a plugin for header code such as WPCode, for this page only',
  shopify: 'In Shopify: Online Store > Themes > Edit code, in theme.liquid before </head>, for this page only',
  wix: "In Wix: Settings > Custom Code > Head, for this page; structured data also under the page's SEO settings",
  squarespace: "In Squarespace: the page's settings > Advanced > Page Header Code Injection",
  webflow: "In Webflow: the page's settings > Custom Code > Inside <head> tag",
  jimdo: 'In Jimdo: Settings > Edit Head, for this page',
  weebly: "In Weebly: the page's SEO Settings > Header Code",
  joomla: 'In Joomla: in the template, or with an extension for header code',
  drupal: 'In Drupal: with the Metatag module or in the theme',
  typo3: "In TYPO3: in the page's TypoScript (page.headerData)",
  ghost: 'In Ghost: the post settings > Code injection > Header',
  prestashop: "In PrestaShop: in the theme's head template",
};

/** Where code for the head of a page goes, in words. `note`: whole sentences. */
export function headPlacement({ platform }: FixInput, page: ReadPage, note: string | null): string {
  const where = HEAD[platform.id] ?? 'In the HTML of the page, before </head>';
  const path = readablePath(new URL(page.url).pathname);
  return `${where}. Page: ${path === '/' ? 'home page' : path}.${note ? ` ${note}` : ''}`;
}

/** Where a file of the root of the website is put. */
const ROOT_FILE: Partial<Record<PlatformId, Partial<Record<string, string>>>> = {
  wordpress: {
    '/robots.txt': 'In WordPress: with your SEO plugin (Yoast: Tools > File editor), or as a file beside wp-config.php',
    '/sitemap.xml':
      'In WordPress: made by itself at /wp-sitemap.xml or by your SEO plugin; switch that on before uploading a file',
  },
  shopify: { '/robots.txt': 'In Shopify: Online Store > Themes > Edit code > Add a template > robots.txt' },
  wix: { '/robots.txt': 'In Wix: SEO > Robots.txt Editor' },
  webflow: { '/robots.txt': 'In Webflow: Site settings > SEO > Indexing' },
  squarespace: { '/robots.txt': 'Squarespace writes this file itself: Settings > Crawlers switches AI crawlers on' },
};

export function filePlacement({ platform }: FixInput, path: string): string {
  return ROOT_FILE[platform.id]?.[path] ?? `As the file ${path} in the top folder of the website`;
}
