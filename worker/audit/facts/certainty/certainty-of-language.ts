import { FUNCTION_WORDS } from '../../website/text/detect-language.ts';
import type { Certainty, Facts, ListedFact } from '../facts.ts';
import { isHead, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** What the pages declare and their text is; without a word of theirs, only a language we know words of, on several pages. */
export function certaintyOfLanguage({ value, sources }: ListedFact<string>, website: StatedWebsite): Certainty {
  const pages = new Set(sources.map(({ pageUrl }) => pageUrl));
  const declared = website.documents.some(
    ({ pageUrl, view }) => pages.has(pageUrl) && view.lang?.trim().toLowerCase().split(/[-_]/)[0] === value,
  );
  return declared || (pages.size >= 2 && value in FUNCTION_WORDS) ? 'certain' : 'likely';
}

/** What is written to describe the business; a paragraph may speak of something else. */
export const certaintyOfDescription = ({ sources }: NonNullable<Facts['description']>): Certainty =>
  sources.some((source) => isHead(source) || isMarkup(source)) ? 'certain' : 'likely';
