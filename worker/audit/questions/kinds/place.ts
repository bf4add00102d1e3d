import { countriesOfTown } from '../../towns/towns.ts';
import type { TermIndex } from '../index/term-index.ts';
import { firstPassage, type Judged } from '../passages/first-passage.ts';
import type { Passage } from '../passages/passage.ts';
import { placeOfWork } from '../place-of-work.ts';
import type { QuestionLanguage } from '../question-data.ts';
import { hasAddress } from '../signs/has-address.ts';
import {
  basedIn,
  namesBeyond,
  namesPlace,
  namesTownAndLand,
  pinsPlace,
  placesIn,
  sitsIn,
  townsIn,
  worksIn,
} from '../signs/names-place.ts';
import { type KindOfAnswer, partialIf } from './kind-of-answer.ts';

export const place: KindOfAnswer = {
  judge({ asks }, { passage: { text }, inText, titled }) {
    const isAbout = inText || titled;
    if (asks === 'where') {
      // Where somebody sits is not how far they go.
      if (sitsIn(text) && !worksIn(text)) return 'none';
      return isAbout && (namesPlace(text) || namesBeyond(text)) ? 'full' : 'none';
    }
    if (hasAddress(text) && inText) return 'full';
    return partialIf(isAbout && namesPlace(text));
  },
  anywhere: ({ asks }, index, language) => (asks === 'where' ? placeOfWork(index, language) : null),
  elsewhere: ({ fact }, index, language) =>
    fact === 'addresses'
      ? (streetLine(index) ?? townLine(index) ?? placeNamed(index, language) ?? townTold(index))
      : null,
  prefersElsewhere: ({ fact }) => fact === 'addresses',
};

/** A street with its town, where the address was not read as one. */
function streetLine(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'full',
    ({ kind, isReview, isArticle, text }) => kind !== 'form' && !isReview && !isArticle && hasAddress(text),
  );
}

/** "Chennai, Tamil Nadu" in a line of its own: a town by name and where it lies. */
function townLine(index: TermIndex): Judged | null {
  return firstPassage(
    index,
    'partial',
    ({ kind, isReview, isArticle, text }) =>
      kind === 'lines' &&
      !isReview &&
      !isArticle &&
      townsIn(text).some((words) => words.every((word) => !index.writesSmall(word.toLowerCase()))),
  );
}

/** "Massages in Lanzarote": the place without an address. */
function placeNamed(index: TermIndex, language: QuestionLanguage): Judged | null {
  const found = placeOfWork(index, language);
  return found && { ...found, answered: 'partial' };
}

/** "Our practice in Dortmund": a town of the world's list, at home. */
function townTold(index: TermIndex): Judged | null {
  const home = index.passages[0]?.passage.pageUrl;
  const isTold = ({ kind, isReview, text, pageUrl }: Passage): boolean =>
    kind !== 'form' &&
    kind !== 'outline' &&
    !isReview &&
    pageUrl === home &&
    (sitsIn(text) ||
      pinsPlace(text) ||
      basedIn(text).some((one) => countriesOfTown(one).length > 0) ||
      namesTownAndLand(text) ||
      placesIn(text).some((one) => !index.writesSmall(one.toLowerCase()) && countriesOfTown(one).length > 0));
  return firstPassage(index, 'partial', isTold);
}
