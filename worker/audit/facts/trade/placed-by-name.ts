import { isTown } from '../../towns/towns.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import type { TextDocument } from '../../website/text/text-sources.ts';
import type { Facts } from '../facts.ts';

/** "in Masham", "à Larkville": one to three capitalised words behind a short one. A lone capitalised word may be any noun. */
const BEHIND_PREPOSITION = lightLetters(
  /(?<=(?:^|[\s(–-])\p{Ll}{1,5} )\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]{2,}){0,2}/gu,
);

/**
 * Whether the front page introduces the business by a place: its title, main heading or description names the town of an address that stands
 * outside legal texts, says that it is in the town of any ("yoga in Larkville"), or two of the three say so of the same town of the country.
 */
export function isPlacedByName(
  { addresses }: Pick<Facts, 'addresses'>,
  documents: readonly TextDocument[],
  country: string | null,
): boolean {
  const home = documents.filter(({ page }) => page.role === 'home').map(({ view }) => view);
  const said = [
    home.flatMap(({ titles }) => titles.slice(0, 1)),
    home.flatMap(({ headings }) => headings.filter(({ level }) => level === 1).map(({ text }) => text)),
    home.flatMap(({ metas }) => metas.filter(({ name }) => name === 'description').map(({ content }) => content)),
  ];
  const legal = new Set(documents.filter(({ isLegal }) => isLegal).map(({ pageUrl }) => pageUrl));
  const own = addresses
    .filter(({ sources }) => sources.some(({ pageUrl }) => !legal.has(pageUrl)))
    .flatMap(({ value }) => (value.locality === null ? [] : [value.locality]));
  if (own.some((town) => said.some((texts) => names(texts, town)))) return true;
  const towns = new Set(said.flat().flatMap((text) => townsIn(text, country)));
  if (addresses.some(({ value }) => value.locality !== null && towns.has(value.locality))) return true;
  return [...towns].some((town) => said.filter((texts) => names(texts, town)).length > 1);
}

/** As a word of its own: Ulm is not in "Kulmbach". */
function names(texts: readonly string[], town: string): boolean {
  const key = asWords(town);
  return key.length > 2 && texts.some((text) => asWords(text).includes(key));
}

const asWords = (text: string): string => ` ${plainWords(text).replace(NO_LETTERS, ' ').trim()} `;
const NO_LETTERS = lightLetters(/[^\p{L}\p{N}]+/gu);

/** The longest run of words that is a town. */
function townsIn(text: string, country: string | null): string[] {
  return (text.match(BEHIND_PREPOSITION) ?? []).flatMap((run) => {
    const words = run.split(' ');
    const town = words
      .map((_, at) => words.slice(0, words.length - at).join(' '))
      .find((name) => isTown(name, country));
    return town ?? [];
  });
}
