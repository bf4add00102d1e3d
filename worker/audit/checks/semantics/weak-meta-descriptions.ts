import { leftTexts } from '../../facts/left-description.ts';
import { readingLength } from '../../website/page/page-text.ts';
import { areAllPieces, beforePieces, type ReadPage } from '../../website/read-pages.ts';
import { answersForAll, ONE_FILE } from '../../website/served/one-file.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, partial, pass, passMostly } from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';
import { legalPages } from '../shared/links/legal-pages.ts';
import { isOfManyAddresses } from '../shared/page-share.ts';
import { eachOnce, repeatingPages } from '../shared/repeated-texts.ts';

/**
 * Asked of one that we propose: less is no sentence, more is cut in results after about 160 characters. Google states no limit, so no
 * length of what stands there is a fault.
 */
const MIN_CHARS = 50;
const SHOWN_CHARS = 160;

/** Meta descriptions that are missing, repeated or left by a tool. */
export const weakMetaDescriptions = defineCheck({
  id: 'weak-meta-descriptions',
  revision: 17,
  category: 'semantics',
  strength: 'C',
  catalogue: ['meta-description'],
  title: {
    pass: 'Each page read, legal ones apart, has a description of its own',
    mostly: 'Each page read has a description of its own, legal ones and one that scripts fill apart',
    partial: 'At least one page has no description of its own',
    fail: 'Pages have no description of their own',
    causes: {
      'left-by-tool': 'Page descriptions were left from building the website',
      repeated: 'Pages have the same description as another',
      'only-the-frame': 'Page descriptions appear only after JavaScript has run',
    },
  },
  why: 'Google may show this text below a search result. How much assistants use it is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/snippet'],
  judgesEachPage: true,
  needs: ['pages', 'facts'],
  causes: ['no-head', 'left-by-tool', 'repeated', 'only-the-frame'],
  run({ pages: all, facts }) {
    const isLegal = legalPages(all, facts);
    const pages = shownInSearch(all).filter((page) => !isLegal(page));
    // One file under several addresses has one description.
    const judged = eachOnce(pages.length > 0 ? pages : all);
    const isOfMany = (page: ReadPage) => isOfManyAddresses(page) || answersForAll(page, all);
    const missing = judged.filter((page) => descriptionOf(page) === null && !isOfMany(page));
    const repeated = repeatingPages(judged, descriptionOf);
    const { isLeftByTool } = leftTexts(all, facts);
    const left = judged.filter((page) => isLeftByTool(descriptionOf(page) ?? ''));
    const evidence = [
      ...beforePieces(missing, all).map((page) => quoteOf(page, 'meta description')),
      ...repeated.map((page) => quoteOf(page, 'meta description that another page has too')),
      ...left.filter((page) => !repeated.includes(page)).map((page) => quoteOf(page, 'meta description')),
    ];
    const wrong = new Set([...missing, ...repeated, ...left]);
    const isOfPieces = areAllPieces([...wrong], all);
    const cause = isOfPieces
      ? 'no-head'
      : left.length === wrong.size
        ? 'left-by-tool'
        : missing.length + left.length === 0
          ? 'repeated'
          : null;
    if (wrong.size * 2 > judged.length) return dueTo(cause, fail(evidence));
    if (wrong.size > 0) return dueTo(cause, partial(evidence));
    const ofMany = judged.filter((page) => descriptionOf(page) === null);
    if (ofMany.length === judged.length) return inconclusive(ONE_FILE);
    if (ofMany.length > 0) return passMostly(ofMany.map((page) => quoteOf(page, 'meta description')));
    return pass(judged.slice(0, 3).map((page) => quoteOf(page, 'meta description')));
  },
});

export const descriptionOf = ({ plain }: ReadPage): string | null =>
  plain.view.metas
    .find(({ by, name, content }) => by === 'name' && name === 'description' && content.trim() !== '')
    ?.content.trim() ?? null;

export const isAdvisedLength = (text: string): boolean =>
  readingLength(text) >= MIN_CHARS && readingLength(text) <= SHOWN_CHARS;

/** Whether the page has the tag, be it empty. */
export const holdsDescription = ({ plain }: ReadPage): boolean =>
  plain.view.metas.some(({ by, name }) => by === 'name' && name === 'description');

const quoteOf = (page: ReadPage, place: string): Evidence => ({
  pageUrl: page.url,
  place,
  seen: descriptionOf(page) ?? (holdsDescription(page) ? 'no words in the meta description' : 'no meta description'),
});
