/** What assistants do not find, as the summary says it, by the check that says so. */
export const MISSING_WORDS: Readonly<Partial<Record<string, string>>> = {
  'missing-prices': 'a price in figures',
  'missing-opening-hours': 'when you are open',
  'contact-data-not-in-text': 'how to call you',
  'few-customer-reviews': 'how others rate you',
};
