import type { PageObservation } from '../../observations.ts';
import { isJumpPage } from './jump-page.ts';
import { leadsToNamedHost } from './left-out-scheme.ts';
import { leadsToMistypedCall } from './phone-slip.ts';
import { isSignInPage } from './sign-in-page.ts';

/** A page that nobody asks for text or a description: nothing on it is judged, tested or counted. */
export const isUnaskedPage = (page: PageObservation): boolean =>
  page.isAside === true ||
  page.lacksQuery === true ||
  isSignInPage(page) ||
  isJumpPage(page) ||
  leadsToMistypedCall(page.url) ||
  leadsToNamedHost(page.url);
