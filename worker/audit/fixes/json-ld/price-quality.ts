import type { FactSource, Price } from '../../facts/facts.ts';
import { findPrices, type PriceInText } from '../../facts/offers/price-texts.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { textKey } from '../../website/text/plain-words.ts';

/** `sum`: that much is paid. `from`: that much at the least. `qualified`: the page says something else of the sum as well. */
export type PriceQuality = 'sum' | 'from' | 'qualified';

type Seen = Pick<FactSource, 'seen' | 'view'>;

interface Where {
  page: ReadPage;
  /** Of the business: its own signs are read as money. */
  country: string | null;
}

/**
 * Whether a price is the bare sum. Anything beside it that is neither its name nor its currency qualifies it, whatever it says: "per hour",
 * "for members", "plus VAT" in the line, or in an element of a word or two right beside it.
 */
export function qualityOf(price: Price, shown: readonly Seen[], where: Where): PriceQuality {
  const found = shown.map((source) => qualityIn(price, source, where));
  if (found.length === 0 || found.includes('qualified')) return 'qualified';
  return found.includes('from') ? 'from' : 'sum';
}

function qualityIn(price: Price, { seen, view }: Seen, { page, country }: Where): PriceQuality {
  const sums = findPrices(seen, country);
  const own = sums.find(({ amount }) => amount === price.amount);
  // Of two sums one may be the old price or that of another size.
  if (own === undefined || sums.length > 1 || own.kind === 'range') return 'qualified';
  const read = view === 'rendered' ? page.rendered?.view : page.plain.view;
  const isAlone = saysNoMore(own, price) && read !== undefined && !hasWordBeside(read, seen, price);
  if (!isAlone) return 'qualified';
  return own.kind === 'from' ? 'from' : 'sum';
}

const WORD = /[\p{L}\d]/u;

/** The rest of the line is the name of what costs it, or nothing. */
function saysNoMore({ before, after }: PriceInText, { what }: Price): boolean {
  const rest = textKey(`${before} ${after}`);
  const name = textKey(what);
  return !WORD.test(rest) || rest === name || (name.includes(rest) && !WORD.test(after));
}

const MAX_WORDS = 3;
const MAX_CHARS = 24;
/** Elements that name, lead on or belong to another row. */
const APART = /^(?:h[1-6]|a|button|li|dt|th|summary|label|option)$/;

/** "from" above the sum, "per night" below it: blocks of a word or two in the same element. */
function hasWordBeside(view: PageView, seen: string, { what }: Price): boolean {
  return view.blocks.some((block, at) => {
    if (block.text !== seen && !(seen.length > 20 && block.text.includes(seen))) return false;
    return [view.blocks[at - 1], view.blocks[at + 1]].some(
      (other) =>
        other !== undefined && isBeside(view, block, other) && isWord(other) && textKey(other.text) !== textKey(what),
    );
  });
}

const isBeside = ({ paths }: PageView, one: TextBlock, other: TextBlock): boolean =>
  one.path === other.path || parentOf(paths[one.path] ?? '') === parentOf(paths[other.path] ?? '');

const parentOf = (path: string): string => path.split(' > ').slice(0, -1).join(' > ');

const isWord = ({ tag, text }: TextBlock): boolean =>
  !APART.test(tag) && /\p{L}/u.test(text) && text.length <= MAX_CHARS && text.trim().split(/\s+/).length <= MAX_WORDS;
