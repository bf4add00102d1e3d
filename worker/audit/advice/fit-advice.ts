import type { Advice } from './advice.ts';

/** What decides between one and several in the words of an advice. */
export interface Told {
  /** How many pages the website has, as far as is known. */
  pages: number;
  /** How many of them the task names; 0 for one about the whole website. */
  named: number;
  /** The same of one step, where the task has some, by its check. */
  namedBy?: (checkId: string) => number;
}

/** "{each page we list|the page}": by the pages a task names. */
const BY_NAMED = /\{([^{}|]*)\|([^{}|]*)\}/g;
/** "[pages|page]": by the pages of the website. */
const BY_PAGES = /\[([^[\]|]*)\|([^[\]|]*)\]/g;

/**
 * The words of an advice for this website. They are written once, each place with a form for several pages and one for a single page,
 * so that nobody with one page reads of "every page"; what makes sense for several only has an empty second form.
 */
export function fitAdvice(advice: Advice, { pages, named, namedBy = () => named }: Told): Advice {
  const told = (text: string, one: boolean): string =>
    text.replace(BY_PAGES, pages === 1 ? '$2' : '$1').replace(BY_NAMED, one ? '$2' : '$1');
  const isOne = (count: number) => pages === 1 || count === 1;
  const one = isOne(named);
  const words = {
    title: told(advice.title, one),
    description: told(advice.description, one),
    how: told(advice.how, one),
  };
  const steps = advice.steps?.map((step) => {
    const single = isOne(namedBy(step.checkId));
    return { ...step, title: told(step.title, single), how: told(step.how, single) };
  });
  if (steps) return { ...advice, ...words, steps };
  const isAsWritten =
    words.title === advice.title && words.description === advice.description && words.how === advice.how;
  return isAsWritten ? advice : { ...advice, ...words };
}
