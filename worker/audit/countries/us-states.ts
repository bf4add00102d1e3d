import { regexSource } from '../website/text/regex-source.ts';

/** Postal abbreviations of the states of the US, its capital and Puerto Rico, for use in a pattern. Source: USPS Publication 28, appendix B. */
export const US_STATE_CODES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';

/** The states by name, for use in a pattern. */
export const US_STATE_NAMES = regexSource`
    Alabama
    |Alaska
    |Arizona
    |Arkansas
    |California
    |Colorado
    |Connecticut
    |Delaware
    |Florida
    |Georgia
    |Hawaii
    |Idaho
    |Illinois
    |Indiana
    |Iowa
    |Kansas
    |Kentucky
    |Louisiana
    |Maine
    |Maryland
    |Massachusetts
    |Michigan
    |Minnesota
    |Mississippi
    |Missouri
    |Montana
    |Nebraska
    |Nevada
    |New Hampshire
    |New Jersey
    |New Mexico
    |New York
    |North Carolina
    |North Dakota
    |Ohio
    |Oklahoma
    |Oregon
    |Pennsylvania
    |Rhode Island
    |South Carolina
    |South Dakota
    |Tennessee
    |Texas
    |Utah
    |Vermont
    |Virginia
    |Washington
    |West Virginia
    |Wisconsin
    |Wyoming
  `;
