const SELF =
  /\b(?:we|us|our|ours|i|my|wir|uns|unser(?:e[mnrs]?)?|ich|meine?[mnrs]?|nous|notre|nos|je|mon|mes|nosotros|nuestr[oa]s?|mi|\w+[aei]mos)\b/i;

/** The business speaks of itself, not of the world. */
export const speaksOfSelf = (text: string): boolean => SELF.test(text);
