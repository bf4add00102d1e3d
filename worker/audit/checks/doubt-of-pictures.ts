import type { PageRole } from '../observations.ts';
import { picturesInstead } from '../website/pictures/picture-pages.ts';
import type { ReadPage } from '../website/read-pages.ts';
import { pageWords } from '../wording/words.ts';
import type { Check } from './check.ts';
import type { CheckId } from './index.ts';

/** Pages that are called after what is looked for: one that is all pictures may well show it. */
const CALLED_AFTER_IT: Readonly<Partial<Record<CheckId, readonly PageRole[]>>> = {
  'contact-data-not-in-text': ['contact', 'locations'],
  'missing-opening-hours': ['contact', 'locations'],
  'few-customer-reviews': ['reviews'],
  'missing-quotations': ['reviews'],
  'missing-prices': ['prices'],
  'few-visible-questions': ['faq'],
};

/**
 * Why what was not found may stand in a picture: a page called after it shows pictures in place of text, or half of all pages do. A link is
 * none of what a picture can hold.
 */
export function doubtOfPictures(check: Pick<Check, 'id' | 'looksForLinks'>, pages: readonly ReadPage[]): string | null {
  const roles = CALLED_AFTER_IT[check.id as CheckId];
  if (check.looksForLinks || roles === undefined) return null;
  const drawn = pages.filter((page) => picturesInstead(page) !== null);
  const named = drawn.find(({ role }) => roles.includes(role));
  const [example = named] = drawn.length * 2 >= pages.length ? [named ?? drawn[0]] : [named];
  if (example === undefined) return null;
  const home = pages.find(({ role }) => role === 'home')?.url ?? '';
  return `We did not find it as text, and it may stand in a picture: ${pageWords(example.url, home)} shows pictures in place of text.`;
}
