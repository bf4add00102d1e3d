import { placeOf } from '../../website/page/page-text.ts';
import type { PageImage, PageView } from '../../website/page/page-view.ts';
import { picturesInstead } from '../../website/pictures/picture-pages.ts';
import { ornamentsOf } from '../../website/pictures/telling-pictures.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { leadsElsewhere } from '../../website/site-address.ts';
import { LETTER } from '../../website/text/letters.ts';
import { pictureFile } from '../../wording/picture-file.ts';
import { dueTo, type Evidence, fail, inconclusive, leftAtMost, notApplicable, partial, pass } from '../check.ts';
import { isFileName, saysSomething } from '../shared/alt-words.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { operableView } from '../shared/operable-view.ts';
import { standInAddresses } from '../shared/shown/stand-in-pictures.ts';
import { areWrittenByScripts } from './written-by-scripts.ts';

const PASS_SHARE = 0.9;
const PARTIAL_SHARE = 0.6;

/** Icons up to this size decorate; pixels that count visits are smaller still. */
const MAX_ICON_PX = 24;

interface Picture {
  evidence: Evidence;
  image: PageImage;
  isDescribed: boolean;
}

/** What the check of pictures comes to, and the one of links, which leaves to it what it tells. */
export function judgePictures(pages: readonly ReadPage[]) {
  const pictures = new Map<string, Picture>();
  const standIns = standInAddresses(pages);
  // A picture that the server does not have shows nothing that could be described: that it is missing is told.
  const gone = new Set(pages.flatMap(({ rendered }) => rendered?.gonePictures ?? []));
  const isShown = ({ image: { src } }: Picture): boolean => !standIns.has(src ?? '') && !gone.has(src ?? '');
  const ownOn = (page: ReadPage) => picturesOn(page).filter(([, picture]) => isShown(picture));
  for (const page of pages) {
    for (const [key, picture] of ownOn(page)) {
      const known = pictures.get(key);
      // Described once is described: the other place may show it as decoration.
      if (!known || picture.isDescribed) pictures.set(key, picture);
    }
  }
  if (pictures.size === 0) {
    const blank = allDeclaredEmpty(pages);
    return blank.length > 0
      ? dueTo('all-declared-empty', partial(blank))
      : notApplicable('The pages read show no pictures that need a description.');
  }
  const all = [...pictures.values()];
  const { kinds: bare, evidence: told } = onEveryPage(
    contentFirst(
      pages.flatMap((page) =>
        ownOn(page)
          .filter(([key, { isDescribed }]) => !isDescribed && pictures.get(key)?.isDescribed === false)
          .map(([key, { evidence }]): Repeated => [key, evidence]),
      ),
    ),
  );
  // A picture that stands in place of the text of its page is no decoration, whatever it is declared to be.
  const blank = bare.length > 0 ? [] : allDeclaredEmpty(pages.filter((page) => picturesInstead(page) !== null));
  if (blank.length > 0) return dueTo('all-declared-empty', partial(blank));
  if (bare.length === 0) {
    const left = leftovers(all);
    return left.length > 0 ? inconclusive(SAY_LITTLE, left) : pass(all.slice(0, 3).map(({ evidence }) => evidence));
  }
  const share = 1 - bare.length / all.length;
  if (
    share >= PASS_SHARE &&
    !pages.some((page) => ownOn(page).some(([key, one]) => isCertain(page, pictures.get(key) ?? one)))
  )
    return leftAtMost(bare);
  const bareOnes = all.filter((one) => !one.isDescribed).map(({ image }) => image.src ?? '');
  const isAllWritten = all.every((one) => one.isDescribed || one.image.alt !== null);
  const cause = isAllWritten ? 'says-nothing' : areWrittenByScripts(pages, bareOnes) ? 'written-by-scripts' : null;
  return dueTo(cause, share >= PARTIAL_SHARE ? partial(told) : fail(told));
}

const SAY_LITTLE =
  'Some texts of pictures are the same for several pictures, differ by a number, or say only that there is a picture.';

/** Pictures of one text, or of one but for its number: often what a template left. */
const MANY_ALIKE = 3;

function leftovers(all: readonly Picture[]): Evidence[] {
  const textOf = ({ image: { alt, otherName } }: Picture) => (alt?.trim() || otherName?.trim() || '').toLowerCase();
  const stemOf = (one: Picture) => textOf(one).replace(/[\s_-]*\d{1,3}$/, '');
  const alike = Map.groupBy(all, stemOf);
  return all
    .filter((one) => !saysSomething(textOf(one)) || (alike.get(stemOf(one))?.length ?? 0) >= MANY_ALIKE)
    .map(({ evidence }) => evidence)
    .slice(0, MANY_ALIKE);
}

/** It has no text at all, and axe-core, where it read the page, found one like it there. */
function isCertain({ rendered }: ReadPage, { image, isDescribed }: Picture): boolean {
  if (isDescribed || image.alt !== null) return false;
  return !rendered?.axe || rendered.axe.violations.some(({ rule }) => rule === 'image-alt');
}

/** What several pages show, or the frame of one, is a logo or an icon: the pictures of the content are named before it. */
function contentFirst(found: readonly Repeated[]): Repeated[] {
  const pages = new Map<string, number>();
  for (const [key] of found) pages.set(key, (pages.get(key) ?? 0) + 1);
  const rank = ([key, { place }]: Repeated) => ((pages.get(key) ?? 0) > 1 ? 2 : 0) + (IN_FRAME.test(place) ? 1 : 0);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
const IN_FRAME = /(?:^|> )(?:header|footer|nav)(?![\w-])/;

/** So many pictures are not all decoration. */
const MANY_BLANK = 4;

/**
 * Every picture of a website declared decorative: more likely nobody wrote a word. An icon beside its text is decoration, and one that is a link
 * is told as a link without a name.
 */
function allDeclaredEmpty(pages: readonly ReadPage[]): Evidence[] {
  const blank = new Map<string, Evidence>();
  for (const page of pages) {
    const view = operableView(page);
    const labels = new Set(
      view.blocks.filter(({ text }) => text.length <= LABEL_CHARS).map(({ path }) => view.paths[path] ?? ''),
    );
    for (const image of view.images) {
      if (
        image.src === null ||
        image.alt !== '' ||
        ornamentsOf(view).has(image) ||
        !needsText(view, { ...image, alt: null }) ||
        image.link !== undefined
      )
        continue;
      if (labels.has(blockAround(view, image))) continue;
      blank.set(image.src, {
        pageUrl: page.url,
        place: `${placeOf(view, image.path)}, alt=""`,
        seen: `empty text for ${pictureFile(image)}`,
      });
    }
  }
  return blank.size >= MANY_BLANK ? [...blank.values()] : [];
}

/** A line beside an icon: an address, an hour, a few words. */
const LABEL_CHARS = 80;

/** The path of the block a picture stands in, be it within a part of a line. */
const blockAround = (view: PageView, { path }: PageImage): string =>
  (view.paths[path] ?? '')
    .replace(/ > [^>]*$/, '')
    .replace(/(?: > (?:span|b|strong|i|em|small|label)(?![\w-])[^>]*)+$/, '');

/** Pictures of a page that need words, by what tells them apart. */
export function picturesOn(page: ReadPage): [key: string, picture: Picture][] {
  const view = operableView(page);
  const captioned = figuresWithCaption(view);
  return view.images
    .filter((image) => needsText(view, image) && !captioned.has(figureOf(view, image.path) ?? ''))
    .map((image) => {
      const place = placeOf(view, image.path);
      const described = isDescribed(image);
      const evidence = {
        pageUrl: page.url,
        place: described ? place : `${place}, ${pictureFile(image)}`,
        seen: described ? (image.alt ?? image.otherName ?? '') : undescribed(image),
      };
      // Pictures that load late share one placeholder.
      const key = image.src?.startsWith('data:') ? `${page.url} ${place} ${image.alt}` : (image.src ?? '');
      return [key, { evidence, image, isDescribed: described }];
    });
}

const isDescribed = ({ alt, otherName }: PageImage): boolean =>
  [alt, otherName].some((text) => text?.trim() && !isFileName(text));

function needsText(view: PageView, image: PageImage): boolean {
  // A space is no declaration: axe-core and screen readers take such a picture as unnamed.
  if (image.hidden || image.alt === '' || ornamentsOf(view).has(image)) return false;
  // Without an address there is no picture yet; a script puts one there, or nobody does.
  if (image.src === null || image.src === view.baseUrl) return false;
  // For visitors without scripts: copies of pictures above, and pixels that count visits.
  if (/(?:^|> )noscript/.test(placeOf(view, image.path))) return false;
  // Words that are there can be read; that they are missing where nobody is told of the picture is no fault.
  if (image.ariaHidden) return isDescribed(image);
  if (/^(?:none|presentation)$/.test(image.role?.trim().toLowerCase() ?? '')) return false;
  if (image.width !== null && image.width <= MAX_ICON_PX) return false;
  if (image.height !== null && image.height <= MAX_ICON_PX) return false;
  const link = image.link === undefined ? undefined : view.links[image.link];
  // All that a link to another website shows is its sign: that the link has no name is told, and its name is not what the sign looks like.
  const isSign = image.alt === null && !isDescribed(image);
  if (isSign && link && link.url !== null && leadsElsewhere(link.url, view.baseUrl)) return false;
  // Beside its text, the picture in a link is an icon. The number of a picture in its row is no text.
  const linkText = link?.text ?? '';
  return !LETTER.test(linkText) || linkText === image.alt?.trim();
}

/** What is wrong is the text, or that there is none; the file is where. */
const undescribed = (image: PageImage): string =>
  image.alt?.trim() ? image.alt.trim() : `no text for ${pictureFile(image)}`;

const FIGURE = /^.*> figure(?:[.#][^>]*)?(?= > |$)/;

const figureOf = (view: PageView, path: number): string | null => FIGURE.exec(view.paths[path] ?? '')?.[0] ?? null;

/** A caption says in words what the picture shows. Paths do not tell figures of one kind apart, which errs on the mild side. */
function figuresWithCaption(view: PageView): Set<string> {
  const captions = view.blocks.filter(({ path }) => (view.paths[path] ?? '').includes('figcaption'));
  return new Set(captions.flatMap(({ path }) => figureOf(view, path) ?? []));
}
