import { BETWEEN_WORDS } from '../../../website/text/letters.ts';
import { plainWords } from '../../../website/text/plain-words.ts';
import type { Address, FactSource } from '../../facts.ts';

/** "Mill Lane 4/2" or "4-6" after "Mill Lane 4": the door is part of the street. */
const GOES_ON = String.raw`(?![\p{L}\p{N}]|\s?/\s?[\p{L}\p{N}]|[-–][\p{L}\p{N}])`;

/** Whether a text has the street with these words, whole, whatever signs stand between them. */
export function spellsStreet(text: string, street: string): boolean {
  const parts = plainWords(street)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  if (parts.length === 0) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]+')}${GOES_ON}`, 'u').test(plainWords(text));
}

/**
 * Whether all places of the website that name the street spell it alike: "Mill Lane 4" in its footer and "Mill Lane 4/2" in its legal notice
 * are two, and which of them profiles and files should have, the owner knows.
 */
export function isOneSpelling({ street }: Address, sources: readonly FactSource[]): boolean {
  if (street === null) return true;
  const [first = ''] = plainWords(street)
    .split(BETWEEN_WORDS)
    .filter((word) => word.length > 2);
  return sources.every(({ seen }) => !plainWords(seen).includes(first) || spellsStreet(seen, street));
}
