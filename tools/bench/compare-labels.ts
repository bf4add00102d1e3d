import type { Results } from '../../worker/contract/results.ts';
import { compareContact } from './compare-contact.ts';
import { compareHours } from './compare-hours.ts';
import { compareMarkup } from './compare-markup.ts';
import { compareOffer } from './compare-offer.ts';
import type { Comparison } from './comparison.ts';
import type { LabelledSite } from './labels.ts';

/** Every label of a website against its report. */
export function compareLabels(site: LabelledSite, results: Results): Comparison[] {
  return [
    ...compareContact(site, results.facts),
    ...compareHours(site.strict, results.facts),
    ...compareOffer(site, results.facts),
    ...compareMarkup(site, results),
  ];
}
