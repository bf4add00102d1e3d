import { lightLetters } from '../../text/light-letters.ts';

const STREET = lightLetters(
  /\b\d{1,5}[a-z]?,? (?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:st|street|rd|road|ave|avenue|blvd|lane|ln|drive|dr|way|court|square|parade|highway|pde|hwy)\b|\p{L}+(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm)\s\d|\b\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|chemin|route|allée|quai|impasse|cours)\b|\b(?:calle|c\/|avenida|avda\.?|plaza|paseo|carrer|camino)\s\p{Lu}/iu,
);
const STREET_NAME = lightLetters(
  /(?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:Street|Road|Avenue|Boulevard|Lane|Parade|Highway|Square)\b,?\s\p{Lu}/u,
);
const POSTCODE = lightLetters(/\b(?:[A-Z]{2,3} )?\d{4,5}\b(?= \p{Lu})|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u);
export const hasAddress = (text: string): boolean => STREET.test(text) || STREET_NAME.test(text) || POSTCODE.test(text);

const TRANSPORT =
  /\b(?:[USMATL]-?\d{1,3}|(?:bus|tram|metro|m[ée]tro|linie|line|ligne|l[ií]nea|rer|stra(?:ß|ss)enbahn) (?:no\.? ?)?[A-Z]?\d{0,3}[A-Z]?)\b/iu;
export const namesTransport = (text: string): boolean => TRANSPORT.test(text);
