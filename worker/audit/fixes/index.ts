import { altTextFixes } from './elements/alt-texts.ts';
import { controlNameFixes } from './elements/control-names.ts';
import { fakeListFixes } from './elements/fake-lists.ts';
import { formLabelFixes } from './elements/form-labels.ts';
import { linkTextFixes } from './elements/link-texts.ts';
import { timeElementFixes } from './elements/time-elements.ts';
import type { FixBuilder } from './fix-input.ts';
import { canonicalFixes } from './head/canonical.ts';
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
import { headingAnchorFixes } from './headings/heading-anchors.ts';
import { headingLevelFixes } from './headings/heading-levels.ts';
import { mainHeadingFixes } from './headings/main-heading.ts';
import { jsonLdFixes } from './json-ld/json-ld.ts';
import { llmsTxtFixes } from './llms-txt/llms-txt.ts';
import { robotsTxtFixes } from './robots/robots-txt.ts';
import { sitemapFixes } from './sitemap/sitemap-xml.ts';
import { checkedDateFixes } from './text-blocks/checked-date.ts';
import { contactFixes } from './text-blocks/contact-block.ts';
import { faqFixes } from './text-blocks/faq-section.ts';
import { mapLinkFixes } from './text-blocks/map-link.ts';
import { openingHoursFixes } from './text-blocks/opening-hours-block.ts';
import { selfDescriptionFixes } from './text-blocks/self-description.ts';

/** Tags for the heads of pages, then what changes on them, in the order it can be applied: levels of headings before their anchors. */
const PAGES: readonly FixBuilder[] = [
  titleFixes,
  descriptionFixes,
  previewTagFixes,
  canonicalFixes,
  pageLanguageFixes,
  viewportFixes,
  robotsMetaFixes,
  hreflangFixes,
  mainHeadingFixes,
  headingLevelFixes,
  headingAnchorFixes,
  selfDescriptionFixes,
  faqFixes,
  openingHoursFixes,
  contactFixes,
  mapLinkFixes,
  checkedDateFixes,
  timeElementFixes,
  fakeListFixes,
  linkTextFixes,
  controlNameFixes,
  formLabelFixes,
  altTextFixes,
];

/** Settings of the server. */
const HEADERS: readonly FixBuilder[] = [robotsHeaderFixes, securityHeaderFixes, compressionFixes, cacheValidatorFixes];

/** Everything that can be written for an owner. A check is named by at most one builder. */
export const FIX_BUILDERS: readonly FixBuilder[] = [
  robotsTxtFixes,
  sitemapFixes,
  ...HEADERS,
  jsonLdFixes,
  ...PAGES,
  llmsTxtFixes,
];
