import type { Advice } from './advice.ts';

/** What decides between one and several in the words of an advice. */
export interface Told {
  /** How many pages the website has, as far as is known. */
  pages: number;
  /** How many of them the task names; 0 for one about the whole website. */
  named: number;
}

/** "{each page we list|the page}": by the pages a task names. */
const BY_NAMED = /\{([^{}|]*)\|([^{}|]*)\}/g;
/** "[pages|page]": by the pages of the website. */
const BY_PAGES = /\[([^[\]|]*)\|([^[\]|]*)\]/g;

/**
 * The words of an advice for this website. They are written once, each place with a form for several pages and one for a single page,
 * so that nobody with one page reads of "every page"; what makes sense for several only has an empty second form.
 */
export function fitAdvice(advice: Advice, { pages, named }: Told): Advice {
  const told = (text: string): string =>
    text.replace(BY_PAGES, pages === 1 ? '$2' : '$1').replace(BY_NAMED, pages === 1 || named === 1 ? '$2' : '$1');
  const words = { title: told(advice.title), description: told(advice.description), how: told(advice.how) };
  const isAsWritten =
    words.title === advice.title && words.description === advice.description && words.how === advice.how;
  return isAsWritten ? advice : { ...advice, ...words };
}
