import type { Address } from './facts.ts';

const STATES = 'AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO';
const STREET = String.raw`(?:Rua|R\.|Avenida|Av\.?|Travessa|Tv\.|Praça|Alameda|Al\.|Rodovia|Rod\.|Estrada|Largo)\s[^\d,;|]{2,60}`;
const NUMBER = String.raw`(?:n?[º°]\s?|n\.?\s?)?\d{1,5}[a-zA-Z]?`;
const BESIDE = String.raw`(?:\s?[,–-]\s?[^,;|–-]{2,40}){0,3}`;
const CITY = String.raw`(\p{Lu}[\p{L}'’ ]{2,40})\s?[,/–-]\s?(${STATES})`;
const ADDRESS = new RegExp(String.raw`(?:^|\s)(${STREET}?)[\s,]+(${NUMBER})(${BESIDE}?)\s?[,–-]\s?${CITY}[\s.]*$`, 'u');

/** A line that ends in a town and the letters of its state. */
const ENDS_IN_STATE = new RegExp(String.raw`\p{Ll}{2}\s?[,/–-]\s?(?:${STATES})[\s.]*$`, 'u');

export const endsInBrazilianState = (line: string): boolean => line.length <= 200 && ENDS_IN_STATE.test(line);

export interface BrazilianAddress {
  address: Address;
  /** The street stands in the line above. */
  usesLineAbove: boolean;
}

/** "Rua das Laranjeiras, 210 - Centro, Niterói - RJ": a street with its number and a town with its state need no postal code. */
export function findBrazilianAddress(line: string, above: string): BrazilianAddress | null {
  if (!endsInBrazilianState(line)) return null;
  const alone = ADDRESS.exec(line);
  const match = alone ?? (above.length <= 80 ? ADDRESS.exec(`${above.trim()} ${line}`) : null);
  if (!match) return null;
  const [, street = '', number = '', , locality = '', region = ''] = match;
  const text = match[0].trim();
  return {
    address: {
      street: `${street.trim()}, ${number.replace(/^[^\d]+/, '')}`,
      postalCode: null,
      locality: locality.trim(),
      region,
      country: 'BR',
      text,
    },
    usesLineAbove: alone === null,
  };
}
