import { FUNCTION_WORDS } from '../../website/text/detect-language.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import type { Certainty, FactSource, Facts, ListedFact } from '../facts.ts';
import { isHead, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** What the pages declare and their text is; without a word of theirs, only a language we know words of, on several pages. */
export function certaintyOfLanguage({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const own = sources.filter((source) => website.documents.some((document) => isTextOf(document, source)));
  const pages = new Set(own.map(({ pageUrl }) => pageUrl));
  const declared = website.documents.some(
    ({ pageUrl, view }) => pages.has(pageUrl) && view.lang?.trim().toLowerCase().split(/[-_]/)[0] === value,
  );
  // What scripts write may be in another language than the frame they fill.
  if (sources.some(({ view }) => view === 'plain') && !own.some(({ view }) => view === 'plain')) return 'likely';
  return declared || (pages.size >= 2 && value in FUNCTION_WORDS) ? 'certain' : 'likely';
}

/** Words for those whose browser runs no scripts are no text of the page. */
const isTextOf = ({ pageUrl, viewName, view }: TextDocument, source: FactSource): boolean =>
  pageUrl === source.pageUrl &&
  viewName === source.view &&
  view.blocks.some(({ tag, path }) => tag !== 'noscript' && !/(?:^|> )noscript/.test(view.paths[path] ?? ''));

/** What is written to describe the business; a paragraph may speak of something else. */
export const certaintyOfDescription = ({ sources }: NonNullable<Facts['description']>): Certainty =>
  sources.some((source) => isHead(source) || isMarkup(source)) ? 'certain' : 'likely';
