import { mayGainIt } from '../../website/gained-by-drawing.ts';
import { isLanguageHome } from '../../website/language-versions.ts';
import { urlParts } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { has, nodesIn, nodesOf, textIn } from '../../website/structured-data/nodes.ts';
import type { StructuredData } from '../../website/structured-data/structured-data.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { shownInSearch } from '../discoverability/indexing-restrictions.ts';

/** Nearly all inner pages; legal pages are often left out with reason. */
const PASS_SHARE = 0.8;

/** Google shows a path of two steps or more only. */
const MIN_STEPS = 2;

/** BreadcrumbList on inner pages, each step with a position and a name. */
export const missingBreadcrumbs = defineCheck({
  id: 'missing-breadcrumbs',
  revision: 8,
  category: 'structured-data',
  strength: 'C',
  catalogue: ['breadcrumb'],
  title: {
    pass: 'Most inner pages read hold a path in structured data',
    partial: 'Not every inner page read holds a path in structured data',
    fail: 'No schema.org data of the inner pages read states where in the website they belong',
  },
  why: 'The path shows what a page is part of. Its effect on assistants is not known.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/breadcrumb'],
  needs: ['pages'],
  run({ pages }) {
    const inner = shownInSearch(pages).filter(
      (page) =>
        page.role !== 'home' && page.role !== 'legal' && !isLanguageHome(page) && !isStartOfVersion(page, pages),
    );
    if (inner.length === 0) return notApplicable('No inner page beside legal ones was read.');
    if (inner.every(isFlat) && inner.every((page) => stepsOf(page).length === 0))
      return notApplicable('All pages read lie right below the home page: their menu says where they belong.');
    const isByScript = ({ structured, renderedStructured }: ReadPage) =>
      pathIn(structured).length < MIN_STEPS && pathIn(renderedStructured).length >= MIN_STEPS;
    const read = inner.map((page) => ({ page, names: stepsOf(page) }));
    const steps = read.filter(({ page, names }) => names.length >= MIN_STEPS || !mayGainIt(page, pages, isByScript));
    if (steps.length === 0)
      return inconclusive('Scripts write the paths of pages, and these pages were read without a browser.');
    const marked = steps.filter(({ names }) => names.length >= MIN_STEPS);
    const unmarked = steps.filter(({ names }) => names.length < MIN_STEPS);
    if (marked.length >= steps.length * PASS_SHARE)
      return pass(
        marked
          .slice(0, 3)
          .map(({ page, names }) => ({ pageUrl: page.url, place: 'BreadcrumbList', seen: names.join(' > ') })),
      );
    const evidence = unmarked.map(({ page, names }) => ({
      pageUrl: page.url,
      place: 'structured data',
      seen: names.length === 0 ? 'no BreadcrumbList' : `BreadcrumbList of one step: ${names.join()}`,
    }));
    return marked.length > 0 ? partial(evidence) : fail(evidence);
  },
});

/**
 * The home page once more, in the folder of another language, whatever language its code states: the one page of "/de/" that the home page
 * leads to, or "/eng/", whose pages bear the names of those in "/rus/".
 */
function isStartOfVersion({ url }: ReadPage, pages: readonly ReadPage[]): boolean {
  const [folder = '', ...rest] = stepsIn(url);
  const home = pages.find(({ role }) => role === 'home');
  if (!FOLDER_OF_LANGUAGE.test(folder) || !home || stepsIn(home.url)[0] === folder) return false;
  if (rest.length === 0) {
    const namesIn = (of: string) => pages.flatMap((page) => (stepsIn(page.url)[0] === of ? [nameIn(page.url)] : []));
    const others = pages.filter(
      (page) => FOLDER_OF_LANGUAGE.test(stepsIn(page.url)[0] ?? '') && stepsIn(page.url)[0] !== folder,
    );
    return namesIn(folder).some((name) => name !== '' && others.some((page) => nameIn(page.url) === name));
  }
  if (folder.length === 3) return false;
  const led = viewsOf(home).flatMap(({ links }) => links.flatMap((link) => link.url ?? []));
  const inFolder = new Set(led.filter((one) => stepsIn(one)[0] === folder).map(pageKey));
  return inFolder.size === 1 && inFolder.has(pageKey(url));
}

const FOLDER_OF_LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z]{2})?$/i;
const viewsOf = ({ plain, rendered }: ReadPage) => [plain.view, ...(rendered ? [rendered.view] : [])];
const stepsIn = (url: string): string[] => urlParts(url).pathname.split('/').filter(Boolean);
/** What stands behind the folder. */
const nameIn = (url: string): string => stepsIn(url).slice(1).join('/');

/** Below the home page itself, in no folder. */
const isFlat = ({ url }: ReadPage): boolean => stepsIn(url).length < 2;

/** Names of the longest path. That a script writes it is said elsewhere. */
const stepsOf = ({ structured, renderedStructured }: ReadPage): string[] =>
  longest([structured, renderedStructured].map(pathIn));

const pathIn = (data: StructuredData | null): string[] => longest(data ? pathsIn(data) : []);

const longest = (paths: readonly string[][]): string[] => paths.toSorted((a, b) => b.length - a.length)[0] ?? [];

const pathsIn = (data: StructuredData): string[][] =>
  nodesOf(data, 'BreadcrumbList').map((list) =>
    nodesIn(data, list, 'itemListElement').flatMap((step) => {
      const name = textIn(step, 'name') ?? nodesIn(data, step, 'item').flatMap((item) => textIn(item, 'name') ?? [])[0];
      return name !== undefined && has(step, 'position') ? name : [];
    }),
  );
