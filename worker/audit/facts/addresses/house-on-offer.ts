import { lightLetters } from '../../website/text/light-letters.ts';
import type { TextLine } from '../../website/text/text-sources.ts';

const LISTING_PLACE =
  /[.#][\w-]*(?:listing|property|properties|objekt|immobilie|expose|annonce|inmueble|immobile|woning|imovel)[\w-]*(?=$|[\s.>])/i;
const LISTING_WORDS = lightLetters(
  /\d\s?(?:bds?|beds?|ba|baths?|bedrooms?|bathrooms?|sq\.?\s?ft|m²|zimmer|pi[èe]ces|chambres|habitaciones|dormitorios|locali|vani|kamers|quartos)(?!\p{L})/iu,
);

/** A house on offer: its address, in the lines `from` to `to`, stands among rooms, areas and prices. */
export function isListing(lines: TextLine[], from: number, to: number): boolean {
  const near = lines.slice(Math.max(0, from - 1), to + 3).filter((line) => line.landmark === lines[to]?.landmark);
  return (
    near.some((line) => line.text.length < 120 && LISTING_WORDS.test(line.text)) &&
    (LISTING_PLACE.test(lines[to]?.place ?? '') || near.some((line) => /[$€£¥]\s?\d|\d\s?[€£¥]/.test(line.text)))
  );
}
