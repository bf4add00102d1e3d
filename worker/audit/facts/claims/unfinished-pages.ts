import type { Target } from '../../observations.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { resolvedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress } from '../../website/site-address.ts';
import { TELLING_WORDS } from '../../website/undrawn-pages.ts';

/** Frames of these show a place or a film, whatever else a page says. */
const SHOWS_PLACE_OR_FILM =
  /(?:^|\.)(?:google\.[a-z.]+|openstreetmap\.org|bing\.com|mapbox\.com|youtube(?:-nocookie)?\.com|vimeo\.com|soundcloud\.com)$/;

/**
 * The first page that was not read to the end: scripts that no browser ran, or on a page that is served with few words not all of which arrived,
 * lists that nothing filled, and frames of others may hold what was looked for. Legal texts answer no customer's question.
 */
export const unfinishedAmong = (pages: readonly ReadPage[]): { unfinished?: string } => {
  const page = pages.find((one) => one.role !== 'legal' && isUnfinished(one));
  return page ? { unfinished: page.url } : {};
};

/** A page of so few words whose frame holds a page of its own, as a viewer of files, says what it has to say in there. */
export const isFramed = ({ textWords, frames }: PageView, url: string): boolean =>
  textWords < TELLING_WORDS && frames.some(({ src }) => src !== null && saysMore(src, url));

function isUnfinished({ plain, rendered, url }: ReadPage): boolean {
  const view = rendered?.view ?? plain.view;
  if (view.frames.some(({ src }) => src !== null && saysMore(src, url))) return true;
  if (plain.view.scripts.count === 0) return false;
  return (
    rendered === null ||
    rendered.missesData === true ||
    (rendered.missesCode === true && plain.view.textWords < TELLING_WORDS) ||
    (view.unfilled ?? []).length > 0
  );
}

function saysMore(src: string, url: string): boolean {
  const host = resolvedUrl(src, url)?.hostname;
  return host !== undefined && !SHOWS_PLACE_OR_FILM.test(host);
}

/** The first own address in the menu of the home page that nobody read. */
export function leftOfMenu(
  pages: readonly ReadPage[],
  target: Target,
  isKnown: (url: string) => boolean,
): { menuUnread?: string } {
  const menuUnread = menuLinks(pages)
    .flatMap(({ href, base }) => ownAddress(href, base, target) ?? [])
    .find((url) => !isKnown(url));
  return menuUnread === undefined ? {} : { menuUnread };
}

const menuLinks = (pages: readonly ReadPage[]): { href: string; base: string }[] =>
  pages
    .filter(({ role }) => role === 'home')
    .flatMap(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])])
    .flatMap(({ links, baseUrl: base }) =>
      links.filter(({ landmark }) => landmark === 'nav' || landmark === 'header').map(({ href }) => ({ href, base })),
    );
