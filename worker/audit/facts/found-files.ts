import type { SitemapObservation, TextResource } from '../observations.ts';
import type { FoundFile } from './facts.ts';

/** The sitemaps that were found and can be read; `entries` counts over all of them. */
export function readSitemapFact(sitemaps: SitemapObservation[]): FoundFile {
  const usable = sitemaps.filter(({ kind }) => kind !== 'absent' && kind !== 'invalid');
  const first = usable[0];
  if (!first) {
    const broken = sitemaps.find(({ kind }) => kind === 'invalid');
    return broken ? { found: false, url: broken.url, error: broken.error } : { found: false, url: null };
  }
  const entries = usable.filter(({ kind }) => kind !== 'index').reduce((sum, { entryCount }) => sum + entryCount, 0);
  return { found: true, url: first.finalUrl, kind: first.kind, files: usable.length, entries };
}

/** https://llmstxt.org: a Markdown file. A web page answered in its place is none. */
export function readLlmsTxtFact(llmsTxt: TextResource | null): FoundFile {
  const text = llmsTxt?.text?.trim() ?? '';
  if (llmsTxt?.status !== 200 || text === '' || /^(?:\uFEFF)?\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) {
    return { found: false, url: null };
  }
  return {
    found: true,
    url: llmsTxt.finalUrl,
    bytes: llmsTxt.bytes,
    title: text.match(/^#\s+(.{1,200})/m)?.[1]?.trim() ?? null,
  };
}
