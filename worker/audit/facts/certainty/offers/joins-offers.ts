import { textKey } from '../../../website/text/plain-words.ts';
import type { TextLine } from '../../../website/text/text-sources.ts';
import type { FactSource, ListedFact } from '../../facts.ts';
import { mayBeRemainder } from '../../offers/no-service.ts';
import { findPrices } from '../../offers/price-texts.ts';
import { isMarkup, shapeOf } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { isShownInPart } from './shown-in-part.ts';
import { isTier } from './tiers.ts';

/** No name of the business itself, nothing that heads what is left over ("Others", "More services"), no step of a price, no two names in one. */
export function mayJoinOffers(website: StatedWebsite): MayJoin {
  const known = joining.get(website) ?? joiningOf(website);
  joining.set(website, known);
  return known;
}

type MayJoin = (offer: ListedFact<string>) => boolean;

/** Of each website: every offer asks, and all sentences may have to be read for the answer. */
const joining = new WeakMap<StatedWebsite, MayJoin>();

function joiningOf(website: StatedWebsite): MayJoin {
  const { documents, facts } = website;
  const name = textKey(facts.businessName?.value ?? '');
  const isRemainder = mayBeRemainder(documents);
  const captions = captionRows(website);
  return ({ value, sources }) =>
    !sources.some((source) => !isMarkup(source) && captions.has(rowOf(source))) &&
    !(name !== '' && textKey(value).includes(name)) &&
    !isRemainder(value) &&
    !isTier(value, sources, documents) &&
    !isShownInPart(value, sources, documents);
}

const rowOf = ({ pageUrl, place }: FactSource): string => `${pageUrl} ${shapeOf(place)}`;

/** "Pricing", "Side orders": rows of headings one of which has a list of sums below it name parts of a price list, not what is in it. */
function captionRows({ documents, facts }: StatedWebsite): ReadonlySet<string> {
  const rows = new Set<string>();
  for (const { value, sources } of facts.services)
    for (const source of sources) {
      if (isMarkup(source) || !HEADING.test(source.place) || rows.has(rowOf(source))) continue;
      const document = documents.find((one) => one.pageUrl === source.pageUrl && one.viewName === source.view);
      const lines = document?.lines ?? [];
      const at = lines.findIndex(({ place, text }) => place === source.place && text.startsWith(value));
      if (at < 0) continue;
      if (headsSeveral(lines, at)) rows.add(rowOf(source));
      // A list may have the title of its part once more.
      const isOther = ({ tag, text }: TextLine) => /^h[1-6]$/.test(tag) && textKey(text) !== textKey(value);
      const next = lines.findIndex((line, later) => later > at && isOther(line));
      const below = lines.slice(at + 1, Math.min(next < 0 ? lines.length : next, at + 1 + MAX_LIST_LINES));
      const sums = below.filter(({ text }) => text.length <= MAX_ROW_CHARS && findPrices(text, null).length > 0);
      if (sums.length >= MIN_SUMS) rows.add(rowOf(source));
    }
  return rows;
}

/** The very heading again on its page, over another sum: what has two prices is a kind of thing, and so is what the headings set like it name. */
function headsSeveral(lines: readonly TextLine[], at: number): boolean {
  const own = lines[at];
  const sums = lines.flatMap(({ place, text }, other) => {
    if (own === undefined || text !== own.text || shapeOf(place) !== shapeOf(own.place)) return [];
    const end = lines.findIndex(({ tag }, later) => later > other && /^h[1-6]$/.test(tag));
    const below = lines.slice(other + 1, Math.min(end < 0 ? lines.length : end, other + 1 + MAX_LIST_LINES));
    const first = below.flatMap((line) => findPrices(line.text.slice(0, MAX_ROW_CHARS), null))[0];
    return first ? [first.amount] : [];
  });
  return new Set(sums).size > 1;
}

const HEADING = / > h[1-6](?:[.#][^ >]*)*$/;
/** A service of its own may have a price for each of two lengths. */
const MIN_SUMS = 3;
const MAX_LIST_LINES = 30;
/** Longer lines are prose. */
const MAX_ROW_CHARS = 120;
