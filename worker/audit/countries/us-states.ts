import { regionCodes, regionNames } from './regions.ts';

/** Postal abbreviations of the states of the US, its capital and Puerto Rico, for use in a pattern. */
export const US_STATE_CODES = [...regionCodes('US'), 'PR'].join('|');

/** The states by name, for use in a pattern. */
export const US_STATE_NAMES = regionNames('US', [], ['Washington DC']).join('|');
