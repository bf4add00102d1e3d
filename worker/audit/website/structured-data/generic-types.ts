/** Types that say no more than that there is a business. */
export const GENERIC_TYPES = new Set([
  'LocalBusiness',
  'Organization',
  'Corporation',
  'Place',
  'Thing',
  'Brand',
  'OnlineBusiness',
]);
