import type { FactSource, Facts } from '../../facts/facts.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Evidence } from '../check.ts';

/** Branches have prices of their own, articles those of others or of then. */
const OTHER_PRICES = new Set(['locations', 'article', 'legal', 'reviews']);

/**
 * Pages that give one thing two prices: lines that are the same but for the amount, each the only such line of its page. "From" on one page and
 * a sum on another, sizes and variants make other lines. Pages made from one template speak of one thing each: what stands on two of them at
 * the same place ("500 g pouch") is a part of each, and no price of one thing.
 */
export function contradictoryPrices({ prices }: Facts, pages: readonly ReadPage[]): Evidence[] {
  const judged = new Set(pages.filter(({ role }) => !OTHER_PRICES.has(role)).map(({ url }) => url));
  const lines = new Map<string, { amount: number; what: string; source: FactSource }[]>();
  for (const { value, sources } of prices) {
    if (value.currency === null) continue;
    for (const source of sources) {
      if (!judged.has(source.pageUrl) || /^(?:JSON-LD|microdata|RDFa)/.test(source.place)) continue;
      const key = `${value.currency} ${plainWords(value.what)} | ${withoutAmounts(source.seen)}`;
      lines.set(key, [...(lines.get(key) ?? []), { amount: value.amount, what: value.what, source }]);
    }
  }
  return [...lines.values()].flatMap((said) => {
    const amounts = new Map(said.map((one) => [one.amount, one]));
    if (amounts.size < 2 || said.some((one) => isTwiceOn(one.source.pageUrl, said))) return [];
    if (areOfOneTemplate(said.map(({ source }) => source))) return [];
    if (!namesOneThing(said, pages)) return [];
    return [...amounts.values()].map(({ what, source: { pageUrl, place, seen } }) => ({
      pageUrl,
      place,
      seen: seen.includes(what) ? seen : `${what}: ${seen}`,
    }));
  });
}

const withoutAmounts = (text: string): string => plainWords(text.replace(/[\d.,]+/g, ' '));

/** A page that gives two amounts itself lists variants. */
const isTwiceOn = (pageUrl: string, said: readonly { amount: number; source: FactSource }[]): boolean =>
  new Set(said.filter(({ source }) => source.pageUrl === pageUrl).map(({ amount }) => amount)).size > 1;

/** Where all that a business offers stands side by side, each thing has its own name. */
const OVERVIEWS = new Set(['home', 'prices', 'products']);

/**
 * "Total value", "Basic": on a page about one thing such a label is that thing's own, so the pages are about the same one, or one of them lists
 * all; and a name of one word may be the size of anything.
 */
function namesOneThing(said: readonly { what: string; source: FactSource }[], pages: readonly ReadPage[]): boolean {
  const own = pages.filter(({ url }) => said.some(({ source }) => source.pageUrl === url));
  const subjects = new Set(own.map(({ plain }) => plain.view.headings.find(({ level }) => level === 1)?.text));
  const isNamed = said.every(({ what }) => countWords(what) > 1);
  return isNamed && (subjects.size === 1 || own.some(({ role }) => OVERVIEWS.has(role)));
}

/** One address but for its query, or one place in pages of the same folder. */
function areOfOneTemplate(sources: readonly FactSource[]): boolean {
  const pages = new Map(sources.map(({ pageUrl }) => [pageUrl, new URL(pageUrl)]));
  if (pages.size < 2) return false;
  const paths = new Set([...pages.values()].map(({ pathname }) => pathname));
  if (paths.size < pages.size) return true;
  const folders = new Set([...paths].map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  const places = new Set(sources.map(({ place }) => place));
  return folders.size === 1 && places.size === 1 && ![...folders].includes('/');
}
