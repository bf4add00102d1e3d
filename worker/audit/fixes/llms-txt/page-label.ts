import { leftTitles } from '../../facts/left-title.ts';
import { comparableWords } from '../../website/page/page-text.ts';
import { isMenu, linkedFrom } from '../../website/reach/reached-pages.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { ownAddress, pageKey } from '../../website/site-address.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import { brokenCharacters } from '../../website/text/reading/broken-characters.ts';
import type { FixInput } from '../fix-input.ts';
import { namesBusiness } from '../head/title-parts.ts';
import { breadcrumbName } from '../json-ld/page-nodes.ts';

/** A longer heading is a sentence. */
const MAX_HEADING_CHARS = 60;

/**
 * What to call a page in a list: the home page by the name of the business, any other as menus call it and the page itself confirms, by its
 * own title, its one heading, or by what leads to it. null where none of them tells it from the others.
 */
export function pageLabel(input: FixInput, page: ReadPage): string | null {
  if (page.role === 'home') return input.facts.businessName?.value ?? null;
  const found = [breadcrumbName, titleOf, headingOf, linkTextOf].map((read) => read(input, page));
  return found.find((label) => label !== null && brokenCharacters(label) === null) ?? null;
}

const TITLE_PARTS = /\s*\|\s*|\s+[–—·-]\s+/;

/** The title of the page where it is its own: the first part of it that is not the name of the business, or what stands behind that name. */
function titleOf(input: FixInput, page: ReadPage): string | null {
  const pages = input.inputs.pages ?? [];
  const own = page.plain.view.titles[0]?.trim() ?? '';
  const isShared = pages.some((other) => other !== page && other.plain.view.titles[0]?.trim() === own);
  if (own === '' || isShared || leftTitles(pages, input.facts)(own)) return null;
  const name = input.facts.businessName?.value ?? '';
  const words = new Set(comparableWords(name));
  const isNameAlone = (part: string) => comparableWords(part).every((word) => words.has(word));
  const part = own.split(TITLE_PARTS).find((one) => one !== '' && !namesBusiness(input, one) && !isNameAlone(one));
  if (part !== undefined) return part;
  // "Larch Inn Our rooms"
  const behind = own.startsWith(name) ? own.slice(name.length).replace(/^[^\p{L}\p{N}]+/u, '') : '';
  if (behind !== '') return behind.charAt(0).toUpperCase() + behind.slice(1);
  return isNameAlone(own) ? null : own;
}

/** Its one main heading beside the name of the business. */
function headingOf(input: FixInput, { plain }: ReadPage): string | null {
  const mains = plain.view.headings.filter(({ level, hidden }) => level === 1 && !hidden);
  return onlyOne(
    input,
    mains.map(({ text }) => text),
  );
}

/** What the frame of the home page calls it, as no other page is called. */
function linkTextOf(input: FixInput, page: ReadPage): string | null {
  const { home, target } = input.inputs;
  if (!home) return null;
  const keys = [page.url, page.plain.finalUrl].map(pageKey);
  const links = [home.plain.view, ...(home.rendered ? [home.rendered.view] : [])].flatMap(({ links, paths, baseUrl }) =>
    links.flatMap(({ href, text, path }) => {
      const own = IN_FRAME.test(paths[path] ?? '') && !href.includes('#') ? ownAddress(href, baseUrl, target) : null;
      return own === null ? [] : [{ text: bare(text), isHere: keys.includes(pageKey(own)) }];
    }),
  );
  const label = onlyOne(
    input,
    links.flatMap(({ text, isHere }) => (isHere ? [text] : [])),
  );
  return links.some(({ text, isHere }) => !isHere && text === label) ? null : label;
}

const IN_FRAME = /(?:^|> )(?:nav|header|footer)(?=[.#\s]|$)/;

function onlyOne(input: FixInput, texts: readonly string[]): string | null {
  const named = new Set(texts.map(bare).filter((text) => TWO_LETTERS.test(text) && !namesBusiness(input, text)));
  const [only, ...others] = named;
  return only === undefined || others.length > 0 || only.length > MAX_HEADING_CHARS ? null : only;
}

/** Without the dots and strokes around it. */
const bare = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?？]+$/gu, '')
    .trim();

/** By page: a label that no other one of these has. */
export function pageLabels(input: FixInput, pages: readonly ReadPage[]): ReadonlyMap<ReadPage, string> {
  const labels = pages.flatMap((page): [ReadPage, string][] => {
    const label = pageLabel(input, page);
    return label === null ? [] : [[page, label]];
  });
  const keyOf = (label: string) => comparableWords(label).join(' ');
  return new Map(
    labels.filter(([page, label]) => labels.every(([other, one]) => other === page || keyOf(one) !== keyOf(label))),
  );
}

/** Whether the menu of the home page leads to one of these. */
export function isInMenu({ inputs: { home, target } }: FixInput, pages: readonly ReadPage[]): boolean {
  const menu = home ? linkedFrom(home, target, isMenu) : new Set();
  return pages.some((page) => page !== home && [page.url, page.plain.finalUrl].some((url) => menu.has(pageKey(url))));
}
