import { ORIGIN_PLACEHOLDER, PREVIEW_SIZE, PUBLIC_PAGES, type PublicPath } from '../../worker/contract/public-pages.ts';
import { structuredData } from './structured-data.ts';

/** `web/public/preview.png`; `tools/preview-images.mjs` makes it. */
const PREVIEW = { url: `${ORIGIN_PLACEHOLDER}/preview.png`, ...PREVIEW_SIZE };

/** What the head of a public page says about it: to search engines, link previews and assistants. */
export function headOf(path: PublicPath): string {
  const { title, description } = PUBLIC_PAGES[path];
  const url = ORIGIN_PLACEHOLDER + path;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Answerable',
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': PREVIEW.url,
    'og:image:type': 'image/png',
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:image:alt': 'Answerable: can AI assistants recommend your business?',
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${JSON.stringify(structuredData(path)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ');
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
