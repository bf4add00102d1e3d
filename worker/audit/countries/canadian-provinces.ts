/** Postal abbreviations of the provinces and territories of Canada, for use in a pattern. Source: Canada Post, addressing guidelines. */
export const CANADIAN_PROVINCE_CODES = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT';

/** The provinces and territories by name, for use in a pattern. */
export const CANADIAN_PROVINCE_NAMES =
  'Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island|Yukon';
