import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass, passMostly } from '../check.ts';
import { isHabit } from '../shared/page-share.ts';
import { previewTag } from '../shared/preview-tags.ts';

/** Where og:type is not stated it is a website. */
const TAGS = ['og:title', 'og:description', 'og:image', 'og:url'] as const;

/** Of four; with fewer a card is mostly guessed by the program that shows it. */
const MIN_TAGS = 2;

/** Open Graph tags in the HTML as served: programs that make previews run no scripts. Legal notices are not shared. */
export const missingPreviewTags = defineCheck({
  id: 'missing-preview-tags',
  revision: 4,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['og-core'],
  title: {
    pass: 'Each page read, legal ones apart, has the four preview tags',
    mostly: 'Most pages read, legal ones apart, have the four preview tags',
    partial: 'Your pages say only in part how a shared link should look',
    fail: 'Your pages do not say how a shared link should look',
  },
  why: 'When somebody sends your link in a chat, these tags make the card with title, text and picture. Whether assistants use them is not known.',
  sources: ['https://ogp.me/', 'https://developers.facebook.com/docs/sharing/webmasters/'],
  needs: ['pages'],
  causes: ['no-head', 'only-the-frame'],
  run({ pages: all }) {
    const pages = all.filter(({ role }) => role !== 'legal');
    if (pages.length === 0) return notApplicable('Only legal notices were read, and nobody shares those.');
    const incomplete = pages.filter((page) => missingOn(page).length > 0);
    if (incomplete.length === 0) return pass(pages.slice(0, 3).map(quoteOf));
    const evidence = beforePieces(incomplete, all).map(quoteOf);
    if (!isHabit(incomplete, pages)) return passMostly(evidence);
    const thin = incomplete.filter((page) => TAGS.length - missingOn(page).length < MIN_TAGS);
    return dueTo(
      areAllPieces(incomplete, all) ? 'no-head' : null,
      thin.length * 2 > pages.length ? fail(evidence) : partial(evidence),
    );
  },
});

const missingOn = ({ plain }: ReadPage): string[] => TAGS.filter((tag) => previewTag(plain.view, tag) === null);

function quoteOf(page: ReadPage): Evidence {
  const missing = missingOn(page);
  if (missing.length === TAGS.length)
    return { pageUrl: page.url, place: 'meta[property^="og:"]', seen: 'no tags for previews' };
  if (missing.length > 0)
    return { pageUrl: page.url, place: 'meta[property^="og:"]', seen: `no ${missing.join(', ')}` };
  const title = previewTag(page.plain.view, 'og:title') ?? '';
  return { pageUrl: page.url, place: 'meta[property="og:title"]', seen: title };
}
