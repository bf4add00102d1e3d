import { defineCheck, fail, notApplicable, pass } from '../check.ts';

/** What fits into one packet gains nothing by packing. */
const PACKABLE_BYTES = 1_400;

/** Whether the home page's HTML crosses the wire packed, as a browser that offers br, gzip and zstd received it. */
export const uncompressedHtml = defineCheck({
  id: 'uncompressed-html',
  revision: 1,
  category: 'technical',
  strength: 'C',
  catalogue: ['compression'],
  title: { pass: 'The home page is sent compressed', fail: 'The home page is sent uncompressed' },
  why: 'Compressed text is smaller and arrives sooner.',
  sources: ['https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression'],
  needs: ['lab'],
  run({ lab }) {
    const documents = lab.runs.map(({ document }) => document);
    const packed = documents.find(({ contentEncoding }) => contentEncoding !== null);
    const largest = Math.max(...documents.map(({ bodyBytes }) => bodyBytes));
    const seen = (encoding: string) => [
      { pageUrl: lab.pageUrl, place: 'response header content-encoding', seen: encoding },
    ];
    if (packed?.contentEncoding) return pass(seen(packed.contentEncoding));
    if (largest <= PACKABLE_BYTES) return notApplicable('The page is so small that compressing it gains nothing.');
    return fail(seen(`absent; ${Math.round(largest / 1000)} kB as they are`));
  },
});
