import type { ReadPage } from '../../website/read-pages.ts';
import type { StructuredData } from '../../website/structured-data/structured-data.ts';
import { isA } from '../../website/structured-data/vocabulary.ts';
import { defineCheck, dueTo, type Evidence, inconclusive, notApplicable, partial, pass } from '../check.ts';

/** Structured data that JavaScript adds. Google and Bing may still see it, so it is never worse than partial. */
export const markupOnlyAfterJavascript = defineCheck({
  id: 'markup-only-after-javascript',
  revision: 2,
  category: 'structured-data',
  strength: 'A',
  catalogue: ['in-raw-html'],
  title: {
    pass: 'The structured data we saw stands in the HTML as served',
    partial: 'Some of your structured data appears only after JavaScript has run',
    fail: 'Your structured data appears only after JavaScript has run',
  },
  why: 'Most assistants run no JavaScript and do not get markup that a script adds.',
  sources: [
    'https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  needs: ['pages'],
  causes: ['only-the-frame'],
  run({ pages }) {
    const late = pages.flatMap(lateTypes);
    const isFrameOnly = pages.every((page) => lateTypesOf(page).every(isFrame));
    if (late.length > 0) return dueTo('only-the-frame', isFrameOnly ? partial(late, FRAME_CREDIT) : partial(late));
    const served = pages.filter(({ structured }) => structured.nodes.length > 0);
    if (served.length > 0)
      return pass(
        served
          .slice(0, 3)
          .map((page) => ({ pageUrl: page.url, place: 'HTML as served', seen: typesIn(page.structured).join(', ') })),
      );
    if (pages.some(({ rendered, plain }) => !rendered && plain.view.scripts.count > 0))
      return inconclusive(
        'Not every page was shown in a browser, so it could not be seen whether JavaScript adds structured data.',
      );
    return notApplicable('The pages read hold no schema.org data, with or without JavaScript.');
  },
});

const typesIn = ({ nodes }: StructuredData): string[] => [
  ...new Set(nodes.filter(({ parent }) => !parent).flatMap(({ types }) => types)),
];

/** What says where a page stands, and nothing of the business: a path, the page itself, a search. */
const FRAME = ['BreadcrumbList', 'WebPage', 'WebSite', 'SiteNavigationElement', 'WPHeader', 'WPFooter', 'Action'];
/** That is little beside who the business is and what it offers. */
const FRAME_CREDIT = 0.9;

const isFrame = (type: string): boolean => FRAME.some((known) => isA(type, known));

function lateTypesOf({ structured, renderedStructured }: ReadPage): string[] {
  if (!renderedStructured) return [];
  const served = new Set(structured.nodes.flatMap(({ types }) => types));
  return typesIn(renderedStructured).filter((type) => !served.has(type));
}

function lateTypes(page: ReadPage): Evidence[] {
  const { url } = page;
  const late = lateTypesOf(page);
  return late.length === 0
    ? []
    : [{ pageUrl: url, place: 'structured data only after JavaScript', seen: late.join(', ') }];
}
