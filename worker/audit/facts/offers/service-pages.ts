import { nameOfLink } from '../../website/page/page-rows.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import type { Facts, ListedFact } from '../facts.ts';
import { namesFaq } from '../faq/faq-words.ts';
import { namesReviews } from '../reviews/review-words.ts';
import { findPrices } from './price-texts.ts';
import { isUnitOf } from './prices.ts';
import type { ServiceSeen } from './service-lists.ts';
import { namesServices, serviceName } from './service-words.ts';

/** One or two of a kind are parts of a page: "Our approach", "Contact". */
const MIN_NAMES = 3;
const MAX_LISTED = 40;
/** "• Lymph drainage" in a text of many lines. */
const BULLET = /^\s*[•·▪◦‣✓✔➤►*–-]\s+(?=\S)/u;

/**
 * A page of services whose title stands apart from them, in the header or nowhere: its highest headings of which there are three,
 * else the items of its lists, else lines behind bullets.
 */
export function servicesOfPage(document: TextDocument): ServiceSeen[] {
  const { page, view } = document;
  if (page.role !== 'services') return [];
  const own = view.blocks.filter(({ landmark }) => landmark === null || landmark === 'main');
  for (const level of ['h1', 'h2', 'h3', 'h4']) {
    const titles = own.filter(({ tag, text }) => tag === level && !isOther(text));
    const names = named(view, titles);
    // Most of a list of names are names; slogans and questions are not.
    if (names.length >= MIN_NAMES && names.length * 4 >= titles.length * 3) return names;
  }
  const items = named(
    view,
    own.filter(({ tag }) => tag === 'li' || tag === 'dt'),
  );
  return items.length >= MIN_NAMES ? items : bulleted(view, own);
}

const isOther = (text: string): boolean => namesServices(text) || namesFaq(text) || namesReviews(text);

function named(view: PageView, blocks: TextBlock[]): ServiceSeen[] {
  return blocks.slice(0, MAX_LISTED).flatMap((block) => {
    const [line = ''] = block.text.split('\n');
    const price = findPrices(line, null)[0];
    const name = DATED.test(line) ? null : serviceName(price ? price.before : line);
    return name === null ? [] : [{ name, place: placeInBody(view, block.path), seen: block.text }];
  });
}

/** "Monday 29 June / 19h00": an entry of a timetable. */
const DATED = /\b\d{1,2}\s?[:h]\s?\d{2}\b|\b20\d\d\b/i;

function bulleted(view: PageView, blocks: TextBlock[]): ServiceSeen[] {
  const found = blocks.flatMap((block) =>
    block.text.split('\n').flatMap((line): ServiceSeen[] => {
      const name = BULLET.test(line) ? serviceName(line.replace(BULLET, '')) : null;
      return name === null ? [] : [{ name, place: placeInBody(view, block.path), seen: line }];
    }),
  );
  return found.length >= MIN_NAMES ? found.slice(0, MAX_LISTED) : [];
}

/** The menu that drops down below a button "Services", whose entries stand in one element beside it. */
export function droppedServices({ view }: TextDocument): ServiceSeen[] {
  return view.blocks.flatMap((block, at): ServiceSeen[] => {
    const isMenu = block.landmark === 'nav' || block.landmark === 'header';
    if (!isMenu || !/^(?:button|a|span|div|li|p)$/.test(block.tag) || !namesServices(block.text)) return [];
    return view.links.flatMap((link) => {
      const isBelow = link.block === at + 1 && DROPDOWN.test(view.paths[link.path] ?? '');
      const text = nameOfLink(view, link);
      const name = isBelow && !namesServices(text) ? serviceName(text) : null;
      return name === null ? [] : [{ name, place: placeInBody(view, link.path), seen: text }];
    });
  });
}

const DROPDOWN = /[.#][\w-]*(?:drop-?down|sub-?menu|mega-?menu)[\w-]*/i;

/** What has a price on a page of prices or services: "Cut 29 €", "Colour 45 €". Sizes and times of day are what it is sold by. */
export function pricedServices(prices: Facts['prices'], isOwn: (pageUrl: string) => boolean): ListedFact<string>[] {
  const found = new Map<string, ListedFact<string>>();
  for (const { value, sources } of prices) {
    const own = sources.filter(({ pageUrl }) => isOwn(pageUrl));
    const name = /\d|[–-] |^[a-zà-ÿ]/.test(value.what) ? null : serviceName(value.what);
    if (own.length === 0 || name === null || name.split(' ').length > MAX_PRICED_WORDS) continue;
    if (isUnitOf(name, value.asShown)) continue;
    if (!found.has(textKey(name))) found.set(textKey(name), { value: name, sources: own });
  }
  return found.size >= MIN_NAMES ? [...found.values()].slice(0, MAX_LISTED) : [];
}

const MAX_PRICED_WORDS = 5;
