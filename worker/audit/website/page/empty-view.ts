import type { PageView } from './page-view.ts';

/** A page of which nothing has been read yet. */
export function emptyView(url: string, doctype: boolean): PageView {
  return {
    url,
    baseUrl: url,
    doctype,
    lang: null,
    titles: [],
    metas: [],
    headLinks: [],
    headings: [],
    blocks: [],
    paths: [],
    links: [],
    images: [],
    tables: [],
    rows: [],
    forms: [],
    frames: [],
    media: [],
    buttons: [],
    scripts: { count: 0, external: [], inlineBytes: 0 },
    landmarks: { main: 0, nav: 0, header: 0, footer: 0, article: 0, aside: 0 },
    jsonLd: [],
    microdata: [],
    rdfa: [],
    times: [],
    ids: [],
    htmlBytes: 0,
    textChars: 0,
    textWords: 0,
    capped: [],
  };
}
