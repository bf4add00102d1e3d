import type { InventedSite } from './invented-site.ts';

/** Ways in which another site builder would have written the same page. Whatever a visitor reads stays the same. */
export const REWRITES: [name: string, rewrite: (html: string) => string][] = [
  ['without white space between elements', (html) => html.replace(/>\s+</g, '><')],
  ['with every element on a line of its own', (html) => html.replace(/></g, '>\n  <')],
  ['with div for p', (html) => html.replace(/<p(\s[^>]*)?>/g, '<div$1>').replace(/<\/p>/g, '</div>')],
  [
    'without landmarks',
    (html) =>
      html
        .replace(/<(?:header|footer|main|section|article)(\s[^>]*)?>/g, '<div$1>')
        .replace(/<\/(?:header|footer|main|section|article)>/g, '</div>'),
  ],
  [
    'deeper in wrappers',
    (html) =>
      html.replace(/<body([^>]*)>/i, '<body$1><div class="page"><div>').replace(/<\/body>/i, '</div></div></body>'),
  ],
];

export function rewriteSite(site: InventedSite, rewrite: (html: string) => string): InventedSite {
  const all = (pages: Record<string, string>) =>
    Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, rewrite(html)]));
  return { ...site, pages: all(site.pages), ...(site.rendered && { rendered: all(site.rendered) }) };
}

/** The same site built by a script: the plain pages hold nothing but an empty element. */
export function asScriptSite(site: InventedSite): InventedSite {
  const empty = (html: string) => html.replace(/<body[^>]*>[\s\S]*<\/body>/i, '<body><div id="root"></div></body>');
  return { ...site, pages: rewriteSite(site, empty).pages, rendered: { ...site.pages, ...site.rendered } };
}
