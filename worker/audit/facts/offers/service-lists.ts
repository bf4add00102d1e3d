import { itemsAround } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { KANA_OR_COMMON_KANJI, TWO_LETTERS } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import { namesFaq } from '../faq/faq-words.ts';
import { namesReviews } from '../reviews/review-words.ts';
import { fromLink } from './linked-services.ts';
import { findPrices } from './price-texts.ts';
import {
  asksForDonations,
  namesMenu,
  namesProducts,
  namesProjects,
  namesServices,
  serviceName,
} from './service-words.ts';

export interface ServiceSeen {
  name: string;
  place: string;
  seen: string;
}

const HEADING = /^h([1-6])$/;
const levelOf = (block: TextBlock): number => Number(HEADING.exec(block.tag)?.[1] ?? 7);
/** A list that goes on longer is a catalogue or an archive. */
const MAX_LISTED = 40;

/**
 * Names under a heading that says "our services": the headings one step deeper; without such headings the list items or the
 * links. A page of services is such a section as a whole.
 */
export function listedServices(document: TextDocument, onOnePage: boolean): ServiceSeen[] {
  const { view, page } = document;
  const found: ServiceSeen[] = [];
  // What an organisation does that lives on donations; those of a builder are references.
  const offersProjects = view.links.some(({ text }) => asksForDonations(text));
  // "Schwerpunkte" on the card of each doctor: what one of them does.
  const repeated = new Map<string, number>();
  for (const { text } of view.headings) repeated.set(text, (repeated.get(text) ?? 0) + 1);
  view.blocks.forEach((block, at) => {
    const level = levelOf(block);
    if (level === 7 && !isSectionLabel(block)) return;
    if ((repeated.get(block.text) ?? 0) >= MIN_REPEATED) return;
    const title = page.role === 'services' && level === 1 && !namesServices(block.text);
    const isProjects = offersProjects && namesProjects(block.text);
    const isRange = level < 7 && (namesProducts(block.text) || (namesMenu(block.text) && isPriced(view, at, level)));
    if (!namesServices(block.text) && !title && !isProjects && !isRange) return;
    if (level < 7 && isAboutTheRegion(parentHeading(view, at, level))) return;
    if (title && !onOnePage) found.push(...toServices(document, [{ block }]));
    else found.push(...under(document, at, level === 7 ? null : level));
  });
  return found.length > 0 ? found : servicesBehindMenu(document);
}

/** Whether several prices stand below a heading: a menu, and no list of links. */
function isPriced(view: PageView, at: number, level: number): boolean {
  let prices = 0;
  for (const block of view.blocks.slice(at + 1)) {
    if (levelOf(block) <= level || prices >= MIN_PRICED) break;
    if (findPrices(block.text, null).length > 0) prices++;
  }
  return prices >= MIN_PRICED;
}

const MIN_PRICED = 3;

/** The heading a heading stands under. */
function parentHeading(view: PageView, at: number, level: number): string {
  for (let index = at - 1; index >= 0; index--) {
    const block = view.blocks[index];
    if (block && levelOf(block) < level) return block.text;
  }
  return '';
}

/** "Explorer la région": the restaurants and sights below belong to others. */
const REGION = lightLetters(
  regexSource`
    \b(?:
      region
      |alentours
      |environs
      |umgebung
      |ausfluge?
      |ausflugsziele
      |nearby
      |surroundings?
      |things to do
      |local area
      |attractions
      |la zona
      |entorno
      |alrededores
      |cercanias
      |dintorni
      |territorio
      |omgeving
      |arredores
    )\b
    |周辺
  `,
  'u',
);
const isAboutTheRegion = (heading: string): boolean => heading.length <= 60 && REGION.test(plainWords(heading));

/** On a page of sections the menu says which one holds the services: "Servicios" leads to "#servicios". */
function servicesBehindMenu(document: TextDocument): ServiceSeen[] {
  const { view } = document;
  const ids = new Set(
    view.links
      .filter(({ text, href }) => /^#[\w-]+$/.test(href) && namesServices(text))
      .map(({ href }) => href.slice(1)),
  );
  return [...ids].flatMap((id) => {
    const inside = new RegExp(`#${id}(?=[.\\s>]|$)`);
    const section = view.blocks
      .map((block, index) => ({ block, index }))
      .filter(({ block }) => inside.test(view.paths[block.path] ?? ''));
    const names = namesIn(document, withoutTitle(section));
    return names.length >= MIN_BESIDE ? names : [];
  });
}

/** The section's own heading, where those below it are a level deeper. */
function withoutTitle<T extends { block: TextBlock }>(section: T[]): T[] {
  const [title, ...others] = section.filter(({ block }) => levelOf(block) < 7);
  const isTitle = title !== undefined && others.every(({ block }) => levelOf(block) > levelOf(title.block));
  return isTitle && others.length >= MIN_BESIDE ? section.filter((one) => one !== title) : section;
}

/** A short label of its own that stands for a heading: "Nos prestations" in a bold paragraph. */
const isSectionLabel = (block: TextBlock): boolean =>
  block.landmark !== 'nav' &&
  /^(?:p|div|dt|span|strong|summary)$/.test(block.tag) &&
  block.text.length <= 40 &&
  !block.text.includes('\n');

function under(document: TextDocument, at: number, level: number | null): ServiceSeen[] {
  const { view } = document;
  const start = view.blocks[at];
  if (!start) return [];
  const isProducts = namesProducts(start.text);
  const section: { block: TextBlock; index: number }[] = [];
  let first = at + 1;
  let own = level;
  const following = view.blocks[first];
  // A label is followed by the heading proper: "Services" and "All your mouth needs".
  if (following && level === null && levelOf(following) < 7) {
    own = levelOf(following);
    first += 1;
  }
  const beside = besideTitle(view, first, own);
  if (beside.length >= MIN_BESIDE) return toServices(document, beside);
  const end = endOfUnfolded(view, start, at);
  for (let index = first; index < end; index++) {
    const block = view.blocks[index];
    if (!block || block.landmark !== start.landmark) break;
    if (levelOf(block) <= (own ?? 6) || (isInFooter(view, block) && !isInFooter(view, start))) break;
    // Lists about products tell what they are like.
    if (!isProducts || levelOf(block) < 7) section.push({ block, index });
  }
  return namesIn(document, section);
}

/** What unfolds below a label ends with the element that unfolds; one of its kind may follow, with another label. */
const endOfUnfolded = (view: PageView, { tag }: TextBlock, at: number): number =>
  (tag === 'summary' ? itemsAround(view, at).find(({ from, to }) => from === at && to > at + 1)?.to : null) ??
  view.blocks.length;

/** A footer within the main part closes the page as any other, and so does what is only called one. */
const isInFooter = (view: PageView, block: TextBlock): boolean => FOOTER.test(view.paths[block.path] ?? '');

const FOOTER = /(?:^| > )(?:footer\b|[a-z]+(?:[.#][\w-]+)*[.#](?:site-?|page-?|main-?)?footer(?=$|[.#\s]))/i;

/** The names in the blocks of a section: its headings, else its list, its captions, its links. */
function namesIn(document: TextDocument, section: { block: TextBlock; index: number }[]): ServiceSeen[] {
  const { view } = document;
  // "01", "02": numbers set as headings count the names below them.
  const headings = section.filter(({ block }) => levelOf(block) < 7 && TWO_LETTERS.test(block.text));
  const top = Math.min(...headings.map(({ block }) => levelOf(block)));
  const named = headings
    .filter(({ block }) => levelOf(block) === top)
    .filter(({ block }) => !isOtherSection(block.text));
  // Headings that only divide a list ("What we treat", "For companies") are no names.
  const byHeading = named.length >= 2 && !divideLists(section, named) ? toServices(document, named) : [];
  if (byHeading.length >= 2) return byHeading;
  const items = section.filter(({ block }) => block.tag === 'li' || block.tag === 'dt');
  if (items.length >= 2) return toServices(document, items);
  const inSection = new Set(section.map(({ index }) => index));
  const linked = view.links.filter((link) => inSection.has(link.block) && !/^(?:tel|mailto):/.test(link.href));
  // What several links say is a call to act.
  const links = linked.filter(({ text }) => linked.filter((other) => other.text === text).length < MIN_REPEATED);
  // Several links in one line are a menu.
  const captions = captioned(
    view,
    section.filter(({ index }) => links.filter((link) => link.block === index).length < 2).map(({ block }) => block),
  );
  if (captions.length >= 2) return toServices(document, captions);
  const cards = links.length === 0 ? alike(view, section) : [];
  if (cards.length >= MIN_BESIDE) return toServices(document, cards);
  return links.length >= 2
    ? links.slice(0, MAX_LISTED).flatMap((link) => fromLink(document, link))
    : toServices(document, named);
}

/** "Indoors" and "Outdoors" over long lists of what is done there. */
function divideLists(section: { block: TextBlock; index: number }[], named: { index: number }[]): boolean {
  if (named.length > MAX_DIVIDING) return false;
  const edges = [...named.map(({ index }) => index), Number.POSITIVE_INFINITY];
  return named.every(({ index }, at) => {
    const below = section.filter((one) => one.index > index && one.index < (edges[at + 1] ?? 0));
    const items = below.filter(({ block }) => block.tag === 'li');
    return (
      items.length >= MIN_DIVIDED &&
      below.every(({ block }) => block.tag === 'li' || block.text.length <= MAX_CARD_CHARS)
    );
  });
}

const MAX_DIVIDING = 3;
const MIN_DIVIDED = 4;

/** The title and the names under it are headings of one level: what follows at once and stands in the same kind of element. */
function besideTitle(view: PageView, first: number, own: number | null): { block: TextBlock }[] {
  const next = view.blocks[first];
  if (!next || own === null || levelOf(next) !== own || isOtherSection(next.text)) return [];
  const names: { block: TextBlock }[] = [];
  for (let index = first; index < view.blocks.length; index++) {
    const block = view.blocks[index];
    if (!block || block.landmark !== next.landmark || levelOf(block) < own) break;
    if (levelOf(block) !== own) continue;
    if (block.path !== next.path || isOtherSection(block.text) || serviceName(block.text) === null) break;
    names.push({ block });
  }
  return names;
}

const MIN_BESIDE = 3;

/** So many headings of one text are labels inside other things. */
const MIN_REPEATED = 3;

/** Short lines that each stand over a paragraph: headings in all but name. What carries the same class is one too. */
function captioned(view: PageView, blocks: TextBlock[]): { block: TextBlock }[] {
  const isText = (block: TextBlock | undefined): boolean => block !== undefined && isLong(block.text);
  const isCaption = (block: TextBlock): boolean => !isText(block) && /^(?:p|div|span|dt|strong)$/.test(block.tag);
  const lastStep = ({ path }: TextBlock): string => (view.paths[path] ?? '').split(' > ').at(-1) ?? '';
  const captions = new Set(blocks.filter((block, at) => isCaption(block) && isText(blocks[at + 1])));
  if (captions.size < 2) return [];
  const styles = new Set([...captions].map(lastStep).filter((step) => step.includes('.')));
  return blocks
    .filter((block) => captions.has(block) || (isCaption(block) && styles.has(lastStep(block))))
    .map((block) => ({ block }));
}

/** Short texts alone in elements of one class: `<div class="card">Painting</div>`. Anything else among them is no such list. */
function alike(view: PageView, section: { block: TextBlock }[]): { block: TextBlock }[] {
  const place = view.paths[section[0]?.block.path ?? -1] ?? '';
  const isAlike = section.every(
    ({ block }) => (view.paths[block.path] ?? '') === place && block.text.length <= MAX_CARD_CHARS,
  );
  return isAlike && / > (?:div|span|p)\.[^>]+$/.test(place) ? section : [];
}

const MAX_CARD_CHARS = 40;

const MIN_TEXT_CHARS = 80;
/** Japanese says the same in half as many characters. */
const WIDE = new RegExp(KANA_OR_COMMON_KANJI, 'gu');
const isLong = (text: string): boolean => text.length + (text.match(WIDE)?.length ?? 0) > MIN_TEXT_CHARS;

const isOtherSection = (text: string): boolean => namesFaq(text) || namesReviews(text);

function toServices(document: TextDocument, entries: { block: TextBlock }[]): ServiceSeen[] {
  return entries.slice(0, MAX_LISTED).flatMap(({ block }) => {
    const [line = ''] = block.text.split('\n');
    const price = findPrices(line, null)[0];
    const name = HOURS.test(line) ? null : serviceName(price ? price.before : line);
    return name === null ? [] : [{ name, place: placeInBody(document.view, block.path), seen: block.text }];
  });
}

/** "Mon–Fri: 8h–19h": when, not what. */
const HOURS = /\d\s?[:h]\s?(?:\d{2})?\s?[-–—]\s?\d{1,2}\s?[:h]/i;
