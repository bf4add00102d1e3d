import type { Evidence } from '../checks/check.ts';
import type { CheckInputs } from '../checks/inputs.ts';

/** What the website is built with, as far as its pages and headers say. */
export interface Platform {
  id: PlatformId;
  /** As its makers write it; for `unknown` "your website". */
  name: string;
  /** What it was recognised by; null when nothing was. */
  evidence: Evidence | null;
}

export type PlatformId =
  | 'wordpress'
  | 'shopify'
  | 'wix'
  | 'squarespace'
  | 'webflow'
  | 'jimdo'
  | 'joomla'
  | 'drupal'
  | 'typo3'
  | 'ghost'
  | 'prestashop'
  | 'weebly'
  | 'github-pages'
  | 'netlify'
  | 'vercel'
  | 'unknown';

interface Sign {
  id: PlatformId;
  name: string;
  /** Of `<meta name="generator">`. */
  generator?: RegExp;
  /** Of addresses of scripts, styles and pictures. */
  asset?: RegExp;
  /** Response header and what its value looks like. */
  header?: [name: string, value: RegExp];
}

/** Makers before hosts: a WordPress on any server is edited in WordPress. Marks each platform leaves by itself. */
const SIGNS: readonly Sign[] = [
  { id: 'wordpress', name: 'WordPress', generator: /^wordpress/i, asset: /\/wp-(?:content|includes)\// },
  { id: 'shopify', name: 'Shopify', asset: /cdn\.shopify\.com|\/cdn\/shop\//, header: ['x-shopid', /./] },
  { id: 'wix', name: 'Wix', generator: /wix\.com/i, asset: /static\.(?:wixstatic|parastorage)\.com/ },
  { id: 'squarespace', name: 'Squarespace', generator: /squarespace/i, asset: /static1?\.squarespace\.com/ },
  {
    id: 'webflow',
    name: 'Webflow',
    generator: /webflow/i,
    asset: /(?:uploads-ssl|assets|cdn\.prod)\.website-files\.com/,
  },
  { id: 'jimdo', name: 'Jimdo', generator: /jimdo/i, asset: /\.jimstatic\.com|jimdo-storage/ },
  { id: 'weebly', name: 'Weebly', generator: /weebly/i, asset: /editmysite\.com/ },
  { id: 'joomla', name: 'Joomla', generator: /joomla/i },
  { id: 'drupal', name: 'Drupal', generator: /drupal/i, header: ['x-generator', /drupal/i] },
  { id: 'typo3', name: 'TYPO3', generator: /typo3/i, asset: /\/typo3(?:conf|temp)\// },
  { id: 'ghost', name: 'Ghost', generator: /^ghost/i },
  { id: 'prestashop', name: 'PrestaShop', generator: /prestashop/i },
  { id: 'github-pages', name: 'GitHub Pages', header: ['server', /^github\.com$/i] },
  { id: 'netlify', name: 'Netlify', header: ['server', /^netlify/i] },
  { id: 'vercel', name: 'Vercel', header: ['server', /^vercel/i] },
];

/** Read from the home page. Nothing is concluded from a single path that any website could have, so doubt is `unknown`. */
export function recognisePlatform({ home }: Pick<CheckInputs, 'home'>): Platform {
  const unknown: Platform = { id: 'unknown', name: 'your website', evidence: null };
  if (!home) return unknown;
  const { view, headers } = home.plain;
  const generators = view.metas.filter(({ name }) => name === 'generator').map(({ content }) => content);
  const isIcon = ({ rel }: { rel: string }) => /\bicon\b/.test(rel);
  const files = [...view.scripts.external, ...view.headLinks.filter((link) => !isIcon(link)).map(({ href }) => href)];
  // A picture may be borrowed from somebody else's website, or have come along from the one before.
  const pictures = [
    ...view.headLinks.filter(isIcon).map(({ href }) => href),
    ...view.images.flatMap(({ src }) => (src !== null && isOwnFile(src, view.baseUrl) ? [src] : [])),
  ];
  for (const { id, name, generator, asset, header } of SIGNS) {
    const made = generator && generators.find((one) => generator.test(one));
    const [picture, another] = asset ? [...new Set(pictures.filter((one) => asset.test(one)))] : [];
    const loaded = (asset && files.find((one) => asset.test(one))) ?? (another && picture);
    const value = header === undefined ? undefined : headers[header[0]];
    const sent = value !== undefined && header?.[1].test(value) ? value : undefined;
    const found =
      (made && { place: 'meta[name=generator]', seen: made }) ||
      (loaded && { place: 'address of a file the page loads', seen: loaded }) ||
      (header && sent && { place: `response header ${header[0]}`, seen: sent });
    if (found) return { id, name, evidence: { pageUrl: home.url, ...found, seen: found.seen.slice(0, 300) } };
  }
  return unknown;
}

const isOwnFile = (src: string, pageUrl: string): boolean =>
  URL.canParse(src, pageUrl) && new URL(src, pageUrl).host === new URL(pageUrl).host;

/** The web server that answers, for settings only it can make. */
export type ServerId = 'nginx' | 'apache' | 'netlify' | 'vercel' | 'github-pages' | 'cloudflare' | 'iis' | 'unknown';

const SERVERS: readonly [ServerId, RegExp][] = [
  ['netlify', /^netlify/i],
  ['vercel', /^vercel/i],
  ['github-pages', /^github\.com/i],
  ['cloudflare', /^cloudflare/i],
  ['nginx', /nginx|openresty/i],
  ['apache', /apache|litespeed/i],
  ['iis', /microsoft-iis/i],
];

export function recogniseServer({ home }: Pick<CheckInputs, 'home'>): ServerId {
  const server = home?.plain.headers.server ?? '';
  return SERVERS.find(([, words]) => words.test(server))?.[0] ?? 'unknown';
}
