import { countryCode } from '../../countries/country-names.ts';

export interface LandAtEnd {
  country: string;
  /** What stands before the country; '' where nothing does. */
  before: string;
}

/** Two letters are rather a state: "Springfield, IL". */
const SHORT = /^(?:UK|USA|UAE|U\.K\.?|U\.S\.A\.?|U\.A\.E\.?)$/;

/** "Kenya", "Dubai U.A.E.", "Cape Town South Africa": the country a part of an address ends in. */
export function landAtEnd(text: string): LandAtEnd | null {
  const words = text.split(' ');
  if (words.length > MAX_WORDS) return null;
  for (let at = 0; at < words.length; at++) {
    const name = words.slice(at).join(' ');
    const country = name.length > 3 || SHORT.test(name) ? countryCode(name) : null;
    // "West Jordan" is a town.
    if (country !== null && !NAMED_AFTER.test(words[at - 1] ?? ''))
      return { country, before: words.slice(0, at).join(' ') };
  }
  return null;
}

const NAMED_AFTER = /^(?:New|Old|North|South|East|West|of|de|the)$/i;

/** A town and its country; longer parts are streets, which are called after countries too. */
const MAX_WORDS = 5;
