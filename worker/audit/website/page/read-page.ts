import { walkFlat } from './flat-tree.ts';
import { readMicrodata } from './microdata.ts';
import { PageReader } from './page-reader.ts';
import type { PageView } from './page-view.ts';
import { parseHtml } from './parse-html.ts';
import { readRdfa } from './rdfa.ts';

/** One document as a reader sees it. Never throws for what a document holds. `url` is where it was read, after redirects. */
export function readPage(html: string, url: string): PageView {
  const { document, scriptOffsets, cut } = parseHtml(html);
  const reader = new PageReader(html, url, document, scriptOffsets);
  walkFlat(document, html.includes('shadowrootmode'), reader);
  const view = reader.finish();
  const context = {
    baseUrl: view.baseUrl,
    pathOf: (element: Parameters<typeof reader.pathOfItem>[0]) => reader.pathOfItem(element),
  };
  if (/\sitemscope[\s=>/]/i.test(html)) view.microdata = readMicrodata(document, context);
  if (/\s(?:typeof|vocab)\s*=/i.test(html)) view.rdfa = readRdfa(document, context);
  if (cut.length > 0) view.capped = [...view.capped, ...cut].sort();
  return view;
}
