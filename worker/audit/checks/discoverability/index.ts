import type { Check } from '../check.ts';
import { bingVerification } from './bing-verification.ts';
import { deadSitemapAddresses } from './dead-sitemap-addresses.ts';
import { forbiddenSnippets } from './forbidden-snippets.ts';
import { foundImpossibleAddress } from './found-impossible-address.ts';
import { googleAiSetting } from './google-ai-setting.ts';
import { implausibleSitemapDates } from './implausible-sitemap-dates.ts';
import { invalidSitemap } from './invalid-sitemap.ts';
import { keyPagesMissingFromSitemap } from './key-pages-missing-from-sitemap.ts';
import { llmsTxt } from './llms-txt.ts';
import { missingFeed } from './missing-feed.ts';
import { missingSitemap } from './missing-sitemap.ts';
import { noindexHeader } from './noindex-header.ts';
import { noindexMetaTag } from './noindex-meta-tag.ts';
import { oneSidedHreflang } from './one-sided-hreflang.ts';
import { orphanPages } from './orphan-pages.ts';
import { splitHostVariants } from './split-host-variants.ts';
import { unclearLinkTexts } from './unclear-link-texts.ts';
import { uncrawlableLinks } from './uncrawlable-links.ts';
import { wrongCanonical } from './wrong-canonical.ts';

export const discoverabilityChecks = [
  noindexMetaTag,
  noindexHeader,
  forbiddenSnippets,
  uncrawlableLinks,
  foundImpossibleAddress,
  missingSitemap,
  wrongCanonical,
  invalidSitemap,
  splitHostVariants,
  keyPagesMissingFromSitemap,
  orphanPages,
  implausibleSitemapDates,
  deadSitemapAddresses,
  oneSidedHreflang,
  unclearLinkTexts,
  missingFeed,
  bingVerification,
  googleAiSetting,
  llmsTxt,
] as const satisfies readonly Check[];
