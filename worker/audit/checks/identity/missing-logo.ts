import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { ownDomains } from '../../website/own-hosts.ts';
import type { PageImage, PageView } from '../../website/page/page-view.ts';
import { resolvedUrl } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { separateDomain } from '../../website/registrable-domain.ts';
import { businessNodes, firstText, nestedNodes, placeInData } from '../../website/structured-data/business-nodes.ts';
import type { StructuredData } from '../../website/structured-data/structured-data.ts';
import { pictureFile } from '../../wording/picture-file.ts';
import { defineCheck, dueTo, type Evidence, inconclusive, partial, pass } from '../check.ts';
import { identitiesOn } from '../shared/identity-nodes.ts';

const IN_HEAD = /(?:^|> )(?:header|nav)(?=[.#\s]|$)/;
/** So many at one place of a page are a row of partners or makers. */
const MANY_LOGOS = 3;

const LATE_LOGO = 'Scripts bring structured data that names a logo; readers without JavaScript do not get it.';

/** A logo named in structured data; half of it is a picture of the home page that is surely one. Without such a picture nothing is asked. */
export const missingLogo = defineCheck({
  id: 'missing-logo',
  revision: 7,
  category: 'identity',
  strength: 'C',
  catalogue: ['logo'],
  title: {
    pass: 'Your structured data names a picture as your logo',
    partial: 'Your logo is not named in structured data',
    fail: 'Your structured data names no logo',
  },
  why: 'Google may show a logo that is named there beside your name in its results.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/organization'],
  needs: ['home', 'pages', 'facts', 'target'],
  causes: ['no-business-markup'],
  run({ home, pages, facts, target }) {
    const known = { name: facts.businessName?.value ?? null, own: ownDomains({ target, pages }), gone: goneOf(home) };
    const marked = [home, ...pages].flatMap((page) => markedLogo(page, page.structured))[0];
    if (marked) return pass([marked]);
    const late = [home, ...pages].flatMap((page) =>
      page.renderedStructured ? markedLogo(page, page.renderedStructured) : [],
    );
    if (late.length > 0) return inconclusive(LATE_LOGO, late.slice(0, 1));
    const shown =
      shownLogo(home, home.plain.view, known) ?? (home.rendered ? shownLogo(home, home.rendered.view, known) : null);
    const cause = identitiesOn(pages).length === 0 ? 'no-business-markup' : null;
    if (shown) {
      return dueTo(cause, partial([{ ...shown, seen: `not named as your logo: ${shown.seen}` }]));
    }
    return inconclusive('We saw no picture that is surely your logo, so none is missed where machines look.');
  },
});

function markedLogo({ url: pageUrl }: ReadPage, data: StructuredData): Evidence[] {
  for (const { node } of businessNodes(data)) {
    const [image] = nestedNodes(data, node, 'logo');
    const seen =
      firstText(node, 'logo') ??
      (image ? (firstText(image, 'url') ?? firstText(image, 'contentUrl') ?? image.id) : null);
    if (seen) return [{ pageUrl, place: placeInData(node, 'logo'), seen }];
  }
  return [];
}

/** A sentence about a picture may mention the logo in it. */
const isCaption = (alt: string | null): boolean => (alt ?? '').split(/\s+/).length > MAX_LOGO_WORDS;
const MAX_LOGO_WORDS = 5;
/** Shorter words stand in many addresses. */
const MIN_NAME_WORD = 4;

const isCalledLogo = ({ src, alt }: PageImage, path: string): boolean =>
  src !== null && src.trim() !== '' && /logo|brand/i.test(`${src} ${isCaption(alt) ? '' : alt} ${path}`);

const withoutIndex = (url: string): string => url.replace(/index\.\w+$/, '').replace(/\/$/, '');
const isSameAddress = (one: string, other: string): boolean => withoutIndex(one) === withoutIndex(other);

/** Whose logo it is to be. */
interface Owner {
  name: string | null;
  /** Domains of the website. */
  own: ReadonlySet<string>;
  /** Addresses at which the browser that drew the page found no picture. */
  gone: ReadonlySet<string>;
}

const goneOf = ({ rendered }: ReadPage): ReadonlySet<string> => new Set(rendered?.gonePictures);

/**
 * The picture, best in the head of the page, that is called a logo and says the name. A row of logos belongs to partners and makers,
 * one that leads to another website to whoever is there.
 */
function shownLogo(home: ReadPage, { images, links, paths, baseUrl }: PageView, owner: Owner): Evidence | null {
  const { name, own, gone } = owner;
  const leadsAway = ({ link }: PageImage): boolean => {
    const url = link === undefined ? null : links[link]?.url;
    const domain = url && /^https?:/.test(url) ? separateDomain(url) : null;
    return domain !== null && !own.has(domain);
  };
  const words = nameKey(name ?? '')
    .split(' ')
    .filter((word) => word.length >= MIN_NAME_WORD);
  // Without a word of the name it may show an earlier one, or somebody else's.
  const logos = images.filter(
    (image) =>
      !leadsAway(image) &&
      isCalledLogo(image, paths[image.path] ?? '') &&
      image.src !== baseUrl &&
      !gone.has(resolvedUrl(image.src ?? '', baseUrl)?.page ?? '') &&
      isBearing(image, words),
  );
  const isInRow = ({ path }: PageImage) =>
    images.filter((other) => paths[other.path] === paths[path]).length >= MANY_LOGOS;
  const leadsHome = ({ link }: PageImage): boolean =>
    link !== undefined && isSameAddress(links[link]?.url ?? '', home.url);
  const inHead = logos.find((one) => !isInRow(one) && (IN_HEAD.test(paths[one.path] ?? '') || leadsHome(one)));
  const image = inHead ?? logos[0];
  return image ? { pageUrl: home.url, place: paths[image.path] ?? 'img', seen: pictureFile(image) } : null;
}

/** Its file or its alternative text says a word of the name. */
const isBearing = ({ src, alt }: PageImage, words: readonly string[]): boolean =>
  words.some((word) => squeeze(nameKey(`${src ?? ''} ${alt ?? ''}`)).includes(word));
