import type { ReadPage } from '../../website/read-pages.ts';

/** One page in twelve is a slip; more than a fifth is how the website is built. */
const HABIT_SHARE = 0.2;

/** Whether what is wrong on some pages weighs on the whole website: on the home page always. */
export const isHabit = (wrong: ReadPage[], pages: ReadPage[]): boolean =>
  wrong.some(({ role }) => role === 'home') || wrong.length > pages.length * HABIT_SHARE;

/**
 * "product.html?id=3": one file of HTML, which a script fills by what stands behind the "?". What its head says it says of all of them: nobody
 * can write a line of its own for one.
 */
export const isOfManyAddresses = ({ url }: Pick<ReadPage, 'url'>): boolean => /\.html?\?[^#]/i.test(url);

/** Address a page asks to be known by: two addresses of one page are no duplicates. */
export const canonicalOf = ({ plain, url }: ReadPage): string =>
  plain.view.headLinks.find(({ rel }) => rel.split(/\s+/).includes('canonical'))?.url ?? url;
