import { placeOf } from '../../../website/page/page-text.ts';
import type { PageImage, PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** Services that draw a picture of any size, until somebody puts one there. */
const DRAWS_STAND_INS =
  /(?:^|\.)(?:placehold\.(?:it|co|jp)|placeholder\.(?:com|pics)|dummyimage\.com|fakeimg\.pl|placeimg\.com|lorempixel\.com|loremflickr\.com|picsum\.photos)$/;

/** "/350x150", "/600x400/ccc/fff.png", "/g/200/300": nothing but a size, colours and a format. "/512/733/733585.png" is a number in a folder. */
const PART = /^(?:\d{2,4}x\d{2,4}|[\da-f]{3}|[\da-f]{6}|\d{2,4}|[a-z])?(?:\.(?:png|jpe?g|gif|svg|webp))?$/i;
const SIZE = /^\/(?:[a-z]\/)?\d{2,4}(?:x\d{2,4}(?=[./]|$)|\/\d{2,4}(?:\.[a-z]{3,4})?\/?$)/i;
/** What is written on it, and how. A query may also name the picture that is to be shown at that size. */
const WRITES = /^(?:text|txt|font|bg|fg)$/i;

/** Whether what is served as a picture was drawn by a service for its size alone: a template left it, and it shows nothing of anybody. */
export function isStandIn(src: string | null, pageUrl: string): boolean {
  if (src === null || !/^https?:/i.test(src) || !URL.canParse(src)) return false;
  const { hostname, pathname, searchParams } = new URL(src);
  if (DRAWS_STAND_INS.test(hostname)) return true;
  return (
    hostname !== new URL(pageUrl).hostname &&
    SIZE.test(pathname) &&
    pathname.split('/').every((part) => PART.test(part)) &&
    [...searchParams.keys()].every((key) => WRITES.test(key))
  );
}

/** As served: what a script puts in place of a picture that did not load was never meant to be seen. */
const standInsOf = (page: ReadPage): PageImage[] =>
  page.plain.view.images.filter((image) => !image.hidden && isStandIn(image.src, page.url) && !isFilled(page, image));

/** Whether a script puts another one there, as a page of products does by its address, or has a name by which it may. */
function isFilled({ plain: { view }, rendered }: ReadPage, { src, path }: PageImage): boolean {
  if (view.scripts.count === 0) return false;
  const place = placeOf(view, path);
  return /> img#[^>]*$/.test(place) || (rendered !== null && !rendered.view.images.some((shown) => shown.src === src));
}

/** Addresses of such pictures on some pages. */
export const standInAddresses = (pages: readonly ReadPage[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => standInsOf(page).flatMap(({ src }) => src ?? [])));

/** Such pictures of a page, each that is to be exchanged. */
export function standInPictures(page: ReadPage): Evidence[] {
  const { view } = page.plain;
  const images = standInsOf(page);
  return images.map((image, at) => ({
    pageUrl: page.url,
    place: nthOf(placeOfPicture(view, image), at, images.length),
    seen: (image.src ?? '').replace(/[?#].*$/, '').slice(0, 300),
  }));
}

const placeOfPicture = (view: PageView, { path }: PageImage): string => placeOf(view, path);

/** Paths do not tell apart what stands side by side. */
export const nthOf = (place: string, at: number, count: number): string =>
  count > 1 ? `${place}, ${at + 1} of ${count}` : place;
