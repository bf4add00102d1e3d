import type { Check } from '../check.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';
import { deadProfileLinks } from './dead-profile-links.ts';
import { fewLinkedProfiles } from './few-linked-profiles.ts';
import { freeMailAddress } from './free-mail-address.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';
import { knowledgeBaseLinks } from './knowledge-base-links.ts';
import { missingContactPage } from './missing-contact-page.ts';
import { missingLegalIdentity } from './missing-legal-identity.ts';
import { missingLogo } from './missing-logo.ts';
import { thinAboutPage } from './thin-about-page.ts';
import { unlinkedContactData } from './unlinked-contact-data.ts';

export const identityChecks = [
  inconsistentBusinessName,
  contactDataNotInText,
  contradictoryContactData,
  thinAboutPage,
  missingContactPage,
  deadProfileLinks,
  unlinkedContactData,
  fewLinkedProfiles,
  missingLogo,
  missingLegalIdentity,
  freeMailAddress,
  knowledgeBaseLinks,
] as const satisfies readonly Check[];
