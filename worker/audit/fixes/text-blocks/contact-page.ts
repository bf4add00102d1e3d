import type { ReadPage } from '../../website/read-pages.ts';
import type { FixInput } from '../fix-input.ts';
import { takesText } from '../page-fix.ts';

/** Where visitors look for contact data: the contact page, else the home page; null when neither can take text. */
export const contactPage = ({ inputs: { pages, home } }: FixInput): ReadPage | null =>
  [pages?.find(({ role }) => role === 'contact'), home].find((page) => page && takesText(page)) ?? null;
