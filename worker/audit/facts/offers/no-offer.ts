import { itemsAround, spacedText } from '../../website/page/page-rows.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import type { Address, Price } from '../facts.ts';
import { findPrices } from './price-texts.ts';
import { asksForDonations } from './service-words.ts';

/** Sums that stand on a page of the business and are what nothing there costs. */

/** Pages that a link "Donate" opens: their sums are gifts. The home page, where the link may stand, is about more. */
export function donationPages(documents: readonly TextDocument[]): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const { view } of documents)
    for (const { url, text } of view.links) if (url !== null && asksForDonations(text)) pages.add(url);
  for (const { page, pageUrl } of documents) if (page.role === 'home') pages.delete(pageUrl);
  return pages;
}

/** Blocks of a document with worked examples, bars that show how much came in, and thresholds under a sum of nothing. */
export function sumsOfNothing({ view }: TextDocument, country: string | null): ReadonlySet<number> {
  const found = new Set<number>();
  view.blocks.forEach(({ text, path }, at) => {
    if (PROGRESS.test(view.paths[path] ?? '')) found.add(at);
    if (NOTHING.test(view.blocks[at - 1]?.text.trim() ?? '')) found.add(at);
    if (NOTHING.test(text.trim())) for (const beside of totalAround(view, at)) found.add(beside);
    if (CALCULATED.test(text)) for (const beside of listAround(view, at)) found.add(beside);
    for (const beside of calculationAround(view, at, country)) found.add(beside);
  });
  return found;
}

/** "22,000 / 30 = 733.33": a number made of numbers. */
const CALCULATED = /\d\s?[×*÷/]\s?\d[\d.,\s]*=\s?\D{0,4}\d/u;
/** "20 %", "7.5%" */
const SHARE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u;
/** Sums are rounded to cents. */
const CENT = 0.01;

/**
 * Lines of a calculation: one sum is the share of another that its own line names, and a third is what is left of that, or what both come
 * to. "Takings 2,000 €", "Commission 20 % 400 €", "Left to you 1,600 €" are no prices, nor is what a tax adds.
 */
function calculationAround(view: PageView, at: number, country: string | null): number[] {
  const block = view.blocks[at];
  const share = Number(SHARE.exec(block?.text ?? '')?.[1]?.replace(',', '.'));
  if (!block || !(share > 0)) return [];
  const sumsAt = (one: number): number[] =>
    findPrices(spacedText(view.blocks[one] ?? block), country).map(({ amount }) => amount);
  const [part, ...others] = sumsAt(at);
  if (part === undefined || others.length > 0) return [];
  for (const { row } of itemsAround(view, at)) {
    if (row.to - row.from > MAX_SUMMED_BLOCKS) return [];
    const lines = Array.from({ length: row.to - row.from }, (_, index) => row.from + index);
    const beside = lines.filter((one) => one !== at).flatMap(sumsAt);
    const isWorkedOut = beside.some(
      (whole) =>
        isSame((whole * share) / 100, part) &&
        beside.some((rest) => isSame(rest, whole - part) || isSame(rest, whole + part)),
    );
    if (isWorkedOut) return lines;
  }
  return [];
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < CENT;

/** The element HTML and its frameworks call so, and what stands beside it under that name. */
const PROGRESS = /(?:^|[\s.#-])progress(?:-?bar|-[\w-]+)?(?=$|[\s.#>])/i;
const NOTHING = /^(?:[€£$] ?0|0 ?[€£$])(?:[.,]00)?$/u;

/** Lines over a total that bear on it: its name and what is added. */
const MAX_TOTAL_BLOCKS = 3;

/** A total of nothing, of an empty cart: what is named with a sum right over it in the same element is its condition, and no price. */
function totalAround({ blocks, paths }: PageView, at: number): number[] {
  const outer = (paths[blocks[at]?.path ?? -1] ?? '').split(' > ').slice(0, -1).join(' > ');
  return Array.from({ length: MAX_TOTAL_BLOCKS }, (_, before) => at - 1 - before).filter((one) => {
    const block = blocks[one];
    // A sum alone in its element is the price of the card before.
    return block && STARTS_WITH_WORDS.test(block.text) && (paths[block.path] ?? '').startsWith(`${outer} > `);
  });
}

const STARTS_WITH_WORDS = lightLetters(/^\p{L}{3}/u);

/** Neighbours in elements of the same kind: the steps of one calculation. */
function listAround({ blocks }: PageView, at: number): number[] {
  const isAlike = (other: number) => blocks[other] !== undefined && blocks[other]?.path === blocks[at]?.path;
  let [first, last] = [at, at];
  while (isAlike(first - 1)) first--;
  while (isAlike(last + 1)) last++;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * Sums that a law sets and somebody else pays: "Care allowance (§ 37 ...) | 347 €" in one row or line, the section before the sum, and what
 * they add up to. Said behind a sum, a section tells of its tax.
 */
export function sumsOfLaw(documents: readonly TextDocument[], country: string | null): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { view } of documents)
    for (const block of view.blocks) {
      const { cell, text } = block;
      const head = cell && cell.column > 0 ? view.tables[cell.table]?.rows[cell.row]?.[0] : undefined;
      if (!text.includes('§') && !head?.includes('§')) continue;
      const sums = findPrices(spacedText(block), country);
      if (SECTION_OF_LAW.test(`${head ?? ''} ${sums[0]?.before ?? ''}`))
        for (const { amount } of sums) found.add(amount);
    }
  return new Set([
    ...found,
    ...(found.size > 0 ? documents.flatMap(({ view }) => totalsOf(found, view, country)) : []),
  ]);
}

/** A larger element is no calculation. */
const MAX_SUMMED_BLOCKS = 10;

/** Sums that those of a kind beside them add up to. */
function totalsOf(parts: ReadonlySet<number>, view: PageView, country: string | null): number[] {
  const amounts = view.blocks.map((block) =>
    spacedText(block)
      .split('\n')
      .flatMap((line) => findPrices(line, country).map(({ amount }) => amount)),
  );
  return amounts.flatMap((own, at) => {
    const [total] = own;
    if (own.length !== 1 || total === undefined || parts.has(total)) return [];
    const isTotal = itemsAround(view, at).some(({ from, to, row }) =>
      [
        [from, to],
        [row.from, row.to],
      ].some(([first = 0, end = 0]) => {
        const beside =
          end - first > MAX_SUMMED_BLOCKS
            ? []
            : amounts
                .slice(first, end)
                .flat()
                .filter((one) => parts.has(one));
        return beside.length > 1 && beside.reduce((sum, one) => sum + one, 0) === total;
      }),
    );
    return isTotal ? [total] : [];
  });
}

const SECTION_OF_LAW = /§+\s?\d/u;

/** "3991 KR" in an address that was read: the amount and the sign of the price are its postcode. */
export const isPostalCode = ({ asShown }: Price, addresses: readonly { value: Address }[]): boolean =>
  addresses.some(({ value }) => value.postalCode !== null && bare(value.postalCode) === bare(asShown));

const bare = (text: string): string => text.replace(/\s/gu, '').toUpperCase();
