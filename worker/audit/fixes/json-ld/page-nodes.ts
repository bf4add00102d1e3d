import { authorOf } from '../../checks/shared/article-authors.ts';
import { shownDates } from '../../checks/shared/page-dates.ts';
import type { Facts } from '../../facts/facts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { nodesOf } from '../../website/structured-data/nodes.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import { type FixInput, TODO } from '../fix-input.ts';
import { namesBusiness } from '../head/title-parts.ts';
import { publicAddress } from '../public-address.ts';
import { sharingFile } from '../shared-file.ts';
import { sellsOn } from '../sure-offers.ts';
import { businessId } from './business.ts';
import { type JsonNode, node } from './json-node.ts';

/** More offers than this are a catalogue, which a shop's own software marks up. */
const MAX_OFFERS = 20;

/** What the home page itself is: the name Google shows above results is read from here. */
export function websiteNode(input: FixInput): JsonNode {
  const { facts } = input;
  const { target } = input.inputs;
  const home = publicAddress(target.homeUrl, target);
  return node({
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: facts.businessName?.value ?? TODO,
    url: home,
    inLanguage: input.language,
    publisher: { '@id': businessId(input) },
  });
}

/** The way from the home page to this one, by the names the menu or the pages themselves give: that of the business is the home page's. */
export function breadcrumbNode(input: FixInput, page: ReadPage): JsonNode | null {
  const { facts } = input;
  const { target, pages } = input.inputs;
  const isOfHome = (label: string) => namesBusiness(input, label.slice(0, MAX_NAME_CHARS));
  const name = menuName(page, pages ?? [], isOfHome) ?? pageName(page, pages ?? [], isOfHome);
  if (page.role === 'home' || name === null || sharingFile(page, pages ?? []).length > 0) return null;
  const step = (position: number, label: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: publicAddress(url, target),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, facts.businessName?.value ?? TODO, target.homeUrl), step(2, name, page.url)],
  };
}

/** What menus call the page, where all call it the same: a heading may be broken by its layout or run on as a sentence. */
function menuName(page: ReadPage, pages: readonly ReadPage[], isOfHome: (label: string) => boolean): string | null {
  const key = pageKey(page.plain.finalUrl);
  const names = new Set<string>();
  for (const { plain } of pages)
    for (const { url, text, path } of plain.view.links)
      if (url !== null && pageKey(url) === key && MENU_PLACE.test(plain.view.paths[path] ?? '')) names.add(bare(text));
  const [name, ...others] = [...names].filter((one) => TWO_LETTERS.test(one) && !isOfHome(one));
  return name === undefined || others.length > 0 ? null : name;
}

const MENU_PLACE = /(?:^|> )nav(?=[.#\s]|$)/;
/** Without the little pictures that stand for a word or beside it. */
const bare = (name: string): string =>
  name
    .replace(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What the page calls itself: a main heading or a part of its title that no other of the pages has, else the first of them. */
export function pageName(
  page: ReadPage,
  pages: readonly ReadPage[] = [],
  isLeftOut: (label: string) => boolean = () => false,
): string | null {
  const own = namesOf(page).filter((name) => !isLeftOut(name));
  const others = new Set(pages.filter((other) => other !== page).flatMap(namesOf));
  return (own.find((name) => !others.has(name)) ?? own[0])?.slice(0, MAX_NAME_CHARS) ?? null;
}

/** Headlines were shown up to this length by Google; longer ones are sentences. */
const MAX_NAME_CHARS = 110;

function namesOf({ plain: { view } }: ReadPage): string[] {
  const headings = view.headings.filter(({ level, hidden }) => level === 1 && !hidden).map(({ text }) => text);
  const title = view.titles[0]?.split(/\s[|–—-]\s/)[0] ?? '';
  return [...headings, title].map(bare).filter((name) => name !== '');
}

/** Prices a visitor sees on this page, with what they are for and in which currency. */
function pricesOn({ prices }: Facts, page: ReadPage): Facts['prices'] {
  return prices.filter(
    ({ value, sources }) =>
      value.currency !== null &&
      value.what.trim() !== '' &&
      sources.some(({ pageUrl, place }) => pageUrl === page.url && !isMarkup(place)),
  );
}

/**
 * All the prices of a page, or none where one of them is in doubt: a list that lacks some says that the others are not to be had. Whether
 * goods or services are offered is said only where the trade or the page leaves no doubt; the name says enough.
 */
export function offerNodes(input: FixInput, page: ReadPage): JsonNode[] {
  const { facts } = input;
  const prices = pricesOn(facts, page);
  if (!sellsOn(input, page) || prices.length < pricesOn(input.inputs.facts, page).length) return [];
  const trade = sureTrade(facts);
  const sellsGoods = page.role === 'products' || trade?.line === 'retail';
  const type = sellsGoods ? 'Product' : trade !== null && page.role !== 'home' ? 'Service' : null;
  return prices.slice(0, MAX_OFFERS).map(({ value: { what, amount, currency } }) =>
    node({
      '@type': 'Offer',
      ...(type === null ? { name: what } : { itemOffered: { '@type': type, name: what } }),
      price: String(amount),
      priceCurrency: currency,
    }),
  );
}

const isMarkup = (place: string): boolean => /^(?:JSON-LD|microdata|RDFa)/.test(place);

/** An article with the author and the dates it shows. */
export function articleNode(input: FixInput, page: ReadPage): JsonNode | null {
  const isArticle = page.role === 'article' || nodesOf(page.structured, 'Article').length > 0;
  const headline = pageName(page, input.inputs.pages ?? []);
  if (!isArticle || headline === null) return null;
  const days = shownDates(page)
    .filter(({ isNarrative }) => !isNarrative)
    .map(({ from }) => new Date(from).toISOString().slice(0, 10))
    .sort();
  const author = authorOf(page);
  return node({
    '@type': 'Article',
    headline,
    mainEntityOfPage: publicAddress(page.url, input.inputs.target),
    author: { '@type': 'Person', name: author.name ?? TODO },
    datePublished: days[0] ?? TODO,
    dateModified: days.at(-1) ?? TODO,
    publisher: { '@id': businessId(input) },
  });
}
