import type { FixBuilder } from './fix-input.ts';
import { descriptionFixes } from './head/descriptions.ts';
import { hreflangFixes } from './head/hreflang.ts';
import { pageLanguageFixes } from './head/page-language.ts';
import { previewTagFixes } from './head/preview-tags.ts';
import { robotsMetaFixes } from './head/robots-meta.ts';
import { titleFixes } from './head/titles.ts';
import { viewportFixes } from './head/viewport.ts';
import { cacheValidatorFixes } from './headers/cache-validators.ts';
import { compressionFixes } from './headers/compression.ts';
import { robotsHeaderFixes } from './headers/robots-header.ts';
import { securityHeaderFixes } from './headers/security-headers.ts';
import { jsonLdFixes } from './json-ld/json-ld.ts';
import { robotsTxtFixes } from './robots/robots-txt.ts';
import { contactFixes } from './text-blocks/contact-block.ts';
import { openingHoursFixes } from './text-blocks/opening-hours-block.ts';
import { selfDescriptionFixes } from './text-blocks/self-description.ts';
import { timeElementFixes } from './text-blocks/time-elements.ts';

/** Tags for the heads of pages, then what is added to their text. */
const PAGES: readonly FixBuilder[] = [
  titleFixes,
  descriptionFixes,
  previewTagFixes,
  pageLanguageFixes,
  viewportFixes,
  robotsMetaFixes,
  hreflangFixes,
  selfDescriptionFixes,
  openingHoursFixes,
  contactFixes,
  timeElementFixes,
];

/** Settings of the server. */
const HEADERS: readonly FixBuilder[] = [robotsHeaderFixes, securityHeaderFixes, compressionFixes, cacheValidatorFixes];

/**
 * Everything that can be written for an owner: each fills a blank with what the website states for sure, or puts right what is proved
 * wrong. What would take a guess, or the source of an element that is not stored, is told in words by the check's advice instead. A check
 * is named by at most one builder.
 */
export const FIX_BUILDERS: readonly FixBuilder[] = [robotsTxtFixes, ...HEADERS, jsonLdFixes, ...PAGES];
