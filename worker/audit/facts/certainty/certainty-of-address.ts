import { textKey } from '../../website/text/plain-words.ts';
import { isLabelled } from '../addresses/address-labels.ts';
import type { Address, Certainty, FactSource, ListedFact } from '../facts.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Lines above an address in which the name of who sits there may stand. */
const NAME_LINES = 3;

/** A whole address that two places give, or that stands under the label "Address" or the name of the business. */
export function certaintyOfAddress(fact: ListedFact<Address>, website: StatedWebsite): Certainty {
  const { street, postalCode, locality } = fact.value;
  const isWhole = street !== null && /\d/.test(street) && locality !== null && postalCode !== null;
  if (fact.conflictsWith || street === null || locality === null) return 'likely';
  if (website.agree(fact.sources)) return 'certain';
  return isWhole && fact.sources.some((source) => isAnnounced(source, fact.value, website)) ? 'certain' : 'likely';
}

function isAnnounced(source: FactSource, { street }: Address, website: StatedWebsite): boolean {
  const document = website.documents.find(
    ({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view,
  );
  if (!document || document.page.role === 'article') return false;
  const start = street?.slice(0, 8) ?? '';
  const at = document.lines.findIndex(
    ({ text }) => start !== '' && text.includes(start) && source.seen.includes(start),
  );
  if (at < 0) return false;
  if (isLabelled(document.lines, at)) return true;
  const name = textKey(website.facts.businessName?.value ?? '');
  const above = document.lines.slice(Math.max(0, at - NAME_LINES), at + 1).map(({ text }) => textKey(text));
  return name !== '' && above.some((text) => text.includes(name));
}
