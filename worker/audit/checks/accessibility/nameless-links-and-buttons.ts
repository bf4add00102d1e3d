import { placeOfElement } from '../../website/axe/element-place.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageButton, PageLink, PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pictureFile } from '../../wording/picture-file.ts';
import {
  defineCheck,
  dueTo,
  type Evidence,
  type Finding,
  fail,
  inconclusive,
  notApplicable,
  outOf,
  partial,
  pass,
} from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { operableView } from '../shared/operable-view.ts';
import { doubtOfPhone } from './phone-controls.ts';
import { judgePictures, picturesOn } from './undescribed-pictures.ts';
import { areWrittenByScripts } from './written-by-scripts.ts';

/** More are no slip but how the pages are built. */
const FEW = 5;

/**
 * Links and buttons without text, label or described picture, counted once however many pages repeat it. What is hidden does not count,
 * save a button of the menu, which a narrow window shows; nor does a link beside another one that names the same target, nor a part a
 * script or another document fills.
 */
export const namelessLinksAndButtons = defineCheck({
  id: 'nameless-links-and-buttons',
  revision: 20,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['link-names'],
  title: {
    pass: 'We saw no link and no button without a name',
    fail: 'Links or buttons have no name',
  },
  why: 'Screen readers, and programs that operate a page, know links and buttons by their names.',
  sources: [
    'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
    'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  ],
  needs: ['pages', 'phone'],
  causes: ['linked-pictures', 'enlarged-pictures', 'written-by-scripts', 'without-address', 'some-without-address'],
  run({ pages, phone }) {
    const controls = pages.reduce((sum, page) => sum + controlCount(operableView(page)), 0);
    if (controls === 0) return notApplicable('The pages read hold no links and no buttons.');
    const { kinds, evidence } = onEveryPage(
      pages.flatMap((page) => {
        const own = namelessOn(page);
        const byAxe = namelessByAxe(page);
        const inMenu = unshownInMenu(page);
        return withPlaces([...own, ...byAxe.filter((one) => !isKnown(one, own)), ...inMenu], [own, byAxe, inMenu]);
      }),
    );
    if (kinds.length === 0) {
      const beside = pages.filter(({ rendered }) => !rendered?.axe).flatMap(namelessBeside);
      if (beside.length > 0) return inconclusive(BESIDE_NAMED, beside);
      if (pages.some(hidesNameless)) return inconclusive(UNSHOWN);
      const doubt = pages.every(isNamedInWords) ? doubtOfPhone(phone) : NOT_ALL_TRIED;
      return doubt === null ? pass() : inconclusive(doubt);
    }
    // What axe-core alone finds may stand on the pages that it did not finish, too.
    const isPartly =
      pages.some((page) => namelessByAxe(page).length > 0) && pages.some(({ rendered }) => rendered && !rendered.axe);
    const told = (found: Finding): Finding => (isPartly ? outOf('uncounted', found) : found);
    const isPictured = toldByPictures(pages);
    const apart = evidence.filter((one) => !isPictured(one));
    if (apart.length === 0)
      return dueTo('linked-pictures', told(kinds.length <= FEW ? partial(evidence) : fail(evidence)));
    const cause = unaddressedIn(kinds);
    if (kinds.length <= FEW) return dueTo(cause, told(partial(apart)));
    const pictured = [...linkedPictures(pages)];
    const shown = picturesFirst(evidence, pictured);
    // An icon or a button among them is no picture to describe: what is said of all fits each.
    if (pictured.length < kinds.length) return dueTo(cause, told(fail(shown)));
    if (areWrittenByScripts(pages, pictured)) return dueTo('written-by-scripts', told(fail(shown)));
    const enlarged = pictured.filter((address) => PICTURE_FILE.test(address));
    return dueTo(
      enlarged.length >= pictured.length * MOST ? 'enlarged-pictures' : 'linked-pictures',
      told(fail(shown)),
    );
  },
});

/** Whether it is a link around a picture that the check of pictures names: a text for the picture names the link, too. */
function toldByPictures(pages: readonly ReadPage[]): (one: Evidence) => boolean {
  const { outcome } = judgePictures(pages);
  if (outcome !== 'fail' && outcome !== 'partial') return () => false;
  const around = new Set(
    pages.flatMap((page) =>
      picturesOn(page).flatMap(([, { image, isDescribed }]) => {
        const link = isDescribed || image.link === undefined ? undefined : operableView(page).links[image.link];
        return link ? [`${page.url} ${link.url ?? link.href}`] : [];
      }),
    ),
  );
  return ({ pageUrl, seen }) => around.has(`${pageUrl} ${URL.parse(seen.slice(LINK_TO.length), pageUrl)?.href ?? ''}`);
}

const NOT_ALL_TRIED =
  'We saw none without a name. Not every page was tested to the end, or a sign is all that names some, which says little when read aloud.';

/** Tested with axe-core to the end, and each that shows has a letter or a figure in its name. */
const isNamedInWords = ({ rendered }: ReadPage): boolean =>
  Boolean(rendered?.axe) &&
  [
    ...(rendered?.view.links ?? []).map((link) => ({ ...link, name: link.text })),
    ...(rendered?.view.buttons ?? []),
  ].every(({ name, hidden }) => hidden || name === '' || /[\p{L}\p{N}]/u.test(name));

/** A name does not help a link that leads nowhere: whether all of them do, or some; null where each has an address. */
function unaddressedIn(kinds: readonly Evidence[]): 'without-address' | 'some-without-address' | null {
  const unaddressed = kinds.filter(({ seen }) => UNADDRESSED.test(seen)).length;
  if (unaddressed === 0) return null;
  return unaddressed === kinds.length ? 'without-address' : 'some-without-address';
}

/** What is said of pictures is shown by pictures. */
const picturesFirst = (evidence: readonly Evidence[], pictured: readonly string[]): Evidence[] => {
  const hrefs = new Set(pictured);
  const isPicture = ({ pageUrl, seen }: Evidence) =>
    hrefs.has(URL.parse(seen.slice(LINK_TO.length), pageUrl)?.href ?? '');
  return [...evidence.filter(isPicture), ...evidence.filter((one) => !isPicture(one))];
};

/** So large a share of pictures that lead to pictures is a gallery. */
const MOST = 0.75;

/** A picture that leads to a picture opens its own larger copy. */
const PICTURE_FILE = /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i;

const UNSHOWN =
  'Some have no name, and whether they show, on a phone or at a click, or lead anywhere could not be told.';

const BESIDE_NAMED = 'A link without a name stands beside one that has a name and leads to the same place.';

const LINK_TO = 'link to ';
const NO_ADDRESS = 'link without a name or an address';
const UNADDRESSED = /^link without a name or an address/;
const NO_NAME = 'button without a name';
const NO_NAME_YET = `${NO_NAME}, not shown at the width of a desktop`;
const AXE_RULES = new Set(['link-name', 'button-name']);

/** What axe-core found in the page as a browser shows it, as a picture that leads to "#". */
const namelessByAxe = ({ url, plain, rendered }: ReadPage): Evidence[] =>
  (rendered?.axe?.violations ?? [])
    .filter(({ rule }) => AXE_RULES.has(rule))
    .flatMap(({ nodes }) =>
      nodes
        .filter(
          ({ snippet }) => !MAIL_TO_NOBODY.test(snippet) && !(TOGGLE.test(snippet) && isMadeByScripts(plain.view)),
        )
        .map(({ selector, snippet }) => ({
          pageUrl: url,
          place: placeOfElement(selector, snippet),
          seen: controlOf(snippet),
        })),
    );

/** What a script makes of a list to choose from, to open it: no link that anybody wrote. axe-core tells it as a barrier. */
const TOGGLE = /^<a\b[^>]*\shref="javascript:/i;
const isMadeByScripts = ({ links }: PageView): boolean => !links.some(({ href }) => /^\s*javascript:/i.test(href));

const MAIL_TO_NOBODY = /^<a\b[^>]*\shref="(?:mailto|tel|sms):\s*"/i;

/** A link by its address as written, or by its picture where that leads nowhere; markup tells an owner nothing. */
function controlOf(snippet: string): string {
  const href = (/^<a\b[^>]*\shref="([^"]*)"/i.exec(snippet)?.[1] ?? '').replaceAll('&amp;', '&');
  if (href !== '' && !href.startsWith('#')) return `${LINK_TO}${href}`;
  const picture = /<img\b[^>]*\ssrc="([^"]+)"/i.exec(snippet)?.[1];
  if (!/^<a\b/i.test(snippet)) return NO_NAME;
  // “#” leads to the top of the page.
  const what = href === '' ? NO_ADDRESS : 'link without a name';
  return picture === undefined ? what : `${what}, its picture: ${pictureFile({ src: picture })}`;
}

/** The same link of the page, or a button of it where buttons without a name were found. */
const isKnown = ({ seen: found }: Evidence, own: readonly Evidence[]): boolean =>
  own.some(({ seen }) => seen === found);

/**
 * Of several on one page that are told in the same words, one with every place of theirs, as many as either of both saw: whoever mends the
 * first has not found the others. How many show depends on where a page is scrolled to, so nothing is counted.
 */
function withPlaces(all: readonly Evidence[], looks: readonly (readonly Evidence[])[]): Repeated[] {
  const first = all.filter((one, at) => all.findIndex(({ seen }) => seen === one.seen) === at);
  return first.map((one) => {
    const alike = looks.map((look) => look.filter(({ seen }) => seen === one.seen));
    const [most = []] = alike.toSorted((a, b) => b.length - a.length);
    const place = most.length < 2 ? one.place : [...new Set(most.map((other) => other.place))].join(', ');
    return [`${one.place} ${one.seen}`, { ...one, place }];
  });
}

/** Links away at which one still belongs to the same card: its picture, its heading, "read more". */
const BESIDE = 2;

const controlCount = ({ links, buttons }: PageView): number => links.length + (buttons?.length ?? 0);

function namelessOn(page: ReadPage): Evidence[] {
  const view = operableView(page);
  const isMade = isMadeByScripts(page.plain.view);
  const buttons = (view.buttons ?? []).filter((button) => isNameless(button, button.name));
  return [
    ...namelessLinks(view)
      .filter(({ href }) => !(isMade && /^\s*javascript:/i.test(href)))
      .map(({ path, href }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: `${LINK_TO}${href}` })),
    ...buttons.map(({ path }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: NO_NAME })),
  ];
}

/** Buttons without a name that the style of a page hides from a wide window, as the one that opens the menu of a phone. */
const unshownButtons = ({ rendered }: ReadPage): PageButton[] =>
  (rendered?.view?.buttons ?? []).filter(
    (button) => button.hidden && isNameless({ ...button, hidden: false }, button.name),
  );

function unshownInMenu(page: ReadPage): Evidence[] {
  const view = operableView(page);
  return unshownButtons(page)
    .filter(({ path }) => isInMenu(view.paths[path] ?? ''))
    .map(({ path }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: NO_NAME_YET }));
}

const MENU = ['header', 'nav'];
const isInMenu = (path: string): boolean =>
  path
    .split(' > ')
    .some((part) => MENU.some((tag) => part === tag || part.startsWith(`${tag}.`) || part.startsWith(`${tag}#`)));

/** Whether a page holds one that nobody can tell about: it has no name, and is not shown. */
const hidesNameless = (page: ReadPage): boolean =>
  unshownButtons(page).length > 0 ||
  // A place on the page may be no more than an anchor; axe-core, which tells, did not finish.
  (page.rendered !== null &&
    !page.rendered.axe &&
    page.rendered.view.links.some((link) => link.href.length > 1 && !isTarget(link) && isNameless(link, link.text))) ||
  (page.rendered?.view?.links ?? []).some(
    (link) => link.hidden && isTarget(link) && isNameless({ ...link, hidden: false }, link.text),
  );

const namelessLinks = (view: PageView): PageLink[] =>
  namelessTargets(view).filter((link) => !isNamedBeside(view, link));

const namelessTargets = ({ links }: PageView): PageLink[] =>
  links.filter((link) => isNameless(link, link.text) && isTarget(link));

function isNamedBeside({ links }: PageView, link: PageLink): boolean {
  const at = links.indexOf(link);
  return links
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .some(({ text, url }) => text !== '' && url === link.url);
}

/** A logo over the name of the website, say: axe-core, which counts it, did not finish. */
function namelessBeside(page: ReadPage): Evidence[] {
  const view = operableView(page);
  return namelessTargets(view)
    .filter((link) => isNamedBeside(view, link))
    .map(({ path, href }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: `${LINK_TO}${href}` }));
}

/** Where links without a name lead that hold a picture. */
const linkedPictures = (pages: readonly ReadPage[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap((page) => {
      const view = operableView(page);
      const pictured = new Set(view.images.map(({ link }) => (link === undefined ? undefined : view.links[link])));
      return namelessLinks(view)
        .filter((link) => pictured.has(link))
        .map(({ url, href }) => url ?? href);
    }),
  );

export const isNameless = (control: { hidden: boolean; opaque?: true; ariaHidden?: true }, name: string): boolean =>
  name === '' && !control.hidden && !control.opaque && !control.ariaHidden;

/** An empty address or place to jump to on the page is often an anchor, nothing to follow, and so is a mail to nobody. */
export const isTarget = ({ href }: PageLink): boolean => !/^\s*(?:#.*|(?:mailto|tel|sms):\s*)?$/is.test(href);
