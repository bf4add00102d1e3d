import { BETWEEN_WORDS } from '../../website/text/letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { Address, FactSource } from '../facts.ts';

/** "Mill Lane 4/2" after "Mill Lane 4": the door is part of the street. */
const GOES_ON = /^\s?[/–-]\s?[\p{L}\d]/u;

/** Whether a text has the street with these words and signs, whole. */
export function spellsStreet(text: string, street: string): boolean {
  const [all, part] = [plainWords(text), plainWords(street)];
  const at = all.indexOf(part);
  const behind = all.slice(at + part.length);
  return at >= 0 && !GOES_ON.test(behind) && !(/^\d/.test(behind) && /\d$/.test(part));
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
