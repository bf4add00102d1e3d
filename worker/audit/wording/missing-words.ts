/** What assistants do not find, as the summary says it, by the check that says so. */
export const MISSING_WORDS: Readonly<Partial<Record<string, string>>> = {
  'missing-prices': 'a price in figures',
  'missing-opening-hours': 'opening hours',
  'contact-data-not-in-text': 'a phone number',
  'few-customer-reviews': 'a customer’s review',
};
