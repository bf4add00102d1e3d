import { leftTexts } from '../../facts/left-description.ts';
import { leftTitles } from '../../facts/left-title.ts';
import { comparableWords } from '../../website/page/page-text.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { answersForAll, ONE_FILE } from '../../website/served/one-file.ts';
import { listed } from '../../wording/words.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  fail,
  inconclusive,
  leftAtMost,
  notApplicable,
  partial,
  pass,
} from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';
import type { CheckInputs } from '../inputs.ts';
import { legalPages } from '../shared/links/legal-pages.ts';
import { isHabit, isOfManyAddresses } from '../shared/page-share.ts';
import { previewTag } from '../shared/preview-tags.ts';

/** Where og:type is not stated it is a website. */
const TAGS = ['og:title', 'og:description', 'og:image', 'og:url'] as const;

/** Of four; with fewer a card is mostly guessed by the program that shows it. */
const MIN_TAGS = 2;

/** Open Graph tags in the HTML as served: programs that make previews run no scripts. Legal notices are not shared. */
export const missingPreviewTags = defineCheck({
  id: 'missing-preview-tags',
  revision: 12,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['og-core'],
  title: {
    pass: 'Each page we compared has the four preview tags',
    partial: 'Pages say only in part how a shared link should look',
    fail: 'Your pages do not say how a shared link should look',
    causes: { 'left-by-tool': 'A shared link shows what a tool or a template left' },
  },
  why: 'Chats and networks make the card under a shared link from these tags. Whether assistants use them is not known.',
  sources: ['https://ogp.me/', 'https://developers.facebook.com/docs/sharing/webmasters/'],
  judgesEachPage: true,
  needs: ['pages', 'facts'],
  causes: ['no-head', 'only-the-frame', 'left-by-tool'],
  run({ pages: all, facts }) {
    const isLegal = legalPages(all, facts);
    const pages = shownInSearch(all).filter((page) => !isLegal(page));
    if (pages.length === 0) return notApplicable('Only legal notices were read, and nobody shares those.');
    const left = pages.flatMap((page) => leftTags(page, all, facts));
    if (left.length > 0) return dueTo('left-by-tool', left.length * 2 > pages.length ? fail(left) : partial(left));
    const isOfMany = (page: ReadPage) => isOfManyAddresses(page) || answersForAll(page, all);
    const incomplete = pages.filter((page) => missingOn(page).length > 0 && !isOfMany(page));
    if (incomplete.length === 0) {
      const ofMany = pages.filter((page) => missingOn(page).length > 0);
      if (ofMany.length * 2 > pages.length) return inconclusive(ONE_FILE);
      return ofMany.length > 0 ? leftAtMost(ofMany.map(quoteOf)) : pass(pages.slice(0, 3).map(quoteOf));
    }
    const evidence = beforePieces(incomplete, all).map(quoteOf);
    if (!isHabit(incomplete, pages)) return leftAtMost(evidence);
    const thin = incomplete.filter((page) => TAGS.length - missingOn(page).length < MIN_TAGS);
    return dueTo(
      areAllPieces(incomplete, all) ? 'no-head' : null,
      thin.length === pages.length ? fail(evidence) : partial(evidence),
    );
  },
});

const missingOn = ({ plain }: ReadPage): string[] => TAGS.filter((tag) => previewTag(plain.view, tag) === null);

/** Tags whose words or picture are the tool's: they show somebody else's card. */
function leftTags({ url, plain }: ReadPage, all: ReadPage[], facts: CheckInputs['facts']): Evidence[] {
  const [title, description, picture] = ['og:title', 'og:description', 'og:image'].map((tag) =>
    previewTag(plain.view, tag),
  );
  const { isLeftByTool } = leftTexts(all, facts);
  if (!title || !leftTitles(all, facts)(title)) return [];
  const host = picture && URL.canParse(picture) ? new URL(picture).hostname : '';
  const tags = [
    'og:title',
    ...(description && isLeftByTool(description) ? ['og:description'] : []),
    ...(comparableWords(title).some((word) => word.length >= NAME_CHARS && host.split('.').includes(word))
      ? ['og:image']
      : []),
  ];
  return [
    { pageUrl: url, place: 'meta[property^="og:"]', seen: `${listed(tags)} left by a tool or a template: “${title}”` },
  ];
}

/** A shorter word of a title stands in the name of a host by chance. */
const NAME_CHARS = 4;

function quoteOf(page: ReadPage): Evidence {
  const missing = missingOn(page);
  if (missing.length === TAGS.length)
    return { pageUrl: page.url, place: 'meta[property^="og:"]', seen: 'no tags for previews' };
  if (missing.length > 0)
    return { pageUrl: page.url, place: 'meta[property^="og:"]', seen: `no ${missing.join(', ')}` };
  const title = previewTag(page.plain.view, 'og:title') ?? '';
  return { pageUrl: page.url, place: 'meta[property="og:title"]', seen: title };
}
