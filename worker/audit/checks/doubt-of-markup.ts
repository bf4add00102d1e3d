import type { ReadPage } from '../website/read-pages.ts';
import type { Evidence } from './check.ts';
import type { CheckId } from './index.ts';

/**
 * What a block would name by a property or type, were it valid JSON: checks of texts and links that found nothing. Those of structured data
 * itself have `broken-markup.ts`.
 */
const NAMED_BY: Readonly<Partial<Record<CheckId, RegExp>>> = {
  'contact-data-not-in-text': /"(?:telephone|email|address|streetAddress|contactPoint)"/,
  'missing-contact-page': /"(?:telephone|email|address|contactPoint)"/,
  'missing-opening-hours': /"openingHours(?:Specification)?"/,
  'missing-prices': /"(?:price|lowPrice|minPrice|priceRange|priceSpecification)"/,
  'few-linked-profiles': /"sameAs"/,
  'few-review-profiles': /"(?:sameAs|hasMap|review|aggregateRating)"/,
  'few-customer-reviews': /"review"/,
  'missing-quotations': /"review"/,
  'missing-google-profile-link': /"(?:sameAs|hasMap)"/,
  'few-visible-questions': /"(?:FAQPage|Question)"/,
};

export const IN_BROKEN_MARKUP =
  'We did not find it elsewhere. A block of your structured data that cannot be parsed may hold it.';

/** The block of JSON-LD that cannot be parsed and seems to name what was looked for; null where there is none. */
export function doubtOfMarkup(ids: readonly CheckId[], pages: readonly ReadPage[]): Evidence | null {
  const signs = ids.flatMap((id) => NAMED_BY[id] ?? []);
  for (const { url: pageUrl, structured, plain } of pages)
    for (const { block } of structured.broken) {
      const text = plain.view.jsonLd[block]?.text ?? '';
      const [found] = signs.flatMap((sign) => sign.exec(text)?.[0] ?? []);
      if (found !== undefined) return { pageUrl, place: `JSON-LD block ${block + 1}, not valid JSON`, seen: found };
    }
  return null;
}
