import type { PageImage, PageView } from '../page/page-view.ts';

/** Smaller both ways, a picture is a sign, a dot or a corner; as thin as that, a line. */
const MIN_PX = 32;
const LINE_PX = 8;

/** A page shows no photograph as often, and says nothing about it: it is tiled with that file, or keeps room with it. */
const TILE_TIMES = 8;

/** Pictures that decorate, whatever they are declared to be: tiny ones, and those a page or a frame on it is tiled with. */
export function ornamentsOf(view: PageView): ReadonlySet<PageImage> {
  const known = ornaments.get(view);
  if (known !== undefined) return known;
  const { images, paths } = view;
  const times = new Map<string, number>();
  for (const { src, alt } of images) if (src !== null && !alt) times.set(src, (times.get(src) ?? 0) + 1);
  const isTile = ({ src, alt }: PageImage): boolean => !alt && src !== null && (times.get(src) ?? 0) >= TILE_TIMES;
  const tiled = new Map<string, Set<string>>();
  for (const image of images)
    if (isTile(image) && image.alt === null) {
      const around = outside(paths[image.path]);
      for (const place of [around, outside(around)])
        tiled.set(place, (tiled.get(place) ?? new Set()).add(image.src ?? ''));
    }
  // The corners of a frame drawn from several tiles stand where these stand, or right around them.
  const isCorner = ({ path, alt }: PageImage): boolean =>
    alt === null && (tiled.get(outside(paths[path]))?.size ?? 0) > 1;
  const found = new Set(images.filter((image) => isTiny(image) || isTile(image) || isCorner(image)));
  ornaments.set(view, found);
  return found;
}

/** The path of the element around it. */
const outside = (path = ''): string => path.slice(0, Math.max(0, path.lastIndexOf(' > ')));

/** Of each view: goes with it. */
const ornaments = new WeakMap<PageView, ReadonlySet<PageImage>>();

function isTiny({ width, height }: PageImage): boolean {
  const sizes = [width, height].filter((size) => size !== null);
  return sizes.length > 0 && (Math.max(...sizes) < MIN_PX || Math.min(...sizes) <= LINE_PX);
}

/** What a visitor sees as pictures, each file once. */
export function tellingPictures(view: PageView): PageImage[] {
  const decorating = ornamentsOf(view);
  const shown = view.images.filter((image) => !image.hidden && image.src !== null && !decorating.has(image));
  return [...new Map(shown.map((image) => [image.src, image])).values()];
}
