import type { Evidence } from '../../checks/check.ts';
import { placesIn, sitsIn } from '../../questions/signs/names-place.ts';
import { countriesOfTown } from '../../towns/towns.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { addressTrace } from './address-trace.ts';
import { firstTrace } from './lines.ts';

/** Spoken in many places, and towns of the list as well. */
const LANGUAGE = lightLetters(
  regexSource`
    ^(?:
      english
      |french
      |german
      |spanish
      |italian
      |dutch
      |portuguese
      |polish
      |russian
      |chinese
      |japanese
      |arabic
      |turkish
      |hindi
      |deutsch
      |englisch
      |französisch
      |spanisch
      |italienisch
      |anglais
      |français
      |allemand
      |espagnol
      |inglés
      |español
      |francés
      |inglese
      |francese
      |tedesco
      |spagnolo
      |inglês
      |português
      |espanhol
      |engels
      |frans
      |duits
    )$
  `,
  'iu',
);
const isPlace = (name: string): boolean => !LANGUAGE.test(name) && countriesOfTown(name).length > 0;

/** What may say where a business is or works where nothing was read: what may be an address, or "in" a town of the world's list. */
export function placeTrace(pages: readonly ReadPage[]): Evidence | null {
  return addressTrace(pages, null) ?? firstTrace(pages, ({ text }) => sitsIn(text) || placesIn(text).some(isPlace));
}
