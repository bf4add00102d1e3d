import { LEGAL_FORM_OF_PLACE } from '../words/legal-form-words.ts';
import type { TermIndex } from './index/term-index.ts';
import type { Judged } from './passages/first-passage.ts';
import type { QuestionLanguage } from './question-data.ts';
import {
  namesArea,
  namesBeyond,
  namesRegion,
  namesSurroundings,
  placesIn,
  sitsIn,
  worksIn,
} from './signs/names-place.ts';

/** A longer line says more than where. */
const MAX_PLACE_WORDS = 8;
/** "Nature’s" is "nature" elsewhere. */
const smallOf = (place: string): string => place.toLowerCase().replace(/['’]s$/u, '');
const AREA_LABEL = /(?:^|\n)[^\n]{0,12}(?:areas?|zones?|secteurs?|zonas?)\b/iu;
/** Passages at the top of the home page. */
const TOP = 12;

/**
 * "Electricians in Melbourne" as the main heading or a line at the top says where they work, and so does "services in Melbourne".
 */
export function placeOfWork(index: TermIndex, language: QuestionLanguage): Judged | null {
  // German writes every noun with a capital, titles of other languages any word: "Leaders in Fine Wood".
  const isPlace =
    language === 'de'
      ? namesRegion
      : (text: string) =>
          !LEGAL_FORM_OF_PLACE.test(text) && placesIn(text).some((place) => !index.writesSmall(smallOf(place)));
  for (const { passage } of index.passages) {
    const [text = ''] = passage.headings;
    if (isPlace(text)) return { passage: { ...passage, headings: [], text }, answered: 'full' };
  }
  for (const [at, { passage }] of index.passages.entries()) {
    if (passage.isReview) continue;
    const lines = at < TOP ? passage.text.split('\n') : [];
    const text = lines.find((line) => isPlace(line) && line.split(' ').length <= MAX_PLACE_WORDS);
    if (text !== undefined) return { passage: { ...passage, headings: [], text }, answered: 'full' };
    const tells = language === 'de' ? namesSurroundings : worksIn;
    if (passage.kind === 'prose' && tells(passage.text)) return { passage, answered: 'full' };
    const isArea = passage.kind === 'prose' || (passage.kind === 'lines' && AREA_LABEL.test(passage.text));
    if (
      language !== 'de' &&
      isArea &&
      (namesBeyond(passage.text) || (namesArea(passage.text) && !sitsIn(passage.text)))
    )
      return { passage, answered: 'full' };
  }
  return null;
}
