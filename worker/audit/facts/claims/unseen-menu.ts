import type { PageObservation } from '../../observations.ts';
import { hasOwnScript } from '../../website/undrawn-pages.ts';

type Shown = Pick<PageObservation, 'plain' | 'rendered'>;

/** A page without any link whose scripts did not arrive: they may write its menu, and with it the way to all other pages. */
export const isMenuLost = (page: Shown): boolean => page.rendered?.missesCode === true && hasNoLink(page);

/** The same of one whose scripts all arrived: at a click on something that is no link they may open other pages. */
export const isMenuUnseen = (page: Shown): boolean =>
  hasNoLink(page) && (page.rendered?.missesCode === true || hasOwnScript(page.plain));

const hasNoLink = ({ plain, rendered }: Shown): boolean =>
  plain.view?.links.length === 0 && rendered?.view?.links.length === 0;

/** Why nothing is said of its links. */
export const MENU_UNSEEN =
  'The HTML of the home page holds no links, and we did not see whether its scripts open other pages.';
