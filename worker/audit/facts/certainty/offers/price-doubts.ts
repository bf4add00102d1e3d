import { textKey } from '../../../website/text/plain-words.ts';
import type { FactSource, Price } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';
import { isMarkup } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';

/** Drawn on pages whose other sums are served: what a script adds there may be what a calculator makes of whatever was set before. */
export function isComputed(sources: readonly FactSource[], { facts: { prices } }: StatedWebsite): boolean {
  const isDrawn = (source: FactSource) => source.view === 'rendered' && !isMarkup(source);
  const served = new Set(
    sources.every(isDrawn)
      ? prices.flatMap((price) => price.sources.flatMap((one) => (one.view === 'plain' ? [one.pageUrl] : [])))
      : [],
  );
  return sources.every((source) => isDrawn(source) && served.has(source.pageUrl));
}

/** "from £15 a week" on the page, where markup says 15 GBP: no page shows the sum and nothing else. */
export const isToldLess = ({ what, asShown, amount }: Price, sources: readonly FactSource[]): boolean =>
  sources
    .filter((source) => !isMarkup(source))
    .every(({ seen }) => {
      const own = findPrices(seen, null).find((one) => one.amount === amount);
      if (own === undefined) return !seen.includes(asShown);
      const rest = textKey(`${own.before} ${own.after}`);
      return own.kind !== 'sum' ? !asShown.includes(own.asShown) : !textKey(`${what} ${asShown}`).includes(rest);
    });
