import type { Certainty, Facts } from '../facts.ts';
import { contradictsPages } from './contradicted-figures.ts';
import { isHead, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** What is written to describe the business, and no page contradicts; a paragraph may speak of something else. */
export const certaintyOfDescription = (
  { value, sources }: NonNullable<Facts['description']>,
  website: StatedWebsite,
): Certainty =>
  sources.some((source) => isHead(source) || isMarkup(source)) && !contradictsPages(value, website)
    ? 'certain'
    : 'likely';
