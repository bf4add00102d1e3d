import { regionCodes, regionNames } from './regions.ts';

/** Postal abbreviations of the provinces and territories of Canada, for use in a pattern. */
export const CANADIAN_PROVINCE_CODES = regionCodes('CA').join('|');

/** The provinces and territories by name, for use in a pattern. */
export const CANADIAN_PROVINCE_NAMES = regionNames('CA', ['Québec', 'Newfoundland']).join('|');
