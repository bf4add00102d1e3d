import { countriesOfTown, isRegionName, isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { StatedWebsite } from './stated-website.ts';

/**
 * "Boats for hire in Larchford" in the title of the front page, "boats for hire in Elmham" in its description: the same word leads to two
 * places of one country, and neither text names both. Which is right only the owner knows.
 */
export function titleNamesAnotherPlace(description: string, { documents }: StatedWebsite): boolean {
  const said = namesBehindWords(description);
  return (
    said.length > 0 &&
    documents.some(
      ({ page, view: { titles, headings } }) =>
        page.role === 'home' &&
        [...titles, ...headings.flatMap(({ level, text }) => (level === 1 ? [text] : []))].some((title) =>
          namesBehindWords(title).some(
            (named) =>
              !textKey(description).includes(textKey(named.name)) &&
              said.some(
                ({ before, name }) =>
                  before === named.before &&
                  !textKey(title).includes(textKey(name)) &&
                  arePlacesOfOneCountry(name, named.name),
              ),
          ),
        ),
    )
  );
}

/** One is a town, as names of regions alone may lie in each other. */
const arePlacesOfOneCountry = (one: string, other: string): boolean =>
  [...countriesOfTown(one), ...countriesOfTown(other)].some((country) =>
    [one, other].every((name) => isTown(name, country) || isRegionName(name, country)),
  );

/** Names of places are of so many words at most. */
const MAX_WORDS = 3;
const IS_NAME = lightLetters(/^\p{Lu}/u);
const BETWEEN_PARTS = lightLetters(/[^\p{L}\s'’-]+|\s-+\s/u);

/** All that may be a name, with the word right before it: "in Great", "in Great Larchford". */
function namesBehindWords(text: string): { before: string; name: string }[] {
  return text.split(BETWEEN_PARTS).flatMap((part) => {
    const words = part.split(/\s+/u).filter((word) => word !== '');
    return words.flatMap((before, at) => {
      if (IS_NAME.test(before)) return [];
      const end = words.findIndex((word, later) => later > at && !IS_NAME.test(word));
      const names = words.slice(at + 1, Math.min(end < 0 ? words.length : end, at + 1 + MAX_WORDS));
      return names.map((_, last) => ({ before, name: names.slice(0, last + 1).join(' ') }));
    });
  });
}
