import type { Check } from '../check.ts';
import { brokenJsonLd } from './broken-json-ld.ts';
import { conflictingNodes } from './conflicting-nodes.ts';
import { faqMarkup } from './faq-markup.ts';
import { genericBusinessType } from './generic-business-type.ts';
import { incompleteLocalAddress } from './incomplete-local-address.ts';
import { markupOnlyAfterJavascript } from './markup-only-after-javascript.ts';
import { markupUnlikeVisibleText } from './markup-unlike-visible-text.ts';
import { missingBreadcrumbs } from './missing-breadcrumbs.ts';
import { missingIdentityNode } from './missing-identity-node.ts';
import { missingWebsiteNode } from './missing-website-node.ts';
import { retiredMarkup } from './retired-markup.ts';
import { selfServingRating } from './self-serving-rating.ts';
import { sparseArticleMarkup } from './sparse-article-markup.ts';
import { sparseLocalMarkup } from './sparse-local-markup.ts';
import { sparseOrganizationMarkup } from './sparse-organization-markup.ts';
import { unconnectedNodes } from './unconnected-nodes.ts';
import { unknownSchemaTypes } from './unknown-schema-types.ts';
import { unlinkedAuthors } from './unlinked-authors.ts';
import { unmarkedMedia } from './unmarked-media.ts';
import { unmarkedPrices } from './unmarked-prices.ts';

export const structuredDataChecks = [
  markupUnlikeVisibleText,
  selfServingRating,
  retiredMarkup,
  markupOnlyAfterJavascript,
  brokenJsonLd,
  unknownSchemaTypes,
  missingIdentityNode,
  incompleteLocalAddress,
  sparseLocalMarkup,
  unmarkedPrices,
  sparseArticleMarkup,
  conflictingNodes,
  genericBusinessType,
  sparseOrganizationMarkup,
  missingWebsiteNode,
  missingBreadcrumbs,
  unlinkedAuthors,
  unconnectedNodes,
  unmarkedMedia,
  faqMarkup,
] as const satisfies readonly Check[];
