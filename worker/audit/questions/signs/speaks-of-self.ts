const SELF =
  /\b(?:we|us|our|ours|i|my|wir|uns|unser(?:e[mnrs]?)?|ich|meine?[mnrs]?|nous|notre|nos|je|mon|mes|nosotros|nuestr[oa]s?|mi|\w+[aei]mos)\b/i;
/** "We bake", "At Larch we bake": who acts is the business itself, not what is its own. */
const ACTS = /(?:^|, |^(?:at|bei|chez|en) [^,.]{2,40} )(?:we|i|wir|ich|nous|je|somos|\w{3,}[aei]mos)\b/i;
export const actsItself = (sentence: string): boolean => ACTS.test(sentence);

/** The business speaks of itself, not of the world. */
export const speaksOfSelf = (text: string): boolean => SELF.test(text);
