import { regionCodes, regionNames } from './regions.ts';

/** Abbreviations of the states and territories of Australia, for use in a pattern. */
export const AUSTRALIAN_STATE_CODES = regionCodes('AU').join('|');

/** The states and territories by name, for use in a pattern. */
export const AUSTRALIAN_STATE_NAMES = regionNames('AU').join('|');
