import { LIMITS } from '../../website/page/page-limits.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageLink, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';

/** "#/rooms", "#!/rooms", "/#/rooms": an app shows another view of its one page there. "#/" alone leads home. */
const HASH_ROUTE = /^\/?#!?\/(?=.)/;
/** "#rooms" is a place on the page, where the page has it. */
const PLACE = /^#(?=[^/!])/;
/** A single one may be a button of a slider. */
const MIN_VIEWS = 2;

/** Views that have no address of their own, and that no browser of ours opened. */
export function viewsBehindHash(page: ReadPage): string[] {
  const { plain, rendered } = page;
  const links = [...plain.view.links, ...(rendered?.view.links ?? [])];
  const routes = new Set(links.map(({ href }) => href.trim()).filter((href) => HASH_ROUTE.test(href)));
  const views = routes.size < MIN_VIEWS ? viewsOfScripts(page) : [...routes];
  return views.map((href) => `${plain.finalUrl.replace(/#.*$/, '')}${href.replace(/^\//, '')}`);
}

/** What only a script links, to places that the page it wrote does not have: it shows them once somebody goes there. */
function viewsOfScripts({ plain, rendered }: ReadPage): string[] {
  if (rendered === null || holdsViews(rendered.view) || rendered.view.ids.length >= LIMITS.ids) return [];
  const served = new Set(plain.view.links.map(({ href }) => href));
  const ids = new Set(rendered.view.ids);
  const views = rendered.view.links
    .map(({ href }) => href.trim())
    .filter((href) => PLACE.test(href) && !served.has(href) && !ids.has(href.slice(1)));
  const found = [...new Set(views)];
  return found.length < MIN_VIEWS ? [] : found;
}

/** Views that wait in the page, headings and all, were read with it. */
const holdsViews = ({ headings }: PageView): boolean => headings.some(({ hidden }) => hidden);

/** The words of an entry of a menu that has no address and showed something on a click, where nobody read what; else null. */
export function viewBehindClick({ rendered }: ReadPage): string | null {
  if (rendered === null || rendered.view.clicked || holdsViews(rendered.view)) return null;
  const { view } = rendered;
  const entry = view.links.find((link) => isMenuEntry(link, placeOf(view, link.path)) && !unfolds(link, view));
  return entry?.text.trim() ?? null;
}

const isMenuEntry = ({ opens, isQuiet, hidden, landmark, text }: PageLink, place: string): boolean =>
  opens === true &&
  !isQuiet &&
  !hidden &&
  landmark === 'nav' &&
  !/(?:^|> )footer/.test(place) &&
  /\p{L}{3}/u.test(text);

/** Whether other links stand below the entry in its menu: a click folds them out. */
export function unfolds({ path }: PageLink, view: PageView): boolean {
  const around = placeOf(view, path).replace(/ > [^>]*$/, ' > ');
  return view.links.some((other) => {
    const place = placeOf(view, other.path);
    return place.startsWith(around) && place.slice(around.length).includes(' > ');
  });
}
