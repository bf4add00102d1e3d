import { allText } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { counted } from '../../wording/words.ts';
import { defineCheck, type Evidence, fail, leftAtMost, notApplicable, partial, pass } from '../check.ts';
import { isHabit } from '../shared/page-share.ts';

/** Ordinary pages stay below the first size; fetchers of assistants cut pages of the second or give up. Sizes after decoding. */
const PASS_BYTES = 200_000;
const FAIL_BYTES = 1_000_000;

/** Share of the HTML that is text. Below the second, nearly everything fetched is markup and script. */
const PASS_SHARE = 0.1;
const FAIL_SHARE = 0.02;

/** A small page costs nothing, whatever its share of text. */
const SMALL_BYTES = 50_000;

/** Size of the HTML and how much of it is text. A token is about four bytes of English. */
export const heavyHtml = defineCheck({
  id: 'heavy-html',
  revision: 3,
  category: 'rendering',
  strength: 'B',
  catalogue: ['html-weight'],
  title: {
    pass: 'The HTML of each page read is of ordinary size',
    partial: 'At least one page carries much HTML for its text',
    fail: 'Pages are so heavy that readers may cut them',
  },
  why: 'Crawlers read only so much of a file. Of a heavy one a part may be left out.',
  sources: [
    'https://developers.google.com/search/docs/crawling-indexing/googlebot',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['pages'],
  run({ pages }) {
    const heavy = pages.filter(
      (page) => sizeOf(page) > FAIL_BYTES || (sizeOf(page) > PASS_BYTES && shareOf(page) < FAIL_SHARE),
    );
    const middling = pages.filter(
      (page) =>
        !heavy.includes(page) &&
        sizeOf(page) > SMALL_BYTES &&
        (sizeOf(page) > PASS_BYTES || shareOf(page) < FAIL_SHARE),
    );
    const evidence = [...heavy, ...middling].map(quoteOf);
    // Nobody is helped by how quickly nothing is read.
    if (evidence.length === 0 && pages.every((page) => textBytes(page.plain.view) === 0))
      return notApplicable('The HTML as it is served holds no text.');
    if (isHabit(heavy, pages)) return fail(evidence);
    if (
      heavy.length > 0 ||
      isHabit(
        middling.filter((page) => shareOf(page) < PASS_SHARE),
        pages,
      )
    )
      return partial(evidence);
    return evidence.length > 0 ? leftAtMost(evidence) : pass(pages.slice(0, 3).map(quoteOf));
  },
});

const sizeOf = ({ plain }: ReadPage): number => Math.max(plain.view.htmlBytes, plain.bytes);
const shareOf = ({ plain }: ReadPage): number => textBytes(plain.view) / Math.max(1, plain.view.htmlBytes);
const textBytes = (view: ReadPage['plain']['view']): number => new TextEncoder().encode(allText(view)).length;

/** Four bytes each, as a rule of thumb; no more exact than it can be. */
function tokensOf(page: ReadPage): string {
  const tokens = sizeOf(page) / 4;
  return tokens < 1_000 ? String(Math.ceil(tokens / 100) * 100) : `${Math.ceil(tokens / 1_000)} thousand`;
}

function quoteOf(page: ReadPage): Evidence {
  const size = sizeOf(page) < 1_000 ? counted(sizeOf(page), 'byte') : `${Math.round(sizeOf(page) / 1_000)} KB`;
  const cut = page.plain.truncated ? ', cut at our limit' : '';
  return {
    pageUrl: page.url,
    place: 'size of the HTML',
    seen: `${size}${cut}, ${Math.round(shareOf(page) * 100)}% text, about ${tokensOf(page)} tokens`,
  };
}
