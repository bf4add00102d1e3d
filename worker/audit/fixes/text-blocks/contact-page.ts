import type { ReadPage } from '../../inputs.ts';
import type { FixInput } from '../fix-input.ts';

/** Where visitors look for contact data: the contact page, else the home page. */
export const contactPage = ({ inputs: { pages, home } }: FixInput): ReadPage | null =>
  pages?.find(({ role }) => role === 'contact') ?? home;
