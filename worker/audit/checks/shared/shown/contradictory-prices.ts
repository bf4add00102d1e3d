import { findPrices } from '../../../facts/offers/price-texts.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import type { Evidence } from '../../check.ts';
import { shownRows } from './shown-rows.ts';

/** Where a website says what its things cost; single pages may speak of one place or season each. */
const OF_OFFERS = new Set(['prices', 'services', 'products']);
const HEADING = /^h[1-6]$/;
/** Longer rows tell a story. */
const MAX_CHARS = 200;
/** Fewer things of the same name are no list told twice. */
const MIN_SHARED = 2;
const MAX_PAIRS = 3;

interface PricedRow {
  evidence: Evidence;
  /** Each sum with its currency, in order. */
  sums: string;
}
/** By the heading above a row and its own words. */
type PricedRows = ReadonlyMap<string, PricedRow>;

/**
 * Sums that cannot both be true: the home page and a page of prices tell several things below the same headings in the same words, and of
 * some other sums. One whose sums stand on a further page as at home may be of two places.
 */
export function contradictoryPrices(pages: readonly ReadPage[], home: ReadPage): Evidence[] {
  const others = pages.filter(({ url, role }) => url !== home.url && OF_OFFERS.has(role)).map(pricedRows);
  const atHome = others.length > 0 ? pricedRows(home) : new Map<string, PricedRow>();
  for (const other of others) {
    const shared = [...atHome].flatMap(([key, row]) => {
      const twin = other.get(key);
      return twin ? [{ key, row, twin }] : [];
    });
    const unlike = shared.filter(
      ({ key, row, twin }) => row.sums !== twin.sums && !others.some((one) => one.get(key)?.sums === row.sums),
    );
    if (unlike.length > 0 && shared.length >= MIN_SHARED)
      return unlike.slice(0, MAX_PAIRS).flatMap(({ row, twin }) => [row.evidence, twin.evidence]);
  }
  return [];
}

/** What stands twice on one page with two sums is told by more than its name. */
function pricedRows(page: ReadPage): PricedRows {
  const view = contentView(page);
  const blocks = view.blocks.filter(({ hidden, landmark }) => !hidden && landmark !== 'nav' && landmark !== 'footer');
  const found = new Map<string, PricedRow | null>();
  let heading = '';
  for (const { text, path, block } of shownRows(view, blocks)) {
    const prices = text.length <= MAX_CHARS && /\d/.test(text) ? findPrices(text, null) : [];
    if (prices.length > 0 && heading !== '' && prices.every(({ kind }) => kind === 'sum')) {
      const words = prices.reduce((rest, { asShown }) => rest.replace(asShown, '#'), text);
      const key = `${textKey(heading)}|${textKey(words)}|${prices.length}`;
      const sums = prices.map(({ amount, currency }) => `${amount} ${currency}`).join(' ');
      const known = found.get(key);
      const evidence = { pageUrl: page.url, place: placeOf(view, path), seen: `${heading} ${text}`.trim() };
      found.set(key, known === undefined || known?.sums === sums ? { evidence, sums } : null);
    } else if (HEADING.test(block.tag)) heading = text.trim();
  }
  return new Map([...found].flatMap(([key, row]) => (row === null ? [] : [[key, row] as const])));
}
