/** A wide gap on purpose: banners and widgets that only a browser shows make up a fifth of honest pages. */
export const WHOLE_SHARE = 0.8;

/** Pages that lose so little need no change. */
export const losesText = ({ share }: { share: number }): boolean => share < WHOLE_SHARE;

/** A page that is sent with less lacks most of what it shows. */
const SMALL_SHARE = 0.25;
/** Less is lost of a page that shows a date or a counter more. */
export const SURE_SHARE = 0.95;
/** Fewer are a name or a line below a picture. */
export const FEW_WORDS = 10;

export type PartServed = 'all' | 'nearly all' | 'part' | 'a small part' | 'none';

/** Of the words a page shows, those that are served: no number, as how many words a page has depends on who counts. */
export function partServed(served: number, shown: number): PartServed {
  if (served >= shown) return 'all';
  if (served === 0) return 'none';
  if (served < shown * SMALL_SHARE) return 'a small part';
  const isPart = served < shown * WHOLE_SHARE || (shown - served >= FEW_WORDS && served < shown * SURE_SHARE);
  return isPart ? 'part' : 'nearly all';
}
