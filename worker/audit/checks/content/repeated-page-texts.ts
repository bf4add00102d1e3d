import { defineCheck, type Evidence, fail, notApplicable, partial, pass } from '../../check.ts';
import type { ReadPage } from '../../inputs.ts';
import { contentPages, pageProse } from '../../text/page-prose.ts';
import { resemblance, shinglesOf } from '../../text/shingles.ts';
import { canonicalOf } from '../semantics/page-share.ts';

/** Shared runs of five words. The catalogue's proposal: search engines give no number. */
const ALIKE = 0.3;
const SAME = 0.7;
/** Shorter texts share their few sentences with everything. */
const MIN_WORDS = 60;

/** A greeting or notice that is repeated every year is news, not a page that sells. */
const ARCHIVE_PATH = /\/(?:news|blog|archiv|press|aktuell|neuigkeit|actualit|noticia|notizie|nieuws|novedad)[^/]*\//i;

/**
 * Running text that pages of different addresses share. Of pages that name the same canonical address one is indexed: a repetition at
 * another path is then no fault of the index, but a visitor finds one page where two were announced.
 */
export const repeatedPageTexts = defineCheck({
  id: 'repeated-page-texts',
  revision: 2,
  category: 'content',
  strength: 'B',
  catalogue: ['duplication'],
  title: {
    pass: 'Each page has a text of its own',
    partial: 'Some pages share much of their text',
    fail: 'Some pages have nearly the same text',
  },
  why: 'Pages that repeat one text for every town or service count as low value, and an assistant cannot tell which of them to use.',
  sources: ['https://developers.google.com/search/docs/essentials/spam-policies'],
  needs: ['pages'],
  run({ pages }) {
    const texts = contentPages(pages)
      .filter(({ role, url }) => role !== 'article' && !ARCHIVE_PATH.test(url))
      .map(pageProse)
      .filter(({ words }) => words >= MIN_WORDS)
      .map(({ page, paragraphs }) => ({ page, shingles: shinglesOf(paragraphs.map(({ text }) => text).join('\n')) }));
    if (texts.length < 2) return notApplicable('Fewer than two pages with enough text of their own were read.');
    const pairs: { share: number; evidence: Evidence }[] = [];
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        const isOne = canonicalOf(one.page) === canonicalOf(other.page);
        if (isOne && (isHome(one.page) || isHome(other.page) || isSamePath(one.page, other.page))) continue;
        const share = resemblance(one.shingles, other.shingles);
        if (share < (isOne ? SAME : ALIKE)) continue;
        pairs.push({ share: isOne ? ALIKE : share, evidence: quote(one.page, other.page, share) });
      }
    });
    pairs.sort((a, b) => b.share - a.share);
    const evidence = pairs.map((pair) => pair.evidence);
    if (pairs.some(({ share }) => share > SAME)) return fail(evidence);
    return pairs.length > 0 ? partial(evidence) : pass();
  },
});

const isHome = ({ role }: ReadPage): boolean => role === 'home';

/** Tracking and sorting parameters make no other page. */
const isSamePath = (one: ReadPage, other: ReadPage): boolean =>
  new URL(one.url).pathname === new URL(other.url).pathname;

const quote = (one: ReadPage, other: ReadPage, share: number): Evidence => ({
  pageUrl: one.url,
  place: 'running text of the page',
  seen: `${Math.round(share * 100)}% of the text is also on ${other.url}`,
});
