import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { remembered } from '../../website/text/remembered.ts';
import { placeByAttribute, placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource } from '../facts.ts';
import { nameKey } from './name-key.ts';
import { isNameLike, MAX_NAME_CHARS } from './name-like.ts';

/** What a link home or a logo says, as written. */
interface BrandName {
  written: string;
  place: 'home-link' | 'logo';
  source: FactSource;
}

const GLUED_WORDS = lightLetters(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu);

/** "Home", the name, a logo's words and a short form of the name. */
const MAX_TEXTS_HOME = 4;

type Link = PageView['links'][number];

const THREE_LETTERS = lightLetters(/\p{L}{3}/u);

/** A header by its name, whatever element it is. */
const HEADER_PLACE = /[.#](?:site-?|page-?|main-?)?(?:header|navbar|masthead|top-?bar)(?=[-_.\s]|$)/i;

/** On so many pages. */
const MIN_PAGES_LEADING_HOME = 3;

/** What leads home from nearly all pages, wherever it stands in them; a menu of such links is none. */
export function textsLeadingHome({ pages, target }: Website): ReadonlySet<string> {
  const home = normalUrl(pages[0]?.url ?? target.homeUrl);
  const counts = new Map<string, number>();
  for (const { plain } of pages) {
    const texts = plain.view.links.filter(
      ({ url, href }) => url !== null && normalUrl(url) === home && !/#./.test(href),
    );
    for (const text of new Set(texts.map(({ text }) => text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const often = [...counts].filter(
    ([text, count]) => isNameLike(text) && count >= MIN_PAGES_LEADING_HOME && count >= pages.length * 0.75,
  );
  return new Set(often.length <= 2 ? often.map(([text]) => text) : []);
}

/** `often`: what leads home from nearly all pages. */
export function brandNames(document: TextDocument, website: Website, often: ReadonlySet<string>): BrandName[] {
  const links = brandLinks(document, website);
  const paths = new Set(links.map(({ link }) => link.path));
  const names = links.filter((one) => !leadsBack(one, links, website));
  const ofLinks = namesOfLinks(document, names, often);
  const ofLogo = writtenLogo(document);
  const said = [
    ...names.flatMap(({ link, isBrand }) => (isBrand && link.block >= 0 ? [link.text] : [])),
    ...ofLogo.map(({ written }) => written),
  ];
  return [...ofLinks, ...ofLogo, ...namesOfImages(document, paths, said)];
}

/** A picture beside the words of a logo may show a lake: unless its file is called a logo, it bears the name where it shares a word with them. */
function areAkin(words: string, alt: string): boolean {
  const said = new Set(nameKey(words).split(' '));
  return (
    said.has('') ||
    nameKey(alt)
      .split(' ')
      .some((word) => said.has(word))
  );
}

interface BrandLink {
  link: Link;
  /** By its element's names, not only by where it leads. */
  isBrand: boolean;
}

/** Links home and those whose element is called a brand. */
function brandLinks({ view }: TextDocument, website: Website): BrandLink[] {
  const home = normalUrl(website.pages[0]?.url ?? website.target.homeUrl);
  const leadsHome = (link: Link) => link.url !== null && normalUrl(link.url) === home && !/#./.test(link.href);
  // A menu whose pages are still to come leads home from every entry.
  const textsHome = new Set(
    view.links.filter((link) => isFrame(link, view) && leadsHome(link)).map(({ text }) => text),
  );
  return view.links.flatMap((link) => {
    const isBrand = /brand|logo|site-?title|site-?name/i.test(view.paths[link.path] ?? '');
    return isBrand || (textsHome.size <= MAX_TEXTS_HOME && leadsHome(link)) ? [{ link, isBrand }] : [];
  });
}

/** Beside a logo that leads home too, words the home page itself does not bear are a way back, not the name. */
const leadsBack = ({ link, isBrand }: BrandLink, links: readonly BrandLink[], { pages: [home] }: Website): boolean =>
  !isBrand &&
  link.block >= 0 &&
  home !== undefined &&
  links.some((other) => other.isBrand && other.link.block < 0 && other.link.url === link.url) &&
  ![home.plain.view, home.rendered?.view].some((view) => view && bears(view, link.text));

const bears = ({ titles, blocks }: PageView, text: string): boolean =>
  [...titles, ...blocks.map((block) => block.text)].some((one) => one.includes(text));

const isFrame = ({ landmark, path }: Link, { paths }: PageView): boolean =>
  landmark === 'header' || landmark === 'nav' || HEADER_PLACE.test(paths[path] ?? '');

function namesOfLinks(document: TextDocument, links: readonly BrandLink[], often: ReadonlySet<string>): BrandName[] {
  const { view } = document;
  return links.flatMap(({ link, isBrand }): BrandName[] => {
    // Without text of its own the link speaks through its logo, which is read below.
    if (link.block < 0 || !(isBrand || isFrame(link, view) || often.has(link.text))) return [];
    // "Villalba<small>Abogados</small>" is two words where the title writes them so.
    const spaced = link.text.replace(GLUED_WORDS, '$1 ');
    const written = view.titles.some((title) => title.includes(spaced)) ? spaced : link.text;
    return [{ written, place: 'home-link', source: sourceAt(document, placeInBody(view, link.path), link.text) }];
  });
}

function writtenLogo(document: TextDocument): BrandName[] {
  const { view } = document;
  const block = view.blocks.find(
    ({ path, tag, text }) =>
      !/^(?:a|h1)$/.test(tag) && text.length <= MAX_NAME_CHARS && isBrandPlace(view.paths[path] ?? ''),
  );
  // "A|W" is a monogram.
  if (!block || !THREE_LETTERS.test(block.text)) return [];
  return [
    { written: block.text, place: 'logo', source: sourceAt(document, placeInBody(view, block.path), block.text) },
  ];
}

/** `brandPaths`: of the elements of links that are brands; `said`: the words of logos. */
function namesOfImages(document: TextDocument, brandPaths: ReadonlySet<number>, said: readonly string[]): BrandName[] {
  const { view } = document;
  return view.images.flatMap(({ alt, src, inLink, path }): BrandName[] => {
    if (!alt) return [];
    const names = `${src ?? ''} ${view.paths[path] ?? ''}`;
    const isLogo = /logo|brand/i.test(names) || /\blogo\b/i.test(alt) || (inLink && brandPaths.has(path));
    if (!isLogo || OTHERS_LOGO.test(names)) return [];
    const isCalledLogo = /logo|brand/i.test(src ?? '') || /\blogo\b/i.test(alt);
    if (!isCalledLogo && !said.every((words) => areAkin(words, alt))) return [];
    const place = placeByAttribute(view, path, 'img', '[alt]');
    return [{ written: withoutWordLogo(alt), place: 'logo', source: sourceAt(document, place, alt) }];
  });
}

const OTHERS_LOGO = /partner|client|kunde|payment|badge|sponsor|siegel|award|certif/i;

const withoutWordLogo = (alt: string): string =>
  alt
    .replace(/^(?:web ?)?site (?=logo\b)/i, '')
    .replace(/(?:の|公式)?ロゴ(?:マーク)?/g, ' ')
    .replace(
      /\s{0,9}[-–|:]?\s{0,9}\b(?:(?:firmen|site|company|header|footer)?-?logo(?:type)?)\b\s*(?:of|von|de|du|di|der|des|van|-|–|:|\|)?\s*(?:the |la |le )?/gi,
      ' ',
    );

/** An element that is the brand itself, where no link is one. */
const BRAND_PLACE =
  /(?:^| > )[a-z\d]+(?:[.#][\w-]+)*[.#](?:[\w-]*[-_])?(?:logo|brand|site-?title|site-?name)(?:[-_]{1,2}(?:text|name|title))?(?:[.#][\w-]+)*$/i;
const isBrandPlace = remembered((path) => BRAND_PLACE.test(path));

const normalUrl = remembered((url) =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase(),
);
