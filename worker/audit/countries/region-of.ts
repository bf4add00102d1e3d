import { plainWords } from '../website/text/plain-words.ts';
import { rowOf } from './country-rows.ts';
import { spanishRegion } from './spanish-america.ts';

/** What a part of an address of the latin order names: the region's code or name, or null when it is none. */
export function regionOf(text: string, country: string): string | null {
  const plain = plainWords(text).replace(/\.$/, '');
  return (rowOf(country).regionOf ?? spanishRegion)(text, plain);
}
