import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';
import { ATTRIBUTE_CHARS, type Capacity } from './page-limits.ts';
import type { MetaTag, PageView } from './page-view.ts';
import { resolve } from './urls.ts';
import { collapse } from './words.ts';

const NAMED_BY = ['name', 'property', 'http-equiv', 'itemprop'] as const satisfies readonly MetaTag['by'][];

/** Metadata elements, wherever they stand: titles, meta, link, base. */
export function readMeta(element: Html.Element, view: PageView, capacity: Capacity): void {
  switch (element.tagName) {
    case 'title': {
      const text = element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');
      if (capacity.take('titles')) view.titles.push(collapse(text).trim().slice(0, ATTRIBUTE_CHARS));
      break;
    }
    case 'base': {
      // The first one counts: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url
      const href = attributeOf(element, 'href');
      if (href !== null && view.baseUrl === view.url) view.baseUrl = resolve(href, view.url) ?? view.url;
      break;
    }
    case 'meta':
      for (const meta of metasOf(element)) if (capacity.take('metas')) view.metas.push(meta);
      break;
    case 'link': {
      const rel = attributeOf(element, 'rel');
      if (rel === null || !capacity.take('headLinks')) break;
      const href = attributeOf(element, 'href') ?? '';
      view.headLinks.push({
        rel: rel.trim().toLowerCase(),
        href: href.slice(0, ATTRIBUTE_CHARS),
        url: href === '' ? null : resolve(href, view.baseUrl),
        type: attributeOf(element, 'type'),
        hreflang: attributeOf(element, 'hreflang'),
        sizes: attributeOf(element, 'sizes'),
      });
    }
  }
}

function metasOf(element: Html.Element): MetaTag[] {
  const content = (attributeOf(element, 'content') ?? '').slice(0, ATTRIBUTE_CHARS);
  const charset = attributeOf(element, 'charset');
  if (charset !== null) return [{ by: 'charset', name: 'charset', content: charset.trim() }];
  return NAMED_BY.flatMap((by) => {
    const name = attributeOf(element, by);
    return name === null ? [] : [{ by, name: name.trim().toLowerCase(), content }];
  });
}
