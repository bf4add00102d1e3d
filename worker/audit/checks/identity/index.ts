import type { Check } from '../../check.ts';
import { contactDataNotInText } from './contact-data-not-in-text.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';
import { deadProfileLinks } from './dead-profile-links.ts';
import { inconsistentBusinessName } from './inconsistent-business-name.ts';
import { missingContactPage } from './missing-contact-page.ts';
import { thinAboutPage } from './thin-about-page.ts';

export const identityChecks: readonly Check[] = [
  inconsistentBusinessName,
  contactDataNotInText,
  contradictoryContactData,
  thinAboutPage,
  missingContactPage,
  deadProfileLinks,
];
