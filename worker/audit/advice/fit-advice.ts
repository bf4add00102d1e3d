import { capital } from '../wording/words.ts';
import type { Advice } from './advice.ts';

/** What decides between one and several in the words of an advice. */
export interface Told {
  /** How many pages the website has, as far as is known. */
  pages: number;
  /** How many of them the task names; 0 for one about the whole website. */
  named: number;
  /** How many faults were found in all; those of a page each are as many as the pages. */
  faults?: number;
  /** The same of one step, where the task has some, by its check. */
  namedBy?: (checkId: string) => number;
  faultsBy?: (checkId: string) => number;
  /** What owners call the one page that is named: "the home page", "/contact"; and of a step, by its check. */
  page?: string;
  pageBy?: (checkId: string) => string | undefined;
}

/** "{each page we list|the page}": by the pages a task names. */
const BY_NAMED = /\{([^{}|]*)\|([^{}|]*)\}/g;
/** "<pictures|picture>": by the faults found. */
const BY_FAULTS = /<([^<>|]*)\|([^<>|]*)>/g;
/** "[pages|page]": by the pages of the website. */
const BY_PAGES = /\[([^[\]|]*)\|([^[\]|]*)\]/g;

/**
 * The words of an advice for this website. They are written once, each place with a form for several pages and one for a single page,
 * so that nobody with one page reads of "every page"; what makes sense for several only has an empty second form.
 */
export function fitAdvice(advice: Advice, told: Told): Advice {
  const { named, namedBy = () => named, faults = named, faultsBy = () => faults, page, pageBy = () => page } = told;
  const fitText = fitted(told.pages, named, faults, page);
  const words = { title: fitText(advice.title), description: fitText(advice.description), how: fitText(advice.how) };
  const steps = advice.steps?.map((step) => {
    const fitStep = fitted(told.pages, namedBy(step.checkId), faultsBy(step.checkId), pageBy(step.checkId));
    return { ...step, title: fitStep(step.title), how: fitStep(step.how) };
  });
  if (steps) return { ...advice, ...words, steps };
  const isAsWritten =
    words.title === advice.title && words.description === advice.description && words.how === advice.how;
  return isAsWritten ? advice : { ...advice, ...words };
}

const fitted =
  (pages: number, named: number, faults: number, page?: string) =>
  (text: string): string =>
    text
      .replace(BY_PAGES, pages === 1 ? '$2' : '$1')
      .replace(BY_NAMED, pages === 1 || named === 1 ? '$2' : '$1')
      .replace(BY_FAULTS, faults === 1 ? '$2' : '$1')
      .replace(THE_PAGE, (found) => thePage(found, pages === 1 ? 'your page' : page));

/** Whoever has one page need not be told which; an address too long for a title stays where the task shows it. */
function thePage(found: string, page = found): string {
  const words = page.length > MAX_NAME ? 'one of your pages' : page;
  return /^T/.test(found) ? capital(words) : words;
}
const MAX_NAME = 40;

const THE_PAGE = /\b[Tt]he page we (?:list|name)\b/g;
