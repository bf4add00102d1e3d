import type { Observations, PageObservation } from '../observations.ts';
import { isServedPage } from './read-pages.ts';

/** A page with so many parameters is one address filled in, such as a till for each thing sold. */
const STATE_PARAMETERS = 2;

/** Of one page that was read in several states, the first one or the one without parameters: to every reader it is one page. */
export function withoutStates(observations: Observations): Observations {
  const read: PageObservation[] = observations.pages.filter(isServedPage);
  const pages = observations.pages.filter(
    (page) =>
      !read.includes(page) ||
      (!isStateOf(page, read.slice(0, read.indexOf(page))) && !isStateOf(page, read, { parameters: 0 })),
  );
  return pages.length === observations.pages.length ? observations : { ...observations, pages };
}

/** Whether another one of these is the same page, itself with at most so many parameters. */
function isStateOf(
  { url }: PageObservation,
  others: readonly PageObservation[],
  most: { parameters: number } = { parameters: Number.POSITIVE_INFINITY },
): boolean {
  const { origin, pathname, searchParams } = new URL(url);
  if (searchParams.size < STATE_PARAMETERS) return false;
  return others.some((other) => {
    const one = new URL(other.url);
    return one.origin + one.pathname === origin + pathname && one.searchParams.size <= most.parameters;
  });
}
