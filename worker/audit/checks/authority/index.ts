import type { Check } from '../check.ts';
import { anonymousArticles } from './anonymous-articles.ts';
import { brandMentionsElsewhere } from './brand-mentions-elsewhere.ts';
import { fewCustomerReviews } from './few-customer-reviews.ts';
import { fewReviewProfiles } from './few-review-profiles.ts';
import { lowRating } from './low-rating.ts';
import { missingPolicies } from './missing-policies.ts';
import { missingPressMentions } from './missing-press-mentions.ts';
import { missingProofOfWork } from './missing-proof-of-work.ts';
import { teamNotNamed } from './team-not-named.ts';
import { unlinkedAuthorPages } from './unlinked-author-pages.ts';
import { unprovenCredentials } from './unproven-credentials.ts';

export const authorityChecks = [
  fewCustomerReviews,
  fewReviewProfiles,
  missingProofOfWork,
  lowRating,
  missingPressMentions,
  teamNotNamed,
  unprovenCredentials,
  missingPolicies,
  anonymousArticles,
  unlinkedAuthorPages,
  brandMentionsElsewhere,
] as const satisfies readonly Check[];
