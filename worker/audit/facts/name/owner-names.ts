import { lightLetters } from '../../website/text/light-letters.ts';
import type { Website } from '../../website/website.ts';
import { OWNED_BY, OWNER_AND_NAME } from '../../words/owner-words.ts';
import type { Group } from './name-group.ts';
import { nameKey } from './name-key.ts';

/**
 * "Upholstery & Bags" of "Hartmann's Custom Upholstery & Bags": whose it is begins the name. Or ends it: "Salon Lichtblick by
 * Anna Weber", as the title and another place write it.
 */
export function isOwned(one: Group, all: readonly Group[]): boolean {
  return all.some(
    ({ key, spellings, places }) =>
      key.endsWith(` ${one.key}`) &&
      (OWNED_BY.test(key.slice(0, -one.key.length))
        ? places.has('title') && places.size > 1
        : [...spellings.keys()].some((name) => POSSESSIVE.test(name))),
  );
}

const POSSESSIVE = lightLetters(/^\p{Lu}[\p{L}-]+['’]s\s/u);

const MAX_OWNER_LINE = 100;

export function ownersNamed(website: Website): Set<string> {
  const owners = new Set<string>();
  for (const { isLegal, lines } of website.documents) {
    for (const { text } of isLegal ? [] : lines) {
      const owner = text.length <= MAX_OWNER_LINE ? OWNER_AND_NAME.exec(text)?.[1] : undefined;
      if (owner !== undefined) owners.add(nameKey(owner));
    }
  }
  return owners;
}

/** Stated as one who answers for the website, and by no title, logo or heading, which another name has. */
export function isOwnerOnly(one: Group, all: readonly Group[]): boolean {
  const isSaid = ({ places }: Group) => places.has('title') || places.has('heading') || places.has('logo');
  return [...one.places.keys()].every((place) => place === 'text' || place === 'imprint') && all.some(isSaid);
}
