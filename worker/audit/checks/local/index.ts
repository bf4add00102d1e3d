import type { Check } from '../check.ts';
import { fewDirectoryLinks } from './few-directory-links.ts';
import { fewLocalDetails } from './few-local-details.ts';
import { missingBookingPath } from './missing-booking-path.ts';
import { missingGoogleProfileLink } from './missing-google-profile-link.ts';
import { missingLocationPages } from './missing-location-pages.ts';
import { missingMapOrDirections } from './missing-map-or-directions.ts';
import { missingOpeningHours } from './missing-opening-hours.ts';
import { placeMissingInTitle } from './place-missing-in-title.ts';
import { vagueServiceArea } from './vague-service-area.ts';

export const localChecks = [
  missingOpeningHours,
  vagueServiceArea,
  placeMissingInTitle,
  missingLocationPages,
  missingGoogleProfileLink,
  fewDirectoryLinks,
  missingMapOrDirections,
  missingBookingPath,
  fewLocalDetails,
] as const satisfies readonly Check[];
