import type { Observations, PageObservation } from '../observations.ts';
import { visibleText } from './page/page-text.ts';
import { isServedPage } from './read-pages.ts';

/** A page with so many parameters is one address filled in, such as a till for each thing sold. */
const STATE_PARAMETERS = 2;

/**
 * Of one page that was read in several states, the first one or the one without parameters: to every reader it is one page. No page is
 * left where a script shows that there is no such entry.
 */
export function withoutStates(observations: Observations): Observations {
  const read: PageObservation[] = observations.pages.filter(isServedPage);
  const lost = withoutEntry(read);
  const pages = observations.pages.filter(
    (page) =>
      !read.includes(page) ||
      (!lost.has(page) &&
        !isStateOf(page, read.slice(0, read.indexOf(page))) &&
        !isStateOf(page, read, { parameters: 0 })),
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

/**
 * Of addresses that differ in their query alone, as "product.html?id=4" and "?id=6", those under which a script takes text away and says
 * the same each time, where under another one it adds text.
 */
function withoutEntry(pages: readonly PageObservation[]): ReadonlySet<PageObservation> {
  const asked = pages.flatMap((page) => {
    const { origin, pathname, search } = new URL(page.url);
    const shown = page.rendered?.view;
    if (search === '' || !page.plain.view || !shown) return [];
    const said = visibleText(shown).replace(/\s+/g, ' ');
    return [{ page, file: origin + pathname, said, gained: shown.textWords - page.plain.view.textWords }];
  });
  const isLost = ({ page, file, said, gained }: (typeof asked)[number]): boolean => {
    const others = asked.filter((one) => one.file === file && one.page !== page);
    return gained < 0 && others.some((one) => one.said === said) && others.some((one) => one.gained > 0);
  };
  return new Set(asked.filter(isLost).map(({ page }) => page));
}
