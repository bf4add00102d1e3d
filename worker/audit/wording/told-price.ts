import type { Results } from '../../contract/results.ts';
import { areTold } from './told-offers.ts';

type Prices = Results['facts']['prices'];

/**
 * A price that stands for the others: of a service, else the first that a page lists, and none where nearly all are in doubt. "Basic", "Premium":
 * where each name is a word, none says of what.
 */
export function toldPrice(
  sure: Prices,
  all: Prices,
  services: Results['facts']['services'],
): Prices[number] | undefined {
  if (!areTold(sure, all)) return undefined;
  const names = new Set(services.map(({ value }) => value.toLowerCase()));
  const shown = sure.some(isOnPage) ? sure.filter(isOnPage) : sure;
  const ofService = shown.find(({ value }) => names.has(value.what.toLowerCase()));
  return ofService ?? (shown.some(({ value }) => SAYS_MORE.test(value.what.trim())) ? shown[0] : undefined);
}

/** A visitor sees it, and not machines alone. */
const isOnPage = ({ sources }: Prices[number]): boolean =>
  sources.some(({ place }) => !/^(?:JSON-LD|microdata|RDFa)\b/.test(place));

/** Several words, or a script that sets no space between them. */
const SAYS_MORE = /\s|[\u0250-\uffff]/;
